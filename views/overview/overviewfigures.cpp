#include "views/overview/overviewfigures.h"

#include "views/session/projectsession.h"

namespace tandem {

namespace {

constexpr int kOverviewFiguresCoalesceMs = 300;

Expected<OverviewSnapshot> readSnapshot(Database& database, double hourlyWage, Step step)
{
    OverviewRepository overview(database);
    OverviewSnapshot snapshot;
    TANDEM_TRY_VAR(states, overview.stateCounts(step));
    TANDEM_TRY_VAR(progress, overview.progress(hourlyWage));
    TANDEM_TRY_VAR(times, overview.sampleTimes());
    snapshot.step = step;
    snapshot.states = *std::move(states);
    snapshot.progress = *std::move(progress);
    snapshot.times = *std::move(times);
    return snapshot;
}

} // namespace

qint64 OverviewSnapshot::activeMs() const
{
    qint64 sum = 0;
    for (const PersonProgress& person : progress)
        sum += person.activeMs;
    return sum;
}

int OverviewSnapshot::unmeasured() const
{
    int sum = 0;
    for (const PersonProgress& person : progress)
        sum += person.unmeasured;
    return sum;
}

double OverviewSnapshot::cost() const
{
    double sum = 0.0;
    for (const PersonProgress& person : progress)
        sum += person.cost;
    return sum;
}

int OverviewSnapshot::count(std::initializer_list<SampleState> among) const
{
    int sum = 0;
    for (const SampleState state : among)
        sum += states.value(state);
    return sum;
}

OverviewFigures::OverviewFigures(ProjectSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
    m_coalesce.setSingleShot(true);
    m_coalesce.setInterval(kOverviewFiguresCoalesceMs);
    connect(&m_coalesce, &QTimer::timeout, this, &OverviewFigures::read);
    connect(&session.project(), &Project::changed, this, &OverviewFigures::follow);
    connect(&session, &ProjectSession::settingsChanged, this, &OverviewFigures::markStale);
}

OverviewFigures::~OverviewFigures()
{
    if (m_running)
        m_running->store(true);
}

void OverviewFigures::setWatched(bool watched)
{
    m_watched = watched;
    if (m_watched && m_stale && !m_running)
        read();
}

void OverviewFigures::setStep(Step step)
{
    if (step == m_step)
        return;
    m_step = step;
    markStale();
}

void OverviewFigures::follow(const ChangeEvent& event)
{
    // The wage comes with the session's settings, once it has read them.
    if (concerns(event, kAllParts & ~Parts(Part::Settings)))
        markStale();
}

void OverviewFigures::markStale()
{
    m_stale = true;
    if (m_watched && !m_running && !m_coalesce.isActive())
        m_coalesce.start();
}

void OverviewFigures::read()
{
    if (m_running || !m_watched)
        return;
    m_coalesce.stop();
    m_stale = false;
    m_running = m_session.project().read<OverviewSnapshot>(
        [wage = m_session.settings().hourlyWage, step = m_step](
            Database& database, const CancelFlag&) { return readSnapshot(database, wage, step); },
        this,
        [this](const Expected<OverviewSnapshot>& snapshot) {
            m_running.reset();
            if (snapshot) {
                m_snapshot = *snapshot;
                m_ready = true;
                emit refreshed();
            } else {
                emit failed(snapshot.error());
            }
            emit busyChanged(false);
            if (m_stale && m_watched)
                m_coalesce.start();
        });
    emit busyChanged(true);
}

} // namespace tandem
