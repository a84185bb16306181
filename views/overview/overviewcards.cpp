#include "views/overview/overviewcards.h"

#include "models/rounds/timetext.h"
#include "ui/arrange.h"
#include "ui/parts.h"
#include "ui/statcard.h"
#include "views/overview/matrixsteps.h"
#include "views/overview/moneytext.h"
#include "views/overview/overviewfigures.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"
#include "views/session/samplerowtext.h"
#include "views/session/stepbar.h"

#include <QLocale>

namespace tandem {

namespace {

using States = std::initializer_list<SampleState>;

constexpr States kDone{SampleState::Imported, SampleState::Closed, SampleState::Settled};
constexpr States kInProgress{SampleState::Open, SampleState::HandedInByOne};
constexpr States kWaiting{
    SampleState::WaitingForDiscussion, SampleState::WaitingForFacts, SampleState::Unassigned};

/// "3 closed, 12 settled": the states that have samples.
QString parts(const OverviewSnapshot& snapshot, States states)
{
    QStringList words;
    for (const SampleState state : states) {
        if (const int count = snapshot.states.value(state); count > 0)
            words += OverviewCards::tr("%1 %2", "count and state")
                         .arg(QLocale().toString(count), sampleStateName(state));
    }
    return words.join(OverviewCards::tr(", ", "between items of a list"));
}

} // namespace

OverviewCards::OverviewCards(ProjectSession& session, OverviewFigures& figures, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_figures(figures)
    , m_samples(named(new StatCard(this), "cardSamples"))
    , m_done(named(new StatCard(this), "cardDone"))
    , m_inProgress(named(new StatCard(this), "cardInProgress"))
    , m_waiting(named(new StatCard(this), "cardWaiting"))
    , m_time(named(new StatCard(this), "cardTime"))
{
    inRow(this, {m_samples, m_done, m_inProgress, m_waiting, m_time}, 12);
    connect(m_time, &StatCard::linkActivated, &NextSteps::of(session),
        &NextSteps::projectSettingsRequested);
    connect(&figures, &OverviewFigures::refreshed, this, &OverviewCards::showFigures);
    connect(&session, &ProjectSession::currentPersonChanged, this, &OverviewCards::showTime);
    inEveryLanguage(this, [this] { showFigures(); });
}

void OverviewCards::showFigures()
{
    showCounts();
    showTime();
}

void OverviewCards::showCounts()
{
    const OverviewSnapshot& snapshot = m_figures.snapshot();
    const QLocale locale;
    const QString unknown = QString(QChar(0x2026));
    const auto show = [&](StatCard* card, const QString& title, States states) {
        card->setTitle(tr("%1: %2", "step and figure").arg(stepName(snapshot.step), title));
        card->setValue(m_figures.isReady() ? locale.toString(snapshot.count(states)) : unknown);
        card->setSubline(parts(snapshot, states));
    };
    int all = 0;
    for (const SampleState state : sampleStates(snapshot.step))
        all += snapshot.states.value(state);
    m_samples->setTitle(tr("Samples"));
    m_samples->setValue(m_figures.isReady() ? locale.toString(all) : unknown);
    const int begun = all - snapshot.count(kWaiting) - snapshot.count({SampleState::Imported});
    m_samples->setSubline(tr("%Ln started", nullptr, begun));
    show(m_done, tr("done"), kDone);
    show(m_inProgress, tr("in progress"), kInProgress);
    show(m_waiting, tr("waiting"), kWaiting);
}

void OverviewCards::showTime()
{
    const OverviewSnapshot& snapshot = m_figures.snapshot();
    const ProjectSettings& settings = m_session.settings();
    m_time->setTitle(tr("Active time"));
    m_time->setValue(m_figures.isReady() ? timeText(snapshot.activeMs(), snapshot.unmeasured())
                                         : QString(QChar(0x2026)));
    if (settings.hourlyWage > 0.0) {
        m_time->setSubline(tr("%1 at %2 per hour")
                               .arg(moneyText(snapshot.cost(), settings.currency),
                                   moneyText(settings.hourlyWage, settings.currency)));
        m_time->setLinks({});
    } else {
        m_time->setSubline(tr("no hourly wage"));
        m_time->setLinks(m_session.isLead() ? QList<CardLink>{{QStringLiteral("wage"), tr("set"),
                                                  tr("Set the hourly wage")}}
                                            : QList<CardLink>{});
    }
}

} // namespace tandem
