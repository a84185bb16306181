#include "views/compare/compareparts.h"

#include "models/results/intervaltext.h"
#include "models/rounds/statename.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/samplerepository.h"
#include "ui/arrange.h"
#include "ui/badge.h"
#include "ui/contingencyview.h"
#include "ui/paneheader.h"
#include "ui/parts.h"
#include "ui/plaintooltip.h"
#include "ui/screen/command.h"
#include "ui/screen/livetext.h"
#include "ui/spoken.h"
#include "ui/theme.h"
#include "views/compare/comparewords.h"
#include "views/compare/figuretext.h"
#include "views/session/statelook.h"

#include <QAction>
#include <QButtonGroup>
#include <QLabel>
#include <QLayout>
#include <QPushButton>
#include <QResizeEvent>
#include <QToolButton>

#include <algorithm>

namespace tandem {

namespace {

QString stateText(const CompareState& state)
{
    switch (state.kind) {
    case CompareState::Kind::NoSample:
        return {};
    case CompareState::Kind::Unassigned:
        return CompareHeader::tr("unassigned");
    case CompareState::Kind::Open:
        return CompareHeader::tr("labelling in progress");
    case CompareState::Kind::Compared:
        break;
    }
    // Otherwise the badge says it.
    return state.showsBlindPass ? CompareHeader::tr("first pass, blind") : QString();
}

QString ruleText(const CompareState& state)
{
    if (state.kind != CompareState::Kind::Compared)
        return {};
    return state.comparison.rule == ConsistencyRule::Strict ? CompareHeader::tr("strict rule")
                                                            : CompareHeader::tr("adjudication");
}

} // namespace

CompareHeader::CompareHeader(const QWidget& screen, QWidget* steps, QWidget* parent)
    : QWidget(parent)
    , m_header(new PaneHeader(this))
    , m_headline(named(newNote(this, LabelStyle::Title), "compareHeadline"))
    , m_habits(named(newNote(this, LabelStyle::Secondary), "compareHabits"))
    , m_place(named(newLabel(this, LabelStyle::Small), "comparePlace"))
    , m_badge(named(new Badge(this), "compareState"))
{
    // The title gives way, not the state.
    m_badge->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_header->addControl(steps);
    m_header->addControl(stepButton(commandNamed(&screen, "comparePreviousSample"), false));
    m_header->addControl(m_place);
    m_header->addControl(stepButton(commandNamed(&screen, "compareNextSample"), true));
    m_header->addControl(m_badge);
    m_header->addControl(commandButton(commandNamed(&screen, "compareSettle")));
    m_header->addControl(commandButton(commandNamed(&screen, "compareReopen")));
    m_headline->setContentsMargins(16, 10, 16, 4);
    m_habits->setContentsMargins(16, 0, 16, 6);
    inColumn(this, {m_header, m_headline, m_habits}, 0);
}

QToolButton* CompareHeader::stepButton(QAction* action, bool forward)
{
    auto* button = new QToolButton(this);
    button->setArrowType(forward ? Qt::DownArrow : Qt::UpArrow);
    button->setAutoRaise(true);
    const auto follow = [button, action] {
        button->setEnabled(action->isEnabled());
        button->setAccessibleName(action->text().remove(QLatin1Char('&')));
        button->setToolTip(QStringLiteral("%1 (%2)").arg(
            button->accessibleName(), action->shortcut().toString(QKeySequence::NativeText)));
    };
    connect(action, &QAction::changed, button, follow);
    connect(button, &QToolButton::clicked, action, [action] { action->trigger(); });
    follow();
    return button;
}

QPushButton* CompareHeader::commandButton(QAction* action)
{
    auto* button = new QPushButton(this);
    button->setObjectName(action->objectName() + QStringLiteral("Button"));
    const auto follow = [button, action] {
        button->setEnabled(action->isEnabled());
        button->setVisible(action->isVisible());
        button->setText(action->text().remove(QLatin1Char('&')));
        button->setToolTip(action->toolTip());
    };
    connect(action, &QAction::changed, button, follow);
    connect(button, &QPushButton::clicked, action, [action] { action->trigger(); });
    follow();
    return button;
}

void CompareHeader::setState(const CompareState& state)
{
    const bool any = state.kind != CompareState::Kind::NoSample;
    m_header->setTitle(
        any ? tr("Sample %1").arg(results::countText(state.sample.position)) : tr("Compare"));
    m_headline->setText(state.sample.title);
    m_headline->setVisible(!state.sample.title.isEmpty());
    m_habits->setText(state.habits.join(QLatin1Char('\n')));
    m_habits->setVisible(!state.habits.isEmpty());
    QStringList parts;
    for (const QString& part : {stateText(state), ruleText(state)}) {
        if (!part.isEmpty())
            parts.append(part);
    }
    m_header->setRemark(parts.join(QStringLiteral(" · ")));
    showBadge(state);
}

void CompareHeader::showBadge(const CompareState& state)
{
    if (state.showsBlindPass) {
        m_badge->setBadge(BadgeKind::Neutral, tr("blind answers"));
    } else if (state.kind == CompareState::Kind::Compared) {
        const SampleState now = state.sample.state();
        m_badge->setBadge(stateLook(now).badge, stateName(now, state.sample.step));
    } else if (state.kind == CompareState::Kind::Open) {
        const bool one = state.sample.round->state() == RoundState::SubmittedByOne;
        m_badge->setBadge(
            one ? BadgeKind::Waiting : BadgeKind::Open, one ? tr("submitted by one") : tr("open"));
    }
    m_hasBadge =
        state.kind == CompareState::Kind::Compared || state.kind == CompareState::Kind::Open;
    giveWay();
}

/// Where there is little room the number of the sample, the steps and the buttons stay whole; what
/// the list of samples says as well gives way, then what the buttons say.
void CompareHeader::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    giveWay();
}

void CompareHeader::giveWay()
{
    m_place->setVisible(m_hasPlace);
    m_badge->setVisible(m_hasBadge);
    const auto isCramped = [this] {
        return m_header->layout()->minimumSize().width() + m_header->titleWidth() > width();
    };
    if (isCramped())
        m_place->hide();
    if (isCramped())
        m_badge->hide();
}

void CompareHeader::setPlace(int place, int closed)
{
    m_hasPlace = closed > 0;
    m_place->setText(place > 0 ? tr("%1 of %2", "closed samples")
                                     .arg(results::countText(place), results::countText(closed))
                               : tr("%1 closed").arg(results::countText(closed)));
    m_place->setToolTip(tr("Samples that both annotators have submitted"));
    giveWay();
}

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

ClosedSamples::ClosedSamples(Project& project, Step step, QObject* parent)
    : QObject(parent)
    , m_project(project)
    , m_step(step)
    , m_reading(project)
{
    connect(&project, &Project::changed, this, &ClosedSamples::follow);
    reload();
}

void ClosedSamples::setStep(Step step)
{
    if (step == m_step)
        return;
    m_step = step;
    m_samples.clear();
    reload();
    emit changed();
}

int ClosedSamples::placeOf(SampleId sample) const
{
    const auto found = std::find_if(m_samples.cbegin(), m_samples.cend(),
        [sample](const Place& place) { return place.sample == sample; });
    return found == m_samples.cend() ? 0 : int(found - m_samples.cbegin()) + 1;
}

SampleId ClosedSamples::next(int position, bool forward) const
{
    if (m_samples.isEmpty())
        return {};
    if (forward) {
        const auto after = std::find_if(m_samples.cbegin(), m_samples.cend(),
            [position](const Place& place) { return place.position > position; });
        return after == m_samples.cend() ? m_samples.first().sample : after->sample;
    }
    const auto before = std::find_if(m_samples.crbegin(), m_samples.crend(),
        [position](const Place& place) { return place.position < position; });
    return before == m_samples.crend() ? m_samples.last().sample : before->sample;
}

void ClosedSamples::follow(const ChangeEvent& event)
{
    if (const auto* round = event.as<RoundChanged>())
        refresh(round->sample);
    else if (concerns(event, Parts(Part::Rounds) | Part::Samples))
        reload();
}

void ClosedSamples::reload()
{
    // Should it fail: the workspace reads the same tables and says what is wrong.
    m_reading.read(
        [step = m_step](Database& database, const CancelFlag&) -> Expected<QList<Place>> {
            TANDEM_TRY(ids, ComparisonRepository(database).closedSamples(step));
            TANDEM_TRY(rows, SampleRepository(database).rows(*ids));
            QList<Place> places;
            for (const SampleRow& row : *rows)
                places.append({row.position, row.id});
            return places;
        },
        [this](const QList<Place>& places) {
            m_samples = places;
            emit changed();
        });
}

void ClosedSamples::refresh(SampleId sample)
{
    const auto row = SampleRepository(m_project.reader()).row(sample, m_step);
    if (!row || m_reading.isBusy()) {
        reload();
        return;
    }
    const bool closed = row->round && row->round->isClosed();
    const int place = placeOf(sample);
    if (closed == (place > 0))
        return;
    if (closed) {
        const auto where = std::find_if(m_samples.cbegin(), m_samples.cend(),
            [&row](const Place& other) { return other.position > row->position; });
        m_samples.insert(where, {row->position, sample});
    } else {
        m_samples.removeAt(place - 1);
    }
    emit changed();
}

QString kappaFormula(const KappaFigure& kappa, bool blind)
{
    if (!kappa.kappa.isDefined() || !kappa.observed || !kappa.expected)
        return kappa.kappa.undefinedBecause;
    // Isolated, so that the formula keeps its direction inside right-to-left text.
    const QString formula = QStringLiteral("\u2066kappa = (%1 \u2212 %2) / (%3 \u2212 %2)\u2069")
                                .arg(results::numberText(*kappa.observed, 3),
                                    results::numberText(*kappa.expected, 3), results::countText(1));
    const QString sentence = blind ? CompareWords::tr("%1, for the blind answers.")
                                   : CompareWords::tr("%1, for the answers after the discussion.");
    return sentence.arg(formula);
}

DifferencePanel::DifferencePanel(QWidget* parent)
    : QWidget(parent)
    , m_table(named(new ContingencyView(this), "compareTable2x2"))
    , m_formula(named(newNote(this, LabelStyle::Secondary), "compareFormula"))
{
    m_table->setInteractive(true);

    inColumn(this, {m_table, m_formula, Free()}, 12, {16, 12, 16, 12});
    connect(m_table, &ContingencyView::cellActivated, this, &DifferencePanel::cellRequested);
}

void DifferencePanel::setComparison(const ShownComparison& comparison)
{
    constexpr int kNo = 0;
    constexpr int kYes = 1;
    const ContingencyTable& table = comparison.table;
    m_remark = tr("n = %1").arg(results::countText(table.n()));
    m_table->setSymmetrised(!comparison.named);
    m_table->setCounts(comparison.first.name, comparison.second.name,
        {table.count(kYes, kYes), table.count(kYes, kNo), table.count(kNo, kYes),
            table.count(kNo, kNo)});
    QString formula = kappaFormula(comparison.kappa, comparison.blind);
    if (!comparison.named && comparison.kappa.kappa.isDefined())
        formula +=
            u' ' + tr("Chance agreement depends on each annotator's own answers. This table does "
                      "not show them: it splits disagreements evenly between the sides.");
    m_formula->setText(formula);
}

void DifferencePanel::focusTable()
{
    m_table->setFocus(Qt::OtherFocusReason);
}

} // namespace tandem
