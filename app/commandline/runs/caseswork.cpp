#include "app/commandline/runs/caseswork.h"

#include "app/commandline/command.h"
#include "storage/database/schema.h"
#include "storage/project/caseproject.h"
#include "storage/runs/runagain.h"

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
    TerminalProgress progress(call.console, CommandWords::tr("Reading cases"));
    return prepareWorkProject(project, {work.cases, work.system, work.needs}, progress.callback());
}

/// Reads the cases, and does `then` with the run that the plan is about, in the same write.
Expected<void> begin(
    const CasesWork& work, Call& call, const std::function<Expected<void>(Database&, RunId)>& then)
{
    TANDEM_DO(prepare(work, work.project, call));
    auto chosen = writeProject(work.project, [&](Database& database) {
        return runForPlan(database, work.plan).and_then([&](RunId run) -> Expected<void> {
            if (work.check) {
                TANDEM_DO(work.check(database, run));
            }
            return then(database, run);
        });
    });
    // Nothing was begun that a later call could go on with.
    if (!chosen && work.isNew && !work.isOwnProject)
        QFile::remove(work.project);
    return chosen;
}

/// Works on the run until it is through with everything; not at all where it is already.
Expected<DrivenRun> worked(const CasesWork& work, Call& call)
{
    RunRow row;
    TANDEM_DO(begin(work, call, [&](Database& database, RunId run) {
        return RunRepository(database).byId(run).map([&](const RunRow& found) { row = found; });
    }));
    if (row.state == RunState::Ended && row.tasks.failed == 0)
        return DrivenRun{row, {}};
    return drivenRun(work.project, row.id, work.ready,
        row.tasks.failed > 0 ? RunDrive::RetryFailed : RunDrive::Start, call);
}

/// What the run would take, without making it or anything else.
Expected<RunForecast> forecastOf(const CasesWork& work, Call& call)
{
    const QTemporaryDir folder;
    QString project = work.project;
    if (work.isNew && !work.isOwnProject)
        project = folder.filePath(QStringLiteral("estimate.tandem"));
    TANDEM_DO(prepare(work, project, call));
    TerminalProgress progress(call.console, CommandWords::tr("Estimating"));
    return readProject(project,
        [&](Database& database) { return forecastRun(database, work.plan, progress.callback()); });
}

/// How the run ended, said for somebody who knows the command that began it and no other; `helps`
/// is what its result says to do where nothing is left to go on with, and may be empty.
Expected<void> outcomeOf(const DrivenRun& run, const QString& helps = {})
{
    if (run.outcome)
        return {};
    Error error = run.outcome.error();
    const QString goesOn = CommandWords::tr("Run the same command to continue.");
    if (run.row.state == RunState::CapReached)
        error.remedy = CommandWords::tr("Run the same command with \"--cap %1\" to continue.")
                           .arg(capToType(run.neededCap));
    else if (run.row.state == RunState::Cancelled)
        error.remedy = CommandWords::tr(
            "Run the same command to start a new run; answered requests are not sent again.");
    else if (run.row.state == RunState::Stopped && !error.remedy.isEmpty())
        error.remedy += u' ' + goesOn; // once what is wrong has been put right
    else if (run.row.state != RunState::Ended || run.row.tasks.failed > 0)
        error.remedy = goesOn;
    else if (!helps.isEmpty())
        error.remedy = helps;
    return failure(error);
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

Expected<void> runCases(
    const CasesWork& work, Call& call, const std::function<Expected<void>(const RunRow&)>& finish)
{
    if (wantsEstimate(call)) {
        TANDEM_TRY(forecast, forecastOf(work, call));
        return tellForecast(*forecast, call);
    }
    if (const QString file = batchFile(call); !file.isEmpty()) {
        BegunBatch begun;
        TANDEM_DO(begin(work, call, [&](Database& database, RunId run) {
            return beginBatch(database, run, work.ready.endpoint, file)
                .map([&](const BegunBatch& written) { begun = written; });
        }));
        if (begun.run.tasks.open > 0)
            return tellBegunBatch(begun, work.project, call);
        return finish(begun.run);
    }
    TANDEM_TRY(run, worked(work, call));
    if (!run->outcome && run->row.state != RunState::Ended)
        return outcomeOf(*run);
    const auto finished = finish(run->row);
    if (run->outcome)
        return finished;
    return outcomeOf(*run, finished ? QString() : finished.error().remedy);
}

} // namespace tandem
