#include "views/compare/calibrationstrip.h"

#include "ui/plaintooltip.h"
#include "ui/screen/livetext.h"
#include "ui/theme.h"
#include "views/compare/compareactions.h"
#include "views/compare/figuretext.h"

#include <QAction>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

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
               ? CalibrationStrip::tr(
                     "Calibration, first pass: labelled blind. Discuss where you differ; then "
                     "both label again, and the blind answers stay as they are.")
               : CalibrationStrip::tr(
                     "Calibration, first pass: labelled blind. The pair or a lead can have it "
                     "labelled again after a discussion.");
}

/// Intervals, and why a figure is undefined.
QString detailOf(const QString& title, const PassFigures& figures)
{
    QStringList lines{title};
    if (!figures.agreement.isDefined())
        lines += figures.agreement.undefinedBecause;
    else if (figures.agreement.interval)
        lines += CalibrationStrip::tr("agreement, 95 % interval %1 – %2")
                     .arg(percentText(figures.agreement.interval->low),
                         percentText(figures.agreement.interval->high));
    if (!figures.kappa.isDefined())
        lines += figures.kappa.undefinedBecause;
    else if (figures.kappa.interval)
        lines += CalibrationStrip::tr("kappa, 95 % interval %1")
                     .arg(intervalText(*shownCoefficient(figures.kappa).interval, 2));
    return lines.join(QLatin1Char('\n'));
}

} // namespace

QString passFigureText(const PassFigures& figures)
{
    const QString dash = QStringLiteral("–");
    const QString agreement =
        figures.agreement.isDefined() ? percentText(*figures.agreement.value) : dash;
    const QString kappa = figures.kappa.isDefined() ? decimalText(*figures.kappa.value, 2) : dash;
    return CalibrationStrip::tr("%1 of %2, kappa %3", "agreement, number of items, kappa")
        .arg(agreement, countText(figures.agreement.n), kappa);
}

CalibrationStrip::CalibrationStrip(CompareActions* actions, QWidget* parent)
    : QFrame(parent)
    , m_actions(actions)
    , m_text(new QLabel(this))
    , m_figures(new QLabel(this))
    , m_passes(new QWidget(this))
    , m_blind(passButton("calibrationBlind", true))
    , m_after(passButton("calibrationAfter", false))
    , m_again(new QPushButton(this))
    , m_question(new QLabel)
    , m_commit(new QPushButton)
    , m_cancel(new QPushButton)
{
    setObjectName(QStringLiteral("compareCalibration"));
    setSurface(this, Surface::Window);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 8, 16, 8);
    layout->setSpacing(6);
    layout->addWidget(buildLine());
    m_asking = buildQuestion();
    layout->addWidget(m_asking);
    connect(actions->blindAnswers, &QAction::changed, this, &CalibrationStrip::follow);
    connect(m_again, &QPushButton::clicked, actions->labelAgain, &QAction::trigger);
    connect(m_commit, &QPushButton::clicked, this, [this] {
        m_asking->hide();
        emit labelAgainAccepted();
        emit finished();
    });
    connect(m_cancel, &QPushButton::clicked, this, &CalibrationStrip::giveUp);
    inEveryLanguage(this, [this] { retranslate(); });
    m_asking->hide();
    hide();
}

QWidget* CalibrationStrip::buildLine()
{
    m_text->setObjectName(QStringLiteral("calibrationText"));
    m_figures->setObjectName(QStringLiteral("calibrationFigures"));
    m_again->setObjectName(QStringLiteral("calibrationLabelAgain"));
    setLabelStyle(m_text, LabelStyle::Secondary);
    setLabelStyle(m_figures, LabelStyle::Strong);
    m_text->setWordWrap(true);
    m_figures->setWordWrap(true);
    auto* group = new QButtonGroup(m_passes);
    auto* passes = new QHBoxLayout(m_passes);
    passes->setContentsMargins(0, 0, 0, 0);
    passes->setSpacing(4);
    for (QToolButton* button : {m_blind, m_after}) {
        group->addButton(button);
        passes->addWidget(button);
    }
    auto* words = new QVBoxLayout;
    words->setSpacing(2);
    words->addWidget(m_text);
    words->addWidget(m_figures);
    auto* line = new QWidget(this);
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addLayout(words, 1);
    row->addWidget(m_passes, 0, Qt::AlignVCenter);
    row->addWidget(m_again, 0, Qt::AlignVCenter);
    return line;
}

QWidget* CalibrationStrip::buildQuestion()
{
    auto* asking = new QWidget(this);
    m_question->setObjectName(QStringLiteral("calibrationQuestion"));
    m_commit->setObjectName(QStringLiteral("calibrationCommit"));
    m_cancel->setObjectName(QStringLiteral("calibrationCancel"));
    setLabelStyle(m_question, LabelStyle::Strong);
    m_question->setWordWrap(true);
    setPrimary(m_commit);
    auto* row = new QHBoxLayout(asking);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    row->addWidget(m_question, 1);
    row->addWidget(m_cancel);
    row->addWidget(m_commit);
    return asking;
}

QToolButton* CalibrationStrip::passButton(const char* name, bool blind)
{
    auto* button = new QToolButton(m_passes);
    button->setObjectName(QLatin1String(name));
    button->setCheckable(true);
    button->setAutoRaise(true);
    connect(button, &QToolButton::clicked, m_actions->blindAnswers,
        [action = m_actions->blindAnswers, blind] { action->setChecked(blind); });
    return button;
}

void CalibrationStrip::setState(const CompareState& state)
{
    setVisible(state.calibration.has_value());
    if (!state.calibration) {
        m_asking->hide();
        return;
    }
    const CalibrationState& calibration = *state.calibration;
    if (!calibration.mayLabelAgain)
        m_asking->hide();
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

void CalibrationStrip::ask()
{
    m_asking->show();
    m_commit->setFocus(Qt::OtherFocusReason);
}

void CalibrationStrip::giveUp()
{
    m_asking->hide();
    emit finished();
}

void CalibrationStrip::follow()
{
    (m_actions->blindAnswers->isChecked() ? m_blind : m_after)->setChecked(true);
}

void CalibrationStrip::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_asking->isVisible())
        giveUp();
    else
        QFrame::keyPressEvent(event);
}

void CalibrationStrip::retranslate()
{
    m_blind->setText(tr("Blind answers"));
    m_after->setText(tr("After discussion"));
    m_again->setText(tr("Label again after discussing"));
    m_question->setText(tr("Have you discussed where you differ? Both label the sample once more; "
                           "this cannot be undone."));
    m_commit->setText(tr("Begin the second pass"));
    m_cancel->setText(tr("Cancel"));
}

} // namespace tandem
