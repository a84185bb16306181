#pragma once

#include "storage/runs/rundriver.h"
#include "storage/runs/runlease.h"
#include "storage/runs/runsteps.h"

#include <QElapsedTimer>
#include <QHash>

#include <optional>

/// What the work on a run writes and reads when it begins, and how it ends.
namespace tandem {

/// What a run is opened with.
struct RunOpening
{
    RunId run;
    llm::Endpoint endpoint;
    QString holder;                  ///< of the lease
    std::optional<LeaseSeen> silent; ///< see RunLease::take()
    bool retryFailed = false;
};

/// What the opening write found.
struct OpenedRun
{
    QElapsedTimer begun;
    std::optional<LeaseSeen> held; ///< by somebody else; then nothing of the rest
    RunSetup setup;
    RunRow row;
    QHash<qint64, int> openOf;      ///< open tasks by subject
    QHash<QString, int> openOfPart; ///< and by part, where answers bring more
    int lastOpen = 0;
    qint64 asideChanges = 0;
};

/// What there is when a run seems to be at its end.
struct TasksLeft
{
    int lastOpen = 0; ///< position of the last task that is still to be worked on; 0: none
    TaskCounts counts;
};

/// Inside a write: takes the lease, opens the run and reads what the work on it begins with.
Expected<Written> openRun(Database& database, const RunOpening& opening, OpenedRun& opened);
/// Inside a write: stores `end`, unless tasks are left: `open` is how many are known, none where
/// that does not matter.
Expected<Written> writeRunEnd(Database& database, const RunEnd& end, const QString& holder,
    std::optional<qint64> open, TasksLeft& left);

/// The end of a run where another program works on it, or on `other`, which asks the same.
RunEnd endAsBusy(RunId run, RunId other);
/// The end of a run none of whose tasks is left but those that wait for a batch's results.
RunEnd endOfTasks(RunId run, qsizetype inBatch);

} // namespace tandem
