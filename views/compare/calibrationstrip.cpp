#include "views/compare/calibrationstrip.h"

#include "models/results/intervaltext.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/plaintooltip.h"
#include "ui/screen/command.h"
#include "ui/screen/livetext.h"
#include "ui/spoken.h"
#include "ui/theme.h"
#include "views/compare/figuretext.h"

#include <QAction>
#include <QButtonGroup>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace tandem {

namespace {

QString sentenceOf(const CompareState& state)
{
    const CalibrationState& calibration = *state.calibration;
    if (calibration.secondBegun)
        return calibration.after
                   ? CalibrationStrip::tr(
                         "Calibration: labelled blind, discussed, and labelled again.")
                   : CalibrationStrip::tr("Calibration, second pass: both label again after their "
                                          "discussion.");
    if (!calibration.blind)
        return CalibrationStrip::tr("Calibration, first pass: both label blind.");
    if (state.sample.round->settledAt)
        return CalibrationStrip::tr(
            "Calibration: labelled blind, and settled without a second pass.");
    return calibration.mayLabelAgain
               ? CalibrationStrip::tr("Calibration, first pass: labelled blind. Discuss where you "
                                      "differ; then both label again. The blind answers are kept.")
               : CalibrationStrip::tr("Calibration, first pass: labelled blind. The pair or a lead "
                                      "can start a second pass after a discussion.");
}

/// Intervals, and why a figure is undefined.
QString detailOf(const QString& title, const PassFigures& figures)
{
    QStringList lines{title};
    if (!figures.agreement.isDefined())
        lines += figures.agreement.undefinedBecause;
    else if (figures.agreement.interval)
        lines += CalibrationStrip::tr("agreement, 95 % interval %1")
                     .arg(results::intervalText(percentText(figures.agreement.interval->low),
                         percentText(figures.agreement.interval->high)));
    if (!figures.kappa.isDefined())
        lines += figures.kappa.undefinedBecause;
    else if (figures.kappa.interval)
        lines += CalibrationStrip::tr("kappa, 95 % interval %1")
                     .arg(intervalText(*figures.kappa.interval, 2));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

QString passFigureText(const PassFigures& figures)
{
    const QString dash = QStringLiteral("–");
    const QString agreement =
        figures.agreement.isDefined() ? percentText(*figures.agreement.value) : dash;
    const QString kappa =
        figures.kappa.isDefined() ? results::numberText(*figures.kappa.value, 2) : dash;
    return CalibrationStrip::tr("%1 of %2, kappa %3", "agreement, number of items, kappa")
        .arg(agreement, results::countText(figures.agreement.n), kappa);
}

CalibrationStrip::CalibrationStrip(const QWidget& screen, QWidget* parent)
    : QFrame(parent)
    , m_blindAnswers(commandNamed(&screen, "compareBlindAnswers"))
    , m_text(named(newNote(this, LabelStyle::Secondary), "calibrationText"))
    , m_figures(named(newNote(this, LabelStyle::Strong), "calibrationFigures"))
    , m_passes(new QWidget(this))
    , m_blind(passButton("calibrationBlind", true))
    , m_after(passButton("calibrationAfter", false))
    , m_again(named(new QPushButton(this), "calibrationLabelAgain"))
{
    setObjectName(QStringLiteral("compareCalibration"));
    setSurface(this, Surface::Window);
    auto* group = new QButtonGroup(m_passes);
    for (QToolButton* button : {m_blind, m_after})
        group->addButton(button);
    inRow(m_passes, {m_blind, m_after}, 4);
    inRow(this,
        {{inColumn({m_text, m_figures}, 2), 1}, {m_passes, 0, Qt::AlignVCenter},
            {m_again, 0, Qt::AlignVCenter}},
        12, {16, 8, 16, 8});
    connect(m_blindAnswers, &QAction::changed, this, &CalibrationStrip::follow);
    connect(m_again, &QPushButton::clicked, commandNamed(&screen, "compareLabelAgain"),
        &QAction::trigger);
    inEveryLanguage(this, [this] {
        m_blind->setText(tr("Blind answers"));
        m_after->setText(tr("After discussion"));
        m_again->setText(tr("Label again after discussing"));
    });
    hide();
}

QToolButton* CalibrationStrip::passButton(const char* name, bool blind)
{
    auto* button = named(new QToolButton(m_passes), name);
    button->setCheckable(true);
    setRadio(button);
    button->setAutoRaise(true);
    connect(button, &QToolButton::clicked, m_blindAnswers,
        [this, blind] { m_blindAnswers->setChecked(blind); });
    return button;
}

void CalibrationStrip::setState(const CompareState& state)
{
    setVisible(state.calibration.has_value());
    if (!state.calibration)
        return;
    const CalibrationState& calibration = *state.calibration;
    m_text->setText(sentenceOf(state));
    m_passes->setVisible(calibration.secondBegun);
    m_again->setVisible(calibration.mayLabelAgain);
    QStringList figures;
    QStringList details;
    if (calibration.secondBegun && calibration.blind) {
        figures += tr("Blind: %1").arg(passFigureText(*calibration.blind));
        details += detailOf(tr("Blind"), *calibration.blind);
    }
    if (calibration.after) {
        figures += tr("after discussion: %1").arg(passFigureText(*calibration.after));
        details += detailOf(tr("After discussion"), *calibration.after);
    }
    m_figures->setText(figures.join(tr("; ", "between two figures")));
    m_figures->setVisible(!figures.isEmpty());
    m_figures->setToolTip(plainToolTip(details.join(QLatin1Char('\n'))));
    follow();
}

void CalibrationStrip::follow()
{
    (m_blindAnswers->isChecked() ? m_blind : m_after)->setChecked(true);
}

} // namespace tandem
