#include "storage/runs/runtally.h"

#include <algorithm>

namespace tandem {

RunTally::RunTally(const RunRow& row, const QHash<qint64, int>& openOf, const RunGrowth& growth)
    : m_kind(row.kind)
    , m_growth(growth)
    , m_counts(row.tasks)
    , m_work(row.work)
    , m_openOf(openOf)
    , m_totals(row.totals)
    , m_attempts(row.attempts)
{
    m_clock.start();
}

void RunTally::addLost(qint64 attempts, std::optional<double> most)
{
    m_attempts.live += attempts;
    m_attempts.mostCost += double(attempts) * most.value_or(0.0);
    m_attempts.unpriced += most ? 0 : attempts;
}

void RunTally::addEnd(const RunStep& step, const StepEnd& end)
{
    m_counts.open += end.added.size();
    int& open = m_openOf[step.task.subject.id];
    open += static_cast<int>(end.added.size());
    if (end.state == TaskState::Open)
        return;
    // What ended without a call says nothing about how long the others will take.
    if (step.attempt.isValid())
        m_pace.add(m_clock.elapsed());
    m_growth.end(step.task.subject.part, end.parts);
    --m_counts.open;
    m_counts.done += end.state == TaskState::Done ? 1 : 0;
    m_counts.unread += end.state == TaskState::Done && !end.error.isEmpty() ? 1 : 0;
    m_counts.failed += end.state == TaskState::Failed ? 1 : 0;
    m_counts.cancelled += end.state == TaskState::Cancelled ? 1 : 0;
    m_work.done += --open == 0 && end.state != TaskState::Cancelled ? 1 : 0;
}

void RunTally::tell(RunProgress& progress) const
{
    const bool grows = m_kind && growsMeanwhile(*m_kind);
    progress.tasks = m_counts;
    progress.work = grows ? m_work : WorkCounts{m_counts.done + m_counts.failed, m_counts.all()};
    progress.totals = m_totals;
    progress.attempts = m_attempts;
    progress.perMinute = m_pace.perMinute();
    const std::optional<qint64> more = grows ? m_growth.expected() : std::optional<qint64>(0);
    progress.moreExpected = std::max<qint64>(0, more.value_or(0));
    if (more)
        progress.timeLeftMs = m_pace.timeLeftMs(std::max<qint64>(0, m_counts.open) + *more);
}

} // namespace tandem
