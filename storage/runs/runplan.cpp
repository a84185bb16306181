#include "storage/runs/runplan.h"

#include "models/llm/cost.h"
#include "storage/database/database.h"
#include "storage/repositories/promptrepository.h"
#include "storage/repositories/replyrepository.h"
#include "storage/runs/runsteps.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(RunPlan)
};

Expected<const RunKind*> kindOf(const RunPlan& plan)
{
    if (const RunKind* kind = findRunKind(plan.kind))
        return kind;
    return failure(ErrorCode::NotFound,
        Words::tr("This version does not know runs of the kind \"%1\".").arg(plan.kind));
}

QString modelOf(const RunPlan& plan)
{
    return plan.model.isEmpty() ? plan.endpoint.model : plan.model;
}

Expected<void> checkPlan(const RunPlan& plan)
{
    if (modelOf(plan).isEmpty())
        return failure(ErrorCode::InvalidInput, Words::tr("No model is named."), plan.endpoint.name,
            Words::tr("Name one, or set one for the endpoint."));
    if (!plan.cap)
        return {};
    if (!(*plan.cap > 0.0))
        return failure(
            ErrorCode::InvalidInput, Words::tr("The spending cap must be more than nothing."));
    const llm::Prices& prices = plan.endpoint.prices;
    if (!prices.input || !prices.output)
        return failure(ErrorCode::InvalidInput,
            Words::tr("A spending cap cannot be kept: the endpoint's prices are not known."),
            plan.endpoint.name, Words::tr("Set its prices, 0 where nothing is paid."));
    return {};
}

tl::unexpected<Error> nothingToDo(const RunSelection& selection)
{
    if (selection.whyNotReady && selection.alreadyDone == 0)
        return failure(selection.whyNotReady->code, selection.whyNotReady->what,
            selection.whyNotReady->where, selection.whyNotReady->remedy,
            selection.whyNotReady->detail);
    return failure(ErrorCode::NotFound, Words::tr("There is nothing to work on."), {},
        selection.alreadyDone > 0
            ? Words::tr("It was all done before; ask for it to be replaced to do it again.")
            : QString());
}

/// The run as it will be, with the prompts that it will use.
Expected<RunSetup> setupOf(const RunPlan& plan, const RunKind& kind,
    const std::function<Expected<StoredPrompt>(const QString&)>& promptOf)
{
    RunSetup setup{{}, &kind, plan.options, {}, modelOf(plan), plan.endpoint, plan.cap,
        plan.endpoint.prices.currency};
    const QStringList keys = kind.promptKeys();
    for (const QString& key : keys) {
        const auto prompt = promptOf(key);
        if (!prompt)
            return failure(prompt.error());
        setup.prompts.insert(key, *prompt);
    }
    return setup;
}

/// Adds what one subject will take.
Expected<void> addCall(
    Database& database, const RunSetup& setup, RunCall& call, RunForecast& forecast)
{
    setup.kind->setSample(call.request, 0);
    const auto known = knownReply(database, setup.endpoint, call.request);
    if (!known)
        return failure(known.error());
    QString answer;
    if (*known && (*known)->usable) {
        ++forecast.fromCache;
        const auto reply = ReplyRepository(database).byId((*known)->id);
        if (!reply)
            return failure(reply.error());
        answer = reply->text;
    } else {
        ++forecast.calls;
        forecast.inputTokens += llm::estimatedInputTokens(call.request);
        const qint64 most = call.request.maxTokens;
        forecast.outputTokensLow += std::min(call.outputLow, most);
        forecast.outputTokensHigh += std::min(call.outputHigh, most);
    }
    const LaterCalls later = setup.kind->laterCalls(call, setup, answer);
    forecast.laterCalls += later.calls;
    forecast.inputTokens += later.inputTokens;
    forecast.outputTokensLow += later.outputLow;
    forecast.outputTokensHigh += later.outputHigh;
    return {};
}

} // namespace

Expected<RunForecast> forecastRun(Database& database, const RunPlan& plan, const Progress& progress)
{
    const auto kind = kindOf(plan);
    if (!kind)
        return failure(kind.error());
    PromptRepository prompts(database, plan.promptFolder);
    const auto setup =
        setupOf(plan, **kind, [&](const QString& key) { return prompts.current(key); });
    if (!setup)
        return failure(setup.error());
    const auto selection = (*kind)->select(database, plan.options);
    if (!selection)
        return failure(selection.error());
    RunForecast forecast;
    forecast.selection = *selection;
    qint64 seen = 0;
    for (const RunSubject& subject : selection->subjects) {
        if (progress && !progress(seen++, selection->subjects.size()))
            return failure(ErrorCode::Cancelled, Words::tr("Cancelled."));
        auto call = callFor(database, subject, *setup);
        if (!call)
            return failure(call.error());
        if (!*call)
            continue;
        if (auto added = addCall(database, *setup, **call, forecast); !added)
            return failure(added.error());
    }
    const llm::Prices& prices = plan.endpoint.prices;
    forecast.currency = prices.currency;
    forecast.costLow = llm::costOf({forecast.inputTokens, forecast.outputTokensLow}, prices);
    forecast.costHigh = llm::costOf({forecast.inputTokens, forecast.outputTokensHigh}, prices);
    return forecast;
}

Expected<RunId> goOnWith(Database& database, const RunRow& run, const RunPlan& plan)
{
    if (!plan.cap || plan.cap == run.cap)
        return run.id;
    return RunRepository(database).setCap(run.id, *plan.cap).map([&] { return run.id; });
}

Expected<RunId> createRun(Database& database, const RunPlan& plan)
{
    const auto kind = kindOf(plan);
    if (!kind)
        return failure(kind.error());
    if (auto checked = checkPlan(plan); !checked)
        return failure(checked.error());
    const auto selection = (*kind)->select(database, plan.options);
    if (!selection)
        return failure(selection.error());
    if (selection->subjects.isEmpty())
        return nothingToDo(*selection);
    PromptRepository prompts(database, plan.promptFolder);
    const auto setup =
        setupOf(plan, **kind, [&](const QString& key) { return prompts.ensureStored(key); });
    if (!setup)
        return failure(setup.error());
    QJsonObject settings = runOptionsJson(plan.kind, plan.options);
    const QJsonObject several = promptsJson(*setup);
    for (auto entry = several.begin(); entry != several.end(); ++entry)
        settings.insert(entry.key(), entry.value());
    const auto run = RunRepository(database).create(
        {plan.kind, plan.endpoint.name, setup->model, setup->prompts[(*kind)->promptKey()].id,
            settings, plan.cap, plan.endpoint.prices.currency, plan.by, selection->subjects});
    if (!run)
        return run;
    return (*kind)->made(database, *run, *selection).map([&] { return *run; });
}

} // namespace tandem
