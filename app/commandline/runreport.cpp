#include "app/commandline/runreport.h"

#include "app/commandline/commandwords.h"
#include "app/commandline/output.h"
#include "models/llm/cost.h"
#include "models/rounds/timing.h"

namespace tandem {

namespace {

constexpr int kCostDecimals = 4;

QString runCostText(double cost, const QString& currency)
{
    return numberText(cost, llm::decimalsOfAmount(cost, kCostDecimals)) + u' ' + currency;
}

QJsonValue costJson(std::optional<double> cost)
{
    return cost ? QJsonValue(*cost) : QJsonValue();
}

} // namespace

QString runStateKey(RunState state)
{
    switch (state) {
    case RunState::Open:
        return QStringLiteral("open");
    case RunState::Paused:
        return QStringLiteral("paused");
    case RunState::CapReached:
        return QStringLiteral("cap_reached");
    case RunState::Stopped:
        return QStringLiteral("stopped");
    case RunState::Ended:
        return QStringLiteral("ended");
    case RunState::Cancelled:
        return QStringLiteral("cancelled");
    }
    return {};
}

QString runStateName(RunState state)
{
    switch (state) {
    case RunState::Open:
        return CommandWords::tr("open");
    case RunState::Paused:
        return CommandWords::tr("paused");
    case RunState::CapReached:
        return CommandWords::tr("cap reached");
    case RunState::Stopped:
        return CommandWords::tr("stopped");
    case RunState::Ended:
        return CommandWords::tr("ended");
    case RunState::Cancelled:
        return CommandWords::tr("cancelled");
    }
    return {};
}

QString totalsText(const ReplyTotals& totals, const QString& currency)
{
    QString text = CommandWords::tr("%1 + %2 tokens")
                       .arg(groupedCount(totals.usage.input), groupedCount(totals.usage.output));
    if (totals.withoutCost < totals.replies || totals.replies == 0)
        text += QStringLiteral(", ") + runCostText(totals.cost, currency);
    if (totals.withoutCost > 0)
        text += QStringLiteral(", ") +
                CommandWords::tr("cost of %n reply(s) not known", nullptr, int(totals.withoutCost));
    return text;
}

QString waitingText(int calls)
{
    return CommandWords::tr(
        "waiting for %n answer(s) that may have to be paid for; Ctrl+C gives them up", nullptr,
        calls);
}

QString attemptsText(const AttemptTotals& attempts, const QString& currency)
{
    QString text;
    if (attempts.mostCost > 0.0)
        text += QStringLiteral(", ") + CommandWords::tr(
                                           "up to %1 more may be billed for requests without "
                                           "an answer")
                                           .arg(runCostText(attempts.mostCost, currency));
    if (attempts.batched > 0)
        text += QStringLiteral(", ") +
                CommandWords::tr("%n question(s) out in a batch", nullptr, int(attempts.batched));
    return text;
}

QString asideText(const TaskCounts& tasks)
{
    return tasks.aside > 0 ? QStringLiteral(", ") + CommandWords::tr("%n about what is set aside",
                                                        nullptr, int(tasks.aside))
                           : QString();
}

QString progressText(const RunProgress& progress, bool isFinishing)
{
    if (progress.isWaitingForOther)
        return CommandWords::tr("looking whether another program works on it");
    const TaskCounts& tasks = progress.tasks;
    QString text = CommandWords::tr("%1 of %2")
                       .arg(groupedCount(progress.work.done), groupedCount(progress.work.all));
    if (progress.work.all != tasks.all())
        text += QStringLiteral(", ") +
                CommandWords::tr("%n task(s) done", nullptr, int(tasks.done + tasks.failed));
    if (tasks.failed > 0)
        text += QStringLiteral(", ") + CommandWords::tr("%n failed", nullptr, int(tasks.failed));
    text += asideText(tasks);
    text += QStringLiteral(" · ") + totalsText(progress.totals, progress.currency) +
            attemptsText(progress.attempts, progress.currency);
    if (isFinishing)
        text += QStringLiteral(" · ") + waitingText(progress.underWay);
    else if (progress.timeLeftMs)
        text += QStringLiteral(" · ") +
                CommandWords::tr("about %1 left").arg(clockText(*progress.timeLeftMs));
    return text;
}

QString forecastText(const RunForecast& forecast)
{
    QString text = CommandWords::tr("%n call(s)", nullptr, int(forecast.calls));
    if (forecast.fromCache > 0)
        text += QStringLiteral(", ") +
                CommandWords::tr("%n answer(s) are here already", nullptr, int(forecast.fromCache));
    if (forecast.laterCalls > 0)
        text +=
            QStringLiteral(", ") + CommandWords::tr("then about %n more, depending on the answers",
                                       nullptr, int(forecast.laterCalls));
    text += QStringLiteral(". ") + CommandWords::tr("About %1 tokens asked and %2 to %3 answered.")
                                       .arg(groupedCount(forecast.inputTokens),
                                           groupedCount(forecast.outputTokensLow),
                                           groupedCount(forecast.outputTokensHigh));
    if (forecast.costLow && forecast.costHigh)
        text += u' ' + CommandWords::tr("Cost: %1 to %2.")
                           .arg(runCostText(*forecast.costLow, forecast.currency),
                               runCostText(*forecast.costHigh, forecast.currency));
    else
        text += u' ' + CommandWords::tr("Cost: not known, as the endpoint has no prices.");
    if (forecast.selection.samplesNotReady > 0)
        text += u' ' + CommandWords::tr("%n sample(s) are not ready for it.", nullptr,
                           forecast.selection.samplesNotReady);
    return text;
}

QJsonObject forecastJson(const RunForecast& forecast)
{
    return {{QStringLiteral("tasks"), forecast.selection.subjects.size()},
        {QStringLiteral("calls"), forecast.calls},
        {QStringLiteral("later_calls"), forecast.laterCalls},
        {QStringLiteral("from_cache"), forecast.fromCache},
        {QStringLiteral("already_done"), forecast.selection.alreadyDone},
        {QStringLiteral("samples_not_ready"), forecast.selection.samplesNotReady},
        {QStringLiteral("input_tokens"), forecast.inputTokens},
        {QStringLiteral("output_tokens_low"), forecast.outputTokensLow},
        {QStringLiteral("output_tokens_high"), forecast.outputTokensHigh},
        {QStringLiteral("cost_low"), costJson(forecast.costLow)},
        {QStringLiteral("cost_high"), costJson(forecast.costHigh)},
        {QStringLiteral("currency"), forecast.currency}};
}

QJsonObject runJson(const RunRow& run)
{
    return {{QStringLiteral("run"), run.id.value}, {QStringLiteral("kind"), run.kind},
        {QStringLiteral("state"), runStateKey(run.state)}, {QStringLiteral("reason"), run.reason},
        {QStringLiteral("endpoint"), run.endpoint}, {QStringLiteral("model"), run.model},
        {QStringLiteral("created"), run.createdAt.toString(Qt::ISODate)},
        {QStringLiteral("tasks"), run.tasks.all()}, {QStringLiteral("done"), run.tasks.done},
        {QStringLiteral("failed"), run.tasks.failed}, {QStringLiteral("open"), run.tasks.open},
        {QStringLiteral("cancelled"), run.tasks.cancelled},
        {QStringLiteral("set_aside"), run.tasks.aside},
        {QStringLiteral("replies"), run.totals.replies},
        {QStringLiteral("input_tokens"), run.totals.usage.input},
        {QStringLiteral("output_tokens"), run.totals.usage.output},
        {QStringLiteral("cost"), run.totals.cost},
        {QStringLiteral("replies_without_cost"), run.totals.withoutCost},
        {QStringLiteral("unanswered"), run.attempts.live},
        {QStringLiteral("in_batch"), run.attempts.batched},
        {QStringLiteral("unanswered_cost"), run.attempts.mostCost},
        {QStringLiteral("cap"), costJson(run.cap)}, {QStringLiteral("currency"), run.currency}};
}

} // namespace tandem
