#include "views/overview/progresssummary.h"

#include "models/rounds/statename.h"
#include "models/rounds/timetext.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/plaintooltip.h"
#include "views/overview/overviewfigures.h"
#include "views/overview/samplematrix.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/statelook.h"
#include "views/session/stepbar.h"

#include <QFontMetrics>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

namespace tandem {

namespace {

constexpr int kLegendGap = 16;
constexpr int kSwatchGap = 6;

/// "3 submitted by both, 12 settled": the states that have samples.
QString partsOf(const OverviewSnapshot& snapshot, const QList<SampleState>& states)
{
    QStringList words;
    for (const SampleState state : states) {
        if (const int count = snapshot.states.value(state); count > 0)
            words += ProgressSummary::tr("%1 %2", "count and state")
                         .arg(QLocale().toString(count), stateName(state, snapshot.step));
    }
    return words.join(ProgressSummary::tr(", ", "between items of a list"));
}

int countOf(const OverviewSnapshot& snapshot, const QList<SampleState>& states)
{
    int sum = 0;
    for (const SampleState state : states)
        sum += snapshot.states.value(state);
    return sum;
}

} // namespace

ProgressSummary::ProgressSummary(ProjectSession& session, OverviewFigures& figures, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_figures(figures)
    , m_title(named(newLabel(this, LabelStyle::Strong), "progressTitle"))
    , m_time(named(newLabel(this, LabelStyle::Small), "activeTime"))
    , m_setWage(newLink(this, "setWage", [] { return tr("Set hourly wage…"); }))
    , m_bar(named(new StateBar(this), "progressBar"))
{
    build();
    connect(m_setWage, &QPushButton::clicked, &NextSteps::of(session),
        &NextSteps::projectSettingsRequested);
    connect(&figures, &OverviewFigures::refreshed, this, &ProgressSummary::showFigures);
    connect(&session, &ProjectSession::currentPersonChanged, this, &ProgressSummary::showTime);
    inEveryLanguage(this, [this] { showFigures(); });
}

void ProgressSummary::build()
{
    const auto add = [this](const char* name, const QList<SampleState>& states, QString (*words)(),
                         const StatePart& part) {
        auto* entry = new QWidget(this);
        auto* label = named(newLabel(entry, LabelStyle::Small), name);
        inRow(entry, {new StateSwatch(part, entry), label}, kSwatchGap);
        m_groups.append({states, words, part, entry, label});
    };
    add("samplesDone", {SampleState::Settled, SampleState::Closed, SampleState::Imported},
        [] { return tr("%1 done", "samples"); }, {.color = &ThemeColors::yes});
    add("samplesUndecided", {SampleState::AwaitingAdjudication},
        [] { return tr("%1 awaiting adjudication", "samples"); },
        {.color = stateLook(SampleState::AwaitingAdjudication).sign.color});
    add("samplesInProgress", {SampleState::SubmittedByOne, SampleState::Open},
        [] { return tr("%1 assigned", "samples"); }, {.color = &ThemeColors::accent});
    add("samplesWaiting",
        {SampleState::WaitingForDiscussion, SampleState::WaitingForParagraphs,
            SampleState::WaitingForFacts},
        [] { return tr("%1 waiting", "samples"); }, {.isHatched = true});
    add("samplesUnassigned", {SampleState::Unassigned},
        [] { return tr("%1 unassigned", "samples"); }, {.color = &ThemeColors::unmatched});
    auto* legend = inRow({}, kLegendGap);
    for (const Group& group : std::as_const(m_groups))
        legend->addWidget(group.entry);
    legend->addStretch();
    m_time->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* head = inRow({m_title, Free(1), m_time, m_setWage}, 8);
    inColumn(this, {head, m_bar, legend}, 6);
}

void ProgressSummary::showFigures()
{
    showCounts();
    showTime();
}

void ProgressSummary::showCounts()
{
    const OverviewSnapshot& snapshot = m_figures.snapshot();
    const bool isReady = m_figures.isReady();
    const QString unknown = QString(QChar(0x2026));
    const auto counted = [&](qint64 count) {
        return isReady ? QLocale().toString(count) : unknown;
    };
    int all = 0;
    for (const SampleState state : sampleStates(snapshot.step))
        all += snapshot.states.value(state);
    QList<StatePart> parts;
    QStringList words;
    for (Group& group : m_groups) {
        const int count = countOf(snapshot, group.states);
        const QString states = partsOf(snapshot, group.states);
        group.part.count = count;
        parts.append(group.part);
        group.brief = group.words().arg(counted(count));
        group.full =
            states.isEmpty() || group.states.size() == 1
                ? group.brief
                : tr("%1 (%2)", "3 done (2 settled, 1 submitted by both)").arg(group.brief, states);
        group.entry->setVisible(count > 0);
        // The names of states give way where the window becomes narrow.
        group.label->setMinimumWidth(group.label->fontMetrics().horizontalAdvance(group.brief));
        group.label->setToolTip(plainToolTip(group.full));
        group.label->setAccessibleName(group.full);
        if (count > 0)
            words += group.full;
    }
    // They are samples, whatever the step asks about.
    m_title->setText(
        tr("%1: %2 of %3 samples done", "step, counts")
            .arg(stepName(snapshot.step), counted(m_groups.constFirst().part.count), counted(all)));
    m_bar->setParts(parts);
    m_bar->setAccessibleName(m_title->text());
    m_bar->setAccessibleDescription(words.join(tr(", ", "between items of a list")));
    m_bar->setToolTip(plainToolTip(words.join(QLatin1Char('\n'))));
    fitLegend();
}

/// The legend names the states of its parts where there is room for all of them.
void ProgressSummary::fitLegend()
{
    int full = 0;
    for (const Group& group : std::as_const(m_groups)) {
        if (group.part.count > 0)
            full += group.label->fontMetrics().horizontalAdvance(group.full) + kLegendGap +
                    2 * kSwatchGap + group.entry->height();
    }
    for (const Group& group : std::as_const(m_groups))
        group.label->setText(full <= width() ? group.full : group.brief);
}

void ProgressSummary::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitLegend();
}

void ProgressSummary::showTime()
{
    const OverviewSnapshot& snapshot = m_figures.snapshot();
    const ProjectSettings& settings = m_session.settings();
    const bool hasWage = settings.hourlyWage > 0.0;
    const QString time =
        tr("Active time: %1")
            .arg(m_figures.isReady() ? timeText(snapshot.activeMs(), snapshot.unmeasured())
                                     : QString(QChar(0x2026)));
    m_time->setText(hasWage ? tr("%1 · %2 at %3 per hour", "active time, cost, wage")
                                  .arg(time, moneyText(snapshot.cost(), settings.currency),
                                      moneyText(settings.hourlyWage, settings.currency))
                            : time);
    m_setWage->setVisible(!hasWage && m_session.isLead());
}

} // namespace tandem
