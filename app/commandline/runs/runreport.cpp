#include "app/commandline/runs/runreport.h"

#include "app/commandline/command.h"
#include "models/llm/cost.h"
#include "models/rounds/timing.h"

namespace tandem {

namespace {

constexpr int kCostDecimals = 4;

QString costText(double cost, const QString& currency)
{
    return numberText(cost, llm::decimalsOfAmount(cost, kCostDecimals)) + u' ' + currency;
}

/// By the values of RunState.
constexpr struct
{
    const char* key;
    const char* name;
} kRunStates[] = {{"open", QT_TRANSLATE_NOOP("CommandLine", "open")},
    {"paused", QT_TRANSLATE_NOOP("CommandLine", "paused")},
    {"cap_reached", QT_TRANSLATE_NOOP("CommandLine", "cap reached")},
    {"stopped", QT_TRANSLATE_NOOP("CommandLine", "stopped")},
    {"ended", QT_TRANSLATE_NOOP("CommandLine", "ended")},
    {"cancelled", QT_TRANSLATE_NOOP("CommandLine", "cancelled")}};

} // namespace

QString runStateName(RunState state)
{
    return Words::tr(kRunStates[int(state)].name);
}

QString totalsText(const ReplyTotals& totals, const QString& currency)
{
    QString text = Words::tr("%1 + %2 tokens")
                       .arg(groupedCount(totals.usage.input), groupedCount(totals.usage.output));
    if (totals.withoutCost < totals.replies || totals.replies == 0)
        text += QStringLiteral(", ") + costText(totals.cost, currency);
    if (totals.withoutCost > 0)
        text += QStringLiteral(", ") +
                Words::tr("cost of %n reply(s) not known", nullptr, int(totals.withoutCost));
    return text;
}

QString waitingText(int calls)
{
    return Words::tr("waiting for %n answer(s) that may have to be paid for; Ctrl+C gives them up",
        nullptr, calls);
}

QString attemptsText(const AttemptTotals& attempts, const QString& currency)
{
    QString text;
    if (attempts.mostCost > 0.0)
        text += QStringLiteral(", ") + Words::tr("up to %1 more may be billed for requests without "
                                                 "an answer")
                                           .arg(costText(attempts.mostCost, currency));
    if (attempts.batched > 0)
        text += QStringLiteral(", ") +
                Words::tr("%n question(s) out in a batch", nullptr, int(attempts.batched));
    return text;
}

QString asideText(const TaskCounts& tasks)
{
    return tasks.aside > 0 ? QStringLiteral(", ") +
                                 Words::tr("%n about what is set aside", nullptr, int(tasks.aside))
                           : QString();
}

QString progressText(const RunProgress& progress, bool isFinishing)
{
    if (progress.isWaitingForOther)
        return Words::tr("looking whether another program works on it");
    const TaskCounts& tasks = progress.tasks;
    QString text = Words::tr("%1 of %2")
                       .arg(groupedCount(progress.work.done), groupedCount(progress.work.all));
    if (progress.work.all != tasks.all())
        text += QStringLiteral(", ") +
                Words::tr("%n task(s) done", nullptr, int(tasks.done + tasks.failed));
    if (tasks.failed > 0)
        text += QStringLiteral(", ") + Words::tr("%n failed", nullptr, int(tasks.failed));
    text += asideText(tasks);
    text += QStringLiteral(" · ") + totalsText(progress.totals, progress.currency) +
            attemptsText(progress.attempts, progress.currency);
    if (isFinishing)
        text += QStringLiteral(" · ") + waitingText(progress.underWay);
    else if (progress.timeLeftMs)
        text +=
            QStringLiteral(" · ") + Words::tr("about %1 left").arg(clockText(*progress.timeLeftMs));
    return text;
}

QString forecastText(const RunForecast& forecast)
{
    QString text = Words::tr("%n call(s)", nullptr, int(forecast.calls));
    if (forecast.fromCache > 0)
        text += QStringLiteral(", ") +
                Words::tr("%n answer(s) are here already", nullptr, int(forecast.fromCache));
    if (forecast.laterCalls > 0)
        text += QStringLiteral(", ") + Words::tr("then about %n more, depending on the answers",
                                           nullptr, int(forecast.laterCalls));
    text += QStringLiteral(". ") + Words::tr("About %1 tokens asked and %2 to %3 answered.")
                                       .arg(groupedCount(forecast.inputTokens),
                                           groupedCount(forecast.outputTokensLow),
                                           groupedCount(forecast.outputTokensHigh));
    if (forecast.costLow && forecast.costHigh)
        text += u' ' + Words::tr("Cost: %1 to %2.")
                           .arg(costText(*forecast.costLow, forecast.currency),
                               costText(*forecast.costHigh, forecast.currency));
    else
        text += u' ' + Words::tr("Cost: not known, as the endpoint has no prices.");
    if (forecast.selection.samplesNotReady > 0)
        text += u' ' + Words::tr("%n sample(s) are not ready for it.", nullptr,
                           forecast.selection.samplesNotReady);
    return text;
}

Json forecastJson(const RunForecast& forecast)
{
    return Json{{"tasks", forecast.selection.subjects.size()}, {"calls", forecast.calls},
        {"later_calls", forecast.laterCalls}, {"from_cache", forecast.fromCache},
        {"already_done", forecast.selection.alreadyDone},
        {"samples_not_ready", forecast.selection.samplesNotReady},
        {"input_tokens", forecast.inputTokens}, {"output_tokens_low", forecast.outputTokensLow},
        {"output_tokens_high", forecast.outputTokensHigh},
        {"cost_low", jsonOrNull(forecast.costLow)}, {"cost_high", jsonOrNull(forecast.costHigh)},
        {"currency", forecast.currency}};
}

QString runTotalsText(const RunRow& run)
{
    return totalsText(run.totals, run.currency) + attemptsText(run.attempts, run.currency) +
           asideText(run.tasks);
}

results::Section runsSection(const QList<RunRow>& runs)
{
    const auto task = [](auto TaskCounts::*member) {
        return [member](const RunRow& run) { return run.tasks.*member; };
    };
    results::SectionOf table("runs", runs);
    table.add("run", Words::tr("Run"), [](const RunRow& run) { return run.id.value; }).ordinal();
    table.add("kind", Words::tr("Kind"), &RunRow::kind);
    table.add("state", Words::tr("State"), [](const RunRow& run) {
        return results::Cell(QLatin1String(kRunStates[int(run.state)].key))
            .shownAs(runStateName(run.state));
    });
    table.add("done", Words::tr("Done"), task(&TaskCounts::done));
    table.add("failed", Words::tr("Failed"), task(&TaskCounts::failed));
    table.add("open", Words::tr("Open"), task(&TaskCounts::open));
    table.add("endpoint", Words::tr("Endpoint"), &RunRow::endpoint);
    table.add("model", Words::tr("Model"), &RunRow::model);
    table
        .add("", Words::tr("Tokens and cost"),
            [](const RunRow& run) { return totalsText(run.totals, run.currency); })
        .only(results::kPeople);
    table.add("reason", &RunRow::reason);
    table.add("created", [](const RunRow& run) { return run.createdAt.toString(Qt::ISODate); });
    table.add("tasks", [](const RunRow& run) { return run.tasks.all(); });
    table.add("cancelled", task(&TaskCounts::cancelled));
    table.add("set_aside", task(&TaskCounts::aside));
    table.add("replies", [](const RunRow& run) { return run.totals.replies; });
    table.add("input_tokens", [](const RunRow& run) { return run.totals.usage.input; });
    table.add("output_tokens", [](const RunRow& run) { return run.totals.usage.output; });
    table.add("cost", [](const RunRow& run) { return run.totals.cost; });
    table.add("replies_without_cost", [](const RunRow& run) { return run.totals.withoutCost; });
    table.add("unanswered", [](const RunRow& run) { return run.attempts.live; });
    table.add("in_batch", [](const RunRow& run) { return run.attempts.batched; });
    table.add("unanswered_cost", [](const RunRow& run) { return run.attempts.mostCost; });
    table.add("cap", &RunRow::cap);
    table.add("currency", &RunRow::currency);
    return table;
}

Json runJson(const RunRow& run)
{
    return results::rowsJson(runsSection({run})).first().toObject();
}

} // namespace tandem
