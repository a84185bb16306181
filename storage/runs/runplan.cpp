#include "storage/runs/runplan.h"

#include "models/llm/cost.h"
#include "storage/database/database.h"
#include "storage/repositories/promptrepository.h"
#include "storage/repositories/replyrepository.h"
#include "storage/runs/knownreplies.h"
#include "storage/runs/makercheck.h"
#include "storage/runs/runreport.h"
#include "storage/runs/runsteps.h"
#include "storage/runs/runwords.h"

#include <QSet>

#include <algorithm>
#include <functional>
#include <utility>

namespace tandem {

namespace {

QString modelOf(const RunPlan& plan)
{
    return plan.model.isEmpty() ? plan.endpoint.model : plan.model;
}

Expected<void> checkPlan(const RunPlan& plan)
{
    if (modelOf(plan).isEmpty())
        return failure(ErrorCode::InvalidInput, RunWords::tr("No model is given."),
            plan.endpoint.name, RunWords::tr("Name a model, or set one for the endpoint."));
    if (!plan.cap)
        return {};
    if (!(*plan.cap > 0.0))
        return failure(
            ErrorCode::InvalidInput, RunWords::tr("The spending cap must be greater than 0."));
    const llm::Prices& prices = plan.endpoint.prices;
    if (!prices.input || !prices.output)
        return failure(ErrorCode::InvalidInput,
            RunWords::tr("A spending cap cannot be enforced: the endpoint's prices are unknown."),
            plan.endpoint.name, RunWords::tr("Set its prices; use 0 if it is free."));
    return {};
}

QString rerunHint(const RunSelection& selection)
{
    if (!selection.rerunHint.isEmpty())
        return selection.rerunHint;
    return selection.samplesNotReady > 0
               ? RunWords::tr("Everything that is ready has already been done; to redo it, choose "
                              "to replace the results.")
               : RunWords::tr("Everything has already been done; to redo it, choose to replace the "
                              "results.");
}

tl::unexpected<Error> nothingToDo(const RunSelection& selection, RunItems items)
{
    if (selection.whyNotReady && (selection.alreadyDone == 0 || selection.samplesNotReady == 0))
        return failure(selection.whyNotReady->code, selection.whyNotReady->what,
            selection.whyNotReady->where, selection.whyNotReady->remedy,
            selection.whyNotReady->detail);
    QString what = RunWords::tr("There is nothing to do.");
    if (selection.samplesNotReady > 0)
        what += u' ' + notReadyText(selection, items);
    return failure(ErrorCode::NotFound, what, {},
        selection.alreadyDone > 0 ? rerunHint(selection) : QString());
}

/// The run as it will be, with the prompts that it will use.
Expected<RunSetup> setupOf(const RunPlan& plan, const RunKind& kind,
    const std::function<Expected<StoredPrompt>(const QString&)>& promptOf)
{
    RunSetup setup{{}, &kind, plan.options, {}, modelOf(plan), plan.endpoint, plan.cap,
        plan.endpoint.prices.currency};
    for (const QString& key : kind.promptKeys) {
        TANDEM_TRY(prompt, promptOf(key));
        setup.prompts.insert(key, *prompt);
    }
    return setup;
}

/// Adds what one subject will take. What several subjects ask alike is sent once; `asked` has the
/// hashes of what was counted.
Expected<void> addCall(Database& database, const RunSetup& setup, RunCall& call,
    QSet<QString>& asked, RunForecast& forecast)
{
    setup.kind->setSample(call.request, 0);
    const RequestHashes hashes(setup.endpoint, call.request);
    TANDEM_TRY(known, replyWith(database, hashes));
    QString answer;
    if (*known && (*known)->usable) {
        ++forecast.fromCache;
        TANDEM_TRY(reply, ReplyRepository(database).byId((*known)->id));
        answer = reply->text;
    } else if (!asked.contains(hashes.now)) {
        asked.insert(hashes.now);
        ++forecast.calls;
        forecast.inputTokens += llm::estimatedInputTokens(call.request);
        const qint64 most = call.request.maxTokens;
        forecast.outputTokensLow += std::min(call.outputLow, most);
        forecast.outputTokensHigh += std::min(call.outputHigh, most);
    }
    const FollowUpEstimate later = setup.kind->followUps(call, setup, answer);
    forecast.followUpCalls += later.calls;
    forecast.inputTokens += later.inputTokens;
    forecast.outputTokensLow += later.outputLow;
    forecast.outputTokensHigh += later.outputHigh;
    return {};
}

} // namespace

RunForecast together(const RunForecast& one, const RunForecast& other)
{
    const auto sum = [](const std::optional<double>& a, const std::optional<double>& b) {
        return a && b ? std::optional(*a + *b) : std::nullopt;
    };
    RunForecast all = one;
    all.selection.subjects += other.selection.subjects;
    all.selection.alreadyDone += other.selection.alreadyDone;
    all.selection.samplesNotReady =
        std::max(one.selection.samplesNotReady, other.selection.samplesNotReady);
    if (!all.selection.whyNotReady)
        all.selection.whyNotReady = other.selection.whyNotReady;
    all.fromCache += other.fromCache;
    all.calls += other.calls;
    all.followUpCalls += other.followUpCalls;
    all.mostFollowUpCalls += other.mostFollowUpCalls;
    all.rareInputTokens += other.rareInputTokens;
    all.rareOutputTokens += other.rareOutputTokens;
    all.inputTokens += other.inputTokens;
    all.outputTokensLow += other.outputTokensLow;
    all.outputTokensHigh += other.outputTokensHigh;
    all.costLow = sum(one.costLow, other.costLow);
    all.costHigh = sum(one.costHigh, other.costHigh);
    return all;
}

Expected<RunForecast> forecastRun(Database& database, const RunPlan& plan, const Progress& progress)
{
    const RunKind& kind = runKind(plan.kind);
    PromptRepository prompts(database, plan.promptFolder);
    TANDEM_TRY(
        setup, setupOf(plan, kind, [&](const QString& key) { return prompts.current(key); }));
    TANDEM_DO(checkMaker(database, *setup));
    TANDEM_TRY(selection, kind.selection(database, plan.options));
    RunForecast forecast;
    forecast.selection = *selection;
    forecast.items = itemsOf(plan.kind);
    QSet<QString> asked;
    qint64 seen = 0;
    qint64 last = 0;
    for (const RunSubject& subject : selection->subjects) {
        if (progress && !progress(seen++, selection->subjects.size()))
            return failure(ErrorCode::Cancelled, RunWords::tr("Cancelled."));
        if (kind.forecast) {
            // The first tasks of a subject stand together.
            if (std::exchange(last, subject.id) != subject.id) {
                TANDEM_DO(kind.forecast(database, *setup, subject.id, forecast));
            }
            continue;
        }
        TANDEM_TRY_VAR(call, callFor(database, subject, *setup));
        if (!*call)
            continue;
        TANDEM_DO(addCall(database, *setup, **call, asked, forecast));
    }
    const llm::Prices& prices = plan.endpoint.prices;
    forecast.currency = prices.currency;
    forecast.costLow = llm::costOf({forecast.inputTokens, forecast.outputTokensLow}, prices);
    forecast.costHigh = llm::costOf({forecast.inputTokens + forecast.rareInputTokens,
                                        forecast.outputTokensHigh + forecast.rareOutputTokens},
        prices);
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
    const RunKind& kind = runKind(plan.kind);
    TANDEM_DO(checkPlan(plan));
    TANDEM_TRY(selection, kind.selection(database, plan.options));
    if (selection->subjects.isEmpty())
        return nothingToDo(*selection, itemsOf(plan.kind));
    PromptRepository prompts(database, plan.promptFolder);
    TANDEM_TRY(
        setup, setupOf(plan, kind, [&](const QString& key) { return prompts.ensureStored(key); }));
    TANDEM_DO(checkMaker(database, *setup));
    QJsonObject settings = runOptionsJson(plan.kind, plan.options);
    const QJsonObject several = promptsJson(*setup);
    for (auto entry = several.begin(); entry != several.end(); ++entry)
        settings.insert(entry.key(), entry.value());
    const auto run = RunRepository(database).create(
        {plan.kind, plan.endpoint.name, setup->model, setup->prompts[kind.promptKey()].id, settings,
            plan.cap, plan.endpoint.prices.currency, plan.by, selection->subjects});
    if (!run)
        return run;
    return kind.made(database, *run, *selection).map([&] { return *run; });
}

} // namespace tandem
