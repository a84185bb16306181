#pragma once

#include "storage/runs/rundriver.h"
#include "storage/runs/rungrowth.h"
#include "storage/runs/runpace.h"
#include "storage/runs/runsteps.h"

#include <QElapsedTimer>
#include <QHash>

#include <optional>

namespace tandem {

/// The counts of a run that is worked on, kept without reading the project again.
class RunTally final
{
public:
    RunTally() = default;
    /// `openOf`: open tasks by subject; `growth` of the same.
    RunTally(const RunRow& row, const QHash<qint64, int>& openOf, const RunGrowth& growth);

    /// A call leaves.
    void addCall() { m_pace.begin(m_clock.elapsed()); }
    const TaskCounts& counts() const { return m_counts; }
    void setCounts(const TaskCounts& counts) { m_counts = counts; }
    /// Attempts without an answer that may have been billed, each up to `most`.
    void addLost(qint64 attempts, std::optional<double> most);
    /// A reply was stored, or what came of an answer that broke off.
    void addReply(const LlmReply& reply) { m_totals.add(reply); }
    /// A task came to its end, or to another try.
    void addEnd(const RunStep& step, const StepEnd& end);
    /// Fills in what it knows.
    void tell(RunProgress& progress) const;

private:
    std::optional<RunKindId> m_kind;
    RunGrowth m_growth;
    TaskCounts m_counts;
    WorkCounts m_work;
    QHash<qint64, int> m_openOf; ///< open tasks by subject
    ReplyTotals m_totals;
    AttemptTotals m_attempts; ///< without those that are on their way
    RunPace m_pace;
    QElapsedTimer m_clock;
};

} // namespace tandem
