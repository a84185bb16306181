#include "app/commandline/runs/caseswork.h"

#include "app/commandline/command.h"
#include "app/commandline/expert/expertwork.h"
#include "storage/database/schema.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <functional>

namespace tandem {

namespace {

/// Reads the cases into `project`, unless it is the user's own.
Expected<void> prepare(const CasesWork& work, const QString& project, Call& call)
{
    if (work.isOwnProject)
        return {};
    TerminalProgress progress(call.console, Words::tr("Reading cases"));
    return prepareWorkProject(project, {work.cases, work.system, work.needs}, progress.callback());
}

/// Reads the cases, and does `then` with the run that `choose` gives, in the same write.
Expected<void> begin(const CasesWork& work, RunChooser choose, Call& call,
    const std::function<Expected<void>(Database&, RunId)>& then)
{
    TANDEM_DO(prepare(work, work.project, call));
    auto chosen = writeProject(work.project, [&](Database& database) {
        return choose(database, work.plan).and_then([&](RunId run) { return then(database, run); });
    });
    // Nothing was begun that a later call could go on with.
    if (!chosen && work.isNew && !work.isOwnProject)
        QFile::remove(work.project);
    return chosen;
}

} // namespace

CasesWork casesWork(const QString& cases, const QString& result, const QString& system)
{
    CasesWork work;
    work.cases = cases;
    work.isOwnProject = isProjectFile(cases);
    work.project = work.isOwnProject ? cases : workProjectPath(result);
    work.isNew = !QFileInfo::exists(work.project);
    work.system = system.simplified();
    return work;
}

Expected<DrivenRun> worked(const CasesWork& work, RunChooser choose, Call& call)
{
    RunRow row;
    TANDEM_DO(begin(work, choose, call, [&](Database& database, RunId run) {
        return RunRepository(database).byId(run).map([&](const RunRow& found) { row = found; });
    }));
    if (row.state == RunState::Ended && row.tasks.failed == 0)
        return DrivenRun{row, {}};
    return drivenRun(work.project, row.id, work.ready,
        row.tasks.failed > 0 ? RunDrive::RetryFailed : RunDrive::Start, call);
}

Expected<RunForecast> forecastOf(const CasesWork& work, Call& call)
{
    const QTemporaryDir folder;
    QString project = work.project;
    if (work.isNew && !work.isOwnProject)
        project = folder.filePath(QStringLiteral("estimate.tandem"));
    TANDEM_DO(prepare(work, project, call));
    TerminalProgress progress(call.console, Words::tr("Estimating"));
    return readProject(project,
        [&](Database& database) { return forecastRun(database, work.plan, progress.callback()); });
}

Expected<BegunBatch> begunBatch(
    const CasesWork& work, RunChooser choose, const QString& file, Call& call)
{
    BegunBatch begun;
    TANDEM_DO(begin(work, choose, call, [&](Database& database, RunId run) {
        return beginBatch(database, run, work.ready.endpoint, file)
            .map([&](const BegunBatch& written) { begun = written; });
    }));
    return begun;
}

Expected<void> outcomeOf(const DrivenRun& run)
{
    if (run.outcome)
        return {};
    Error error = run.outcome.error();
    const QString goesOn = Words::tr("The same command goes on from here.");
    if (run.row.state == RunState::CapReached)
        error.remedy = Words::tr("The same command with a higher --cap goes on from here.");
    else if (run.row.state == RunState::Stopped && !error.remedy.isEmpty())
        error.remedy += u' ' + goesOn; // once what is wrong has been put right
    else
        error.remedy = goesOn;
    return failure(error);
}

} // namespace tandem
