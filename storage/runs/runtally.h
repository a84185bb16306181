#pragma once

#include "storage/runs/rundriver.h"
#include "storage/runs/runsteps.h"

#include <QElapsedTimer>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace tandem {

/// How fast tasks come to their end, seen over the last ones. Times are in milliseconds.
class RunPace final
{
public:
    /// The first call leaves, by a clock that never goes back; nothing where one has.
    void begin(qint64 ms);
    /// A task ended.
    void add(qint64 ms);
    /// Tasks a minute; none before there is one.
    std::optional<double> perMinute() const;
    /// Milliseconds that `open` tasks will take at this pace.
    std::optional<qint64> timeLeftMs(qint64 open) const;

private:
    /// The beginning, then ends: calls that were sent together may end together, and took as long
    /// as they were waited for.
    QList<qint64> m_ends;
};

/// About how many tasks answers are still to bring: as many of each kind for each open task as
/// those so far that ask the like, and what these bring in their turn.
class RunGrowth final
{
public:
    /// Whether what answers bring brings something itself.
    enum class Depth { Once, Repeatedly };

    RunGrowth() = default;
    /// `openOf`: how many tasks were open when the work began, by the part that they are about.
    explicit RunGrowth(const QHash<QString, int>& openOf, Depth depth = Depth::Once);

    /// A task about `part` ended and brought others about these parts.
    void end(const QString& part, const QStringList& added);
    /// None while nothing tells what the open tasks bring: of those that were open from the
    /// beginning some kind has no end yet; where answers bring tasks repeatedly, before the first
    /// one ended. Kinds that come later and have no end yet are taken to bring nothing.
    std::optional<qint64> expected() const;

private:
    struct Like
    {
        qint64 open = 0;
        qint64 ended = 0;
        QHash<QString, qint64> added; ///< by kind
    };
    double broughtBy(const QString& kind, int depth) const;

    Depth m_depth = Depth::Once;
    QHash<QString, Like> m_alike; ///< by kind: the part without its number
};

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
