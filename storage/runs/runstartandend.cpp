#include "storage/runs/runstartandend.h"

#include "storage/database/database.h"
#include "storage/repositories/excluding.h"
#include "storage/repositories/runtasks.h"
#include "storage/runs/runwords.h"

namespace tandem {

namespace {

/// Reads what the work on a run begins with.
Expected<void> readInto(OpenedRun& opened, Database& database, RunId run)
{
    RunRepository runs(database);
    RunTasks tasks(database);
    TANDEM_TRY(now, runs.byId(run));
    TANDEM_TRY(open, tasks.openBySubject(run));
    TANDEM_TRY(last, tasks.lastOpenPosition(run));
    TANDEM_TRY(aside, SettingAside(database).changes());
    if (now->kind && growsMeanwhile(*now->kind)) {
        TANDEM_TRY(parts, tasks.openByPart(run));
        opened.openOfPart = *parts;
    }
    opened.asideChanges = *aside;
    opened.row = *now;
    opened.openOf = *open;
    opened.lastOpen = *last;
    return {};
}

} // namespace

Expected<Written> openRun(Database& database, const RunOpening& opening, OpenedRun& opened)
{
    const RunId run = opening.run;
    TANDEM_TRY(held, RunLease::take(database, run, opening.holder, opening.silent));
    opened.held = *held;
    if (opened.held)
        return RunChanged{run};
    TANDEM_TRY(setup, loadRunSetup(database, run, opening.endpoint));
    opened.setup = *setup;
    RunRepository runs(database);
    RunTasks tasks(database);
    const bool unreadToo = setup->kind->retriesUnparsable();
    TANDEM_DO(opening.retryFailed ? tasks.retryFailed(run, unreadToo).map([](int) {})
                                  : runs.setState(run, RunState::Open).and_then([&] {
                                        return tasks.reopenUnanswered(run);
                                    }));
    return readInto(opened, database, run).map([run] { return Written(RunChanged{run}); });
}

Expected<Written> writeRunEnd(Database& database, const RunEnd& end, const QString& holder,
    std::optional<qint64> open, TasksLeft& left)
{
    RunRepository runs(database);
    RunTasks tasks(database);
    TANDEM_TRY(lease, RunLease::seen(database, end.run));
    if (!*lease || (*lease)->holder != holder)
        return Written(RunChanged{end.run});
    // Somebody may have cancelled it elsewhere meanwhile, which stands.
    TANDEM_TRY(now, runs.state(end.run));
    if (*now == RunState::Cancelled)
        return Written(RunChanged{end.run});
    TANDEM_TRY(counts, tasks.counts(end.run));
    left.counts = *counts;
    if (open && counts->open != *open) {
        TANDEM_TRY(last, tasks.lastOpenPosition(end.run));
        left.lastOpen = *last;
        if (*last > 0)
            return Written(RunChanged{end.run});
    }
    return runs.setState(end.run, end.state, end.error ? end.error->sentence() : QString())
        .map([&] { return Written(RunChanged{end.run}); });
}

RunEnd endAsBusy(RunId run, RunId other)
{
    Error error;
    error.code = ErrorCode::Busy;
    if (other == run) {
        error.what = RunWords::tr("Another program is working on this run.");
        error.remedy = RunWords::tr("Wait until it finishes, or stop it.");
    } else {
        error.what =
            RunWords::tr("Another program is working on run %1, which sends the same requests.")
                .arg(QString::number(other.value));
        error.remedy = RunWords::tr("Wait until it finishes, then resume run %1: requests answered "
                                    "by then are not sent again.")
                           .arg(QString::number(run.value));
    }
    return {run, RunState::Stopped, error};
}

RunEnd endOfTasks(RunId run, qsizetype inBatch)
{
    if (inBatch == 0)
        return {run, RunState::Ended, {}};
    Error error;
    error.code = ErrorCode::Refused;
    error.what = RunWords::tr(
        "%n request(s) are pending in a batch and are not sent again.", nullptr, int(inBatch));
    error.remedy =
        RunWords::tr("Read the batch's results (\"run batch-read\"). If none will come, abandon "
                     "the batch (\"run batch-abandon\"): its requests are then sent live.");
    return {run, RunState::Stopped, error};
}

} // namespace tandem
