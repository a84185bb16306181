#include "app/commandline/runs/runplanned.h"

#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "app/commandline/commonoptions.h"
#include "app/commandline/json.h"
#include "app/commandline/output.h"
#include "app/commandline/runs/runbegin.h"
#include "models/results/reportjson.h"
#include "storage/endpoints/endpointstore.h"
#include "storage/repositories/timelinerepository.h"
#include "storage/runs/runagain.h"
#include "storage/runs/runfields.h"
#include "storage/runs/runkind.h"
#include "storage/runs/runreport.h"

#include <QJsonArray>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

Expected<void> chooseSamples(Database& database, Call& call, RunOptions& options)
{
    return selectedSamples(database, call.value("samples"), call)
        .map([&](const QList<SampleRow>& rows) {
            for (const SampleRow& row : rows)
                options.samples.append(row.id);
        });
}

/// Users by their pseudonyms.
Expected<void> chooseUsers(Database& database, Call& call, RunOptions& options)
{
    const QStringList pseudonyms = call.list("users");
    if (pseudonyms.isEmpty())
        return call.misuse(CommandWords::tr("--users needs at least one user."));
    for (const QString& pseudonym : pseudonyms) {
        TANDEM_TRY(user, TimelineRepository(database).userByPseudonym(pseudonym.toUpper()));
        options.userSummaries.users.append(*user);
    }
    return {};
}

/// What of the project is named to be worked on alone.
Expected<void> chooseItems(Database& database, Call& call, RunPlan& plan)
{
    for (const fields::Field& field : runFields(plan.kind)) {
        if (field.type != fields::Type::Items)
            continue;
        const bool isOfSamples = field.names == fields::Names::Samples;
        if (!call.has(isOfSamples ? "samples" : "users"))
            continue;
        TANDEM_DO(isOfSamples ? chooseSamples(database, call, plan.options)
                              : chooseUsers(database, call, plan.options));
    }
    return {};
}

Expected<RunForecast> forecast(const QString& path, RunPlan& plan, Call& call)
{
    TerminalProgress progress(call.console, CommandWords::tr("Estimating"));
    return readProject(path, [&](Database& database) -> Expected<RunForecast> {
        TANDEM_DO(chooseItems(database, call, plan));
        return forecastRun(database, plan, progress.callback());
    });
}

/// A run that was made, or whose questions were written.
struct MadeRun
{
    RunId run;
    BegunBatch begun;
};

Expected<MadeRun> made(const QString& path, const RunPlan& plan, Call& call)
{
    MadeRun run;
    TANDEM_DO(writeProject(path, [&](Database& database) -> Expected<void> {
        const QString file = batchFile(call);
        // What follows from the answers to a batch is asked by the next one of the same run.
        TANDEM_TRY(unfinished,
            file.isEmpty() ? Expected<std::optional<RunId>>() : unfinishedRunFor(database, plan));
        TANDEM_TRY(id, *unfinished ? Expected<RunId>(**unfinished) : createRun(database, plan));
        run.run = *id;
        if (file.isEmpty())
            return {};
        TANDEM_TRY(begun, beginBatch(database, run.run, plan.endpoint, file));
        run.begun = *begun;
        return {};
    }));
    return run;
}

/// What all plans of a call have in common.
Expected<ReadyEndpoint> takeCommon(QList<RunPlan>& plans, Call& call)
{
    TANDEM_TRY(cap, askedCap(call));
    TANDEM_DO(checkBatch(call));
    TANDEM_TRY(ready, endpointToBegin(call));
    for (RunPlan& plan : plans) {
        plan.cap = *cap;
        plan.endpoint = ready->endpoint;
    }
    return *ready;
}

/// Says what each of several runs would take.
Expected<void> tellForecasts(const QString& path, QList<RunPlan> plans, Call& call)
{
    QJsonArray runs;
    QStringList lines;
    for (RunPlan& plan : plans) {
        TANDEM_TRY(estimate, forecast(path, plan, call));
        const results::Report report = forecastReport(*estimate);
        QJsonObject json = results::reportJson(report);
        json.insert(QStringLiteral("model"), plan.model);
        runs.append(json);
        lines.append(plan.model + QStringLiteral(": ") + report.lines.join(u' '));
    }
    return call.tell(Json{{"runs", runs}}, lines);
}

/// What came of several runs.
struct WorkedRuns
{
    QJsonArray rows;
    QStringList finished; ///< models that had made all of it before
    QString rerunHint;    ///< what these had made
};

/// Makes one of several runs and works on it to its end, noting it for programs. A model that has
/// made all of it is passed over.
Expected<void> workOn(
    const QString& path, RunPlan plan, const ReadyEndpoint& ready, WorkedRuns& worked, Call& call)
{
    TANDEM_TRY(estimate, forecast(path, plan, call));
    if (estimate->selection.isComplete) {
        const RunSelection& there = estimate->selection;
        worked.finished.append(plan.model);
        worked.rerunHint = there.whyNotReady ? there.whyNotReady->remedy : there.rerunHint;
        return {};
    }
    TANDEM_TRY(run, made(path, plan, call));
    if (!call.wantsJson()) {
        TANDEM_DO(tellForecast(*estimate, call));
        return driveRun(path, run->run, ready, RunDrive::Start, call);
    }
    TANDEM_TRY(driven, drivenRun(path, run->run, ready, RunDrive::Start, call));
    worked.rows.append(runJson(driven->row));
    return driven->outcome;
}

/// The error of a run after which others were not begun, with how these are.
Error withNotBegun(Error error, const QList<RunPlan>& rest)
{
    if (rest.isEmpty())
        return error;
    QStringList models;
    for (const RunPlan& plan : rest)
        models.append(plan.model);
    const QString names = printable(models.join(u','));
    const QString how =
        CommandWords::tr("Not started: %1. Start with the same command and \"--model %1\".")
            .arg(names);
    error.remedy = error.remedy.isEmpty() ? how : error.remedy + u' ' + how;
    return error;
}

} // namespace

namespace {

/// The models that runs are to ask: those of --model, or else the endpoint's.
Expected<QStringList> modelsToAsk(Call& call)
{
    QStringList models = call.list("model");
    models.removeDuplicates();
    if (call.has("model") && models.isEmpty())
        return call.misuse(CommandWords::tr("--model needs at least one model."));
    if (!models.isEmpty())
        return models;
    if (!call.has("endpoint"))
        return namedEndpoint(call).map([](const ReadyEndpoint&) { return QStringList(); });
    return EndpointStore().byName(call.value("endpoint")).map([](const llm::Endpoint& endpoint) {
        return QStringList(endpoint.model);
    });
}

/// The runs of a kind whose outcome goes by a name: one for each model.
Expected<QList<RunPlan>> plansOfModels(RunPlan plan, const QString& nameOption, Call& call)
{
    TANDEM_TRY(models, modelsToAsk(call));
    const QByteArray option = nameOption.toLatin1();
    if (models->size() > 1 && call.has(QLatin1String(option)))
        return call.misuse(
            CommandWords::tr("--%1 can name only one model; several models keep their own names.")
                .arg(nameOption));
    QList<RunPlan> plans;
    for (const QString& model : std::as_const(*models)) {
        plans.append(plan);
        plans.last().model = model;
        nameMaker(plan.kind, plans.last().options, model, models->size() > 1);
    }
    return plans;
}

/// Works on one run to its end, as the call asks.
Expected<void> runPlanned(const QString& path, RunPlan plan, Call& call)
{
    if (plan.model.isEmpty())
        plan.model = call.value("model");
    QList<RunPlan> plans{plan};
    TANDEM_TRY(ready, takeCommon(plans, call));
    plan = plans.first();
    TANDEM_TRY(estimate, forecast(path, plan, call));
    if (wantsEstimate(call))
        return tellForecast(*estimate, call);
    TANDEM_TRY_VAR(run, made(path, plan, call));
    if (!batchFile(call).isEmpty()) {
        run->begun.later =
            std::max<qint64>(0, estimate->calls + estimate->followUpCalls -
                                    run->begun.written.lines - run->begun.written.outAlready);
        return tellBegunBatch(run->begun, path, call);
    }
    if (!call.wantsJson()) {
        TANDEM_DO(tellForecast(*estimate, call));
    }
    return driveRun(path, run->run, *ready, RunDrive::Start, call);
}

/// The same for several runs, each about a model that its plan names, one after the other; those
/// that have nothing to ask, or fail, keep no other from being worked on. The failure is the first
/// one's.
Expected<void> runAllPlanned(const QString& path, const QList<RunPlan>& wanted, Call& call)
{
    if (wanted.size() == 1)
        return runPlanned(path, wanted.first(), call);
    if (call.has("batch"))
        return call.misuse(CommandWords::tr("A batch uses one model; choose it with --model."));
    QList<RunPlan> plans = wanted;
    TANDEM_TRY(ready, takeCommon(plans, call));
    if (wantsEstimate(call))
        return tellForecasts(path, plans, call);
    WorkedRuns worked;
    Expected<void> first;
    for (qsizetype i = 0; i < plans.size(); ++i) {
        const RunPlan& plan = plans.at(i);
        const Expected<void> one = workOn(path, plan, *ready, worked, call);
        // Somebody wants all of it to end.
        const bool isOver = !one && one.error().code == ErrorCode::Cancelled;
        if (!one && (first || isOver))
            first = failure(withNotBegun(
                one.error().in(plan.model), isOver ? plans.mid(i + 1) : QList<RunPlan>()));
        if (isOver)
            break;
    }
    const QString finished = CommandWords::tr("Nothing was left to do for %1.")
                                 .arg(printable(worked.finished.join(QStringLiteral(", "))));
    const bool isNothing = worked.finished.size() == plans.size();
    if (call.wantsJson() || !(isNothing || worked.finished.isEmpty())) {
        TANDEM_DO(call.tell(Json{{"runs", worked.rows},
                                {"finished_before", QJsonArray::fromStringList(worked.finished)}},
            worked.finished.isEmpty() ? QString() : finished));
    }
    if (isNothing)
        return failure(ErrorCode::NotFound, finished, path, worked.rerunHint);
    return first;
}

const RunKind& kindBegun(const Call& call)
{
    const auto found = std::find_if(runKinds().begin(), runKinds().end(), [&](const RunKind* kind) {
        const char* verb = verbIn(call.command(), kind->command);
        return verb && call.word(0) == QLatin1String(verb);
    });
    Q_ASSERT(found != runKinds().end());
    return **found;
}

} // namespace

Expected<void> beginRun(Call& call)
{
    RunPlan plan;
    plan.kind = kindBegun(call).id;
    TANDEM_DO(takeRunFields(plan, call));
    const fields::Field* maker = fields::makerField(runFields(plan.kind));
    if (!maker)
        return runPlanned(call.word(1), plan, call);
    TANDEM_TRY(plans, plansOfModels(plan, maker->optionName(), call));
    return runAllPlanned(call.word(1), *plans, call);
}

} // namespace tandem
