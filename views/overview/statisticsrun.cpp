#include "views/overview/statisticsrun.h"

namespace tandem {

namespace {

constexpr int kStatisticsRunCoalesceMs = 300;
constexpr int kStatisticsRunPollMs = 100;

} // namespace

StatisticsRun::StatisticsRun(Project& project, QObject* parent)
    : QObject(parent)
    , m_project(project)
{
    m_coalesce.setSingleShot(true);
    m_coalesce.setInterval(kStatisticsRunCoalesceMs);
    m_poll.setInterval(kStatisticsRunPollMs);
    connect(&m_coalesce, &QTimer::timeout, this, &StatisticsRun::start);
    connect(&m_poll, &QTimer::timeout, this, [this] {
        if (m_counts)
            emit progressed(m_counts->done.load(), m_counts->all.load());
    });
    connect(&project, &Project::changed, this, &StatisticsRun::follow);
}

StatisticsRun::~StatisticsRun()
{
    if (m_running)
        m_running->store(true);
}

void StatisticsRun::setWatched(bool watched)
{
    m_watched = watched;
    if (m_watched && m_stale && !m_running)
        start();
}

void StatisticsRun::follow(const ChangeEvent& event)
{
    // Answers of open rounds are no part of the benchmark; people and their names are not either.
    if (!concerns(event, kAllParts & ~(Parts(Part::Answers) | Part::People)))
        return;
    m_stale = true;
    if (m_watched && !m_running && !m_coalesce.isActive())
        m_coalesce.start();
}

void StatisticsRun::start()
{
    if (m_running)
        return;
    m_coalesce.stop();
    m_stale = false;
    m_counts = std::make_shared<Counts>();
    m_running = m_project.read<BenchmarkFigures>(
        [counts = m_counts](Database& database, const CancelFlag& cancelled) {
            return benchmarkFigures(database, [&](qint64 done, qint64 all) {
                counts->done.store(done);
                counts->all.store(all);
                return !cancelled->load();
            });
        },
        this,
        [this](const Expected<BenchmarkFigures>& result) {
            if (result) {
                m_result = *result;
                m_ready = true;
            }
            end();
            if (result)
                emit finished();
            else
                emit failed(result.error());
            if (m_stale && m_watched && result)
                m_coalesce.start();
        });
    m_poll.start();
    emit runningChanged(true);
}

void StatisticsRun::cancel()
{
    if (!m_running)
        return;
    m_running->store(true); // its end is then not told any more
    m_stale = true;
    end();
}

void StatisticsRun::end()
{
    m_running.reset();
    m_counts.reset();
    m_poll.stop();
    emit runningChanged(false);
}

} // namespace tandem
