#include "app/commandline/runs/runbegin.h"

#include "app/commandline/command.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/fieldoptions.h"
#include "app/commandline/runs/runbatchcommand.h"
#include "storage/endpoints/endpointstore.h"
#include "storage/llm/gateway.h"
#include "storage/project/project.h"
#include "storage/repositories/runtasks.h"
#include "storage/runs/rundriver.h"
#include "storage/runs/runfields.h"
#include "storage/runs/runkind.h"
#include "storage/runs/runreport.h"

#include <QLocale>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace tandem {

bool wantsEstimate(Call& call)
{
    return call.has("estimate");
}

QString batchFile(Call& call)
{
    return call.value("batch");
}

Expected<ReadyEndpoint> endpointToBegin(Call& call)
{
    const bool asks = !wantsEstimate(call) && !call.has("batch");
    if (asks || !call.has("endpoint"))
        return namedEndpoint(call);
    return EndpointStore().byName(call.value("endpoint")).map([](const llm::Endpoint& endpoint) {
        return ReadyEndpoint{endpoint, {}};
    });
}

Expected<void> checkBatch(Call& call)
{
    if (call.has("batch") && batchFile(call).isEmpty())
        return call.misuse(CommandWords::tr("--batch requires a file name to write to."));
    if (call.has("batch")) {
        TANDEM_DO(checkBatchName(batchFile(call), call));
        return askToReplaceKept(batchFile(call), call);
    }
    return {};
}

Expected<void> takeRunFields(RunPlan& plan, Call& call)
{
    return takeFields(runFields(plan.kind), &plan.options, call);
}

Expected<std::optional<double>> askedCap(Call& call)
{
    return call.decimal("cap", kCapBounds);
}

Expected<void> tellForecast(const RunForecast& forecast, Call& call)
{
    const auto told = call.show(forecastReport(forecast));
    call.out.flush();
    return told;
}

Expected<BegunBatch> beginBatch(
    Database& database, RunId run, const llm::Endpoint& endpoint, const QString& file)
{
    BegunBatch begun;
    RunRepository runs(database);
    TANDEM_TRY(before, runs.byId(run));
    if (before->tasks.failed > 0) {
        TANDEM_DO(RunTasks(database).retryFailed(run));
    }
    TANDEM_TRY(written, writeBatchFile(database, run, endpoint, file));
    begun.written = *written;
    return runs.byId(run).map([&](const RunRow& row) {
        begun.run = row;
        return begun;
    });
}

Expected<void> tellBegunBatch(const BegunBatch& begun, const QString& project, Call& call)
{
    Json json = batchJson(begun.written, batchFile(call));
    json.insert("run", runJson(begun.run));
    json.insert("project", project);
    json.insert("later_calls", begun.later);
    QStringList lines{batchText(begun.written, batchFile(call))};
    const QString run = QString::number(begun.run.id.value);
    if (begun.written.lines > 0)
        lines.append(CommandWords::tr("\"tandem run batch-read %1 %2 RESULTS\" reads the answers.")
                         .arg(project, run));
    if (begun.written.lines > 0 && begun.later > 0)
        lines.append(
            CommandWords::tr("About %n follow-up request(s) will come from the replies, step by "
                             "step, each in a batch of the same run: \"tandem run batch-write %1 "
                             "%2 FILE\" writes the next batch once the replies are read.",
                nullptr, int(begun.later))
                .arg(project, run));
    return call.tell(json, lines.join(u'\n'));
}

namespace {

/// How often a terminal and Ctrl+C are looked at.
constexpr int kLookMs = 100;
/// What a server asks for that is waited for without a word.
constexpr int kShortWaitMs = 5000;

/// Says where no progress is shown how long a server has everybody wait, each time once.
class ServerWait final
{
public:
    void look(const RunProgress& progress, Call& call)
    {
        const QDateTime known = std::max(m_told, QDateTime::currentDateTimeUtc());
        if (call.console.showsProgress || !progress.pause ||
            progress.pause->until < known.addMSecs(kShortWaitMs))
            return;
        m_told = progress.pause->until;
        call.err << QStringLiteral("tandem: ") << printable(serverWaitText(*progress.pause))
                 << '\n';
        call.err.flush();
    }

private:
    QDateTime m_told = QDateTime::fromMSecsSinceEpoch(0, Qt::UTC);
};

RunEnd worked(
    Project& project, const RunRow& run, const ReadyEndpoint& ready, RunDrive how, Call& call)
{
    llm::Gateway gateway;
    RunDriver driver(project, gateway);
    TerminalProgress progress(
        call.console, (run.kind ? runKind(*run.kind).name() : run.kindKey) + u':');
    std::optional<RunEnd> end;
    QObject::connect(&driver, &RunDriver::ended, &driver, [&](const RunEnd& said) { end = said; });
    bool isPaused = false; ///< somebody wants it to end
    bool isTold = false;   ///< what it waits for then
    ServerWait wait;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &driver, [&] {
        wait.look(driver.progress(), call);
        if (progress.show(progressText(driver.progress(), driver.isFinishing())) || isTold)
            return;
        // Until the next look the calls end whose requests had not left.
        if (!std::exchange(isPaused, true)) {
            driver.pause();
            return;
        }
        isTold = true;
        const int calls = driver.progress().underWay;
        if (calls > 0 && !call.console.showsProgress) {
            call.err << QStringLiteral("tandem: ") << waitingText(calls) << '\n';
            call.err.flush();
        }
    });
    look.start(kLookMs);
    if (how == RunDrive::RetryFailed)
        driver.retryFailed(run.id, ready.endpoint, ready.key);
    else
        driver.start(run.id, ready.endpoint, ready.key);
    waitUntil([&] { return end.has_value(); });
    return *end;
}

Expected<void> outcome(const RunEnd& end, const RunRow& row, Database& database,
    const QString& path, const QString& advice)
{
    const QString number = QString::number(row.id.value);
    switch (end.state) {
    case RunState::Paused:
        return failure(ErrorCode::Cancelled, CommandWords::tr("Run %1 is paused.").arg(number),
            path, CommandWords::tr("Continue with \"tandem run resume %1 %2\".").arg(path, number));
    case RunState::Cancelled:
        return failure(
            ErrorCode::Cancelled, CommandWords::tr("Run %1 was cancelled.").arg(number), path);
    case RunState::CapReached:
    case RunState::Stopped:
        if (end.error) {
            Error error = end.error->in(path);
            if (end.state == RunState::CapReached) {
                error.remedy = CommandWords::tr(
                    "Continue with a higher cap: \"tandem run resume %1 %2 --cap %3\".")
                                   .arg(path, number, capToType(end.neededCap));
            }
            return failure(error);
        }
        break;
    case RunState::Open:
    case RunState::Ended:
        break;
    }
    RunTasks tasks(database);
    const auto firstOf = [](const Expected<QList<TaskRow>>& some) {
        return CommandWords::tr("The first: %1")
            .arg(some && !some->isEmpty() ? some->first().error : QString());
    };
    if (broughtNothing(row))
        return failure(ErrorCode::InvalidInput,
            broughtNothingText(row) + u' ' + firstOf(tasks.tasks(row.id, true, 0, 1)), path,
            advice);
    if (row.tasks.failed == 0)
        return {};
    TANDEM_TRY(remedy, withEndsAlike(database, row.id,
                           CommandWords::tr("Retry failed tasks with \"tandem run retry %1 %2\".")
                               .arg(path, number)));
    return failure(ErrorCode::InvalidInput,
        CommandWords::tr("%n task(s) failed.", nullptr, int(row.tasks.failed)) + u' ' +
            firstOf(tasks.failedTasks(row.id, 1)),
        path, *remedy);
}

Expected<void> tellRun(const DrivenRun& driven, Call& call)
{
    const RunRow& run = driven.row;
    QStringList lines{
        CommandWords::tr("Run %1 %2: %3 of %4 done, %5 failed. %6")
            .arg(QString::number(run.id.value), runStateName(run), groupedCount(run.tasks.done),
                groupedCount(run.tasks.all()), groupedCount(run.tasks.failed), runTotalsText(run)),
        broughtNothing(run) ? QString() : driven.advice};
    lines.removeAll(QString());
    return call.tell(runJson(run), lines.join(u'\n'));
}

} // namespace

QString capToType(std::optional<double> cap)
{
    return cap ? QString::number(*cap, 'g', QLocale::FloatingPointShortest)
               : QStringLiteral("AMOUNT");
}

Expected<DrivenRun> drivenRun(
    const QString& path, RunId run, const ReadyEndpoint& ready, RunDrive how, Call& call)
{
    const auto project = Project::open(path);
    if (!project)
        return failure(project.error().in(path));
    RunRepository runs((*project)->reader());
    const auto before = runs.byId(run);
    if (!before)
        return failure(before.error().in(path));
    const RunEnd end = worked(**project, *before, ready, how, call);
    const auto after = runs.byId(run);
    if (!after)
        return failure(after.error().in(path));
    const auto advice = unreadAdvice((*project)->reader(), *after, path);
    if (!advice)
        return failure(advice.error().in(path));
    return DrivenRun{
        *after, outcome(end, *after, (*project)->reader(), path, *advice), end.neededCap, *advice};
}

Expected<void> driveRun(
    const QString& path, RunId run, const ReadyEndpoint& ready, RunDrive how, Call& call)
{
    TANDEM_TRY(driven, drivenRun(path, run, ready, how, call));
    TANDEM_DO(tellRun(*driven, call));
    return driven->outcome;
}

} // namespace tandem
