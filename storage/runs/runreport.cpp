#include "storage/runs/runreport.h"

#include "models/kgds/runparts.h"
#include "models/llm/cost.h"
#include "models/llm/wireformat.h"
#include "models/results/reportjson.h"
#include "models/results/spelling.h"
#include "models/rounds/timing.h"
#include "storage/database/rows.h"
#include "storage/runs/runwords.h"

#include <utility>

namespace tandem {

namespace {

constexpr int kCostDecimals = 4;

QString groupedCount(qint64 count)
{
    return results::countText(count, results::Outlet::Console);
}

QString consoleCost(double cost, const QString& currency)
{
    return results::numberText(
               cost, llm::decimalsOfAmount(cost, kCostDecimals), results::Outlet::Console) +
           u' ' + currency;
}

/// As much of a server's words as fits beside others.
QString beginOfWords(const QString& words)
{
    constexpr qsizetype kMost = 120;
    if (words.size() <= kMost)
        return words;
    const qsizetype length = words.at(kMost - 2).isHighSurrogate() ? kMost - 2 : kMost - 1;
    return words.left(length) + QChar(0x2026);
}

/// By the values of RunState.
constexpr struct
{
    const char* key;
    const char* name;
} kRunStates[] = {{"open", QT_TRANSLATE_NOOP("RunWords", "interrupted")},
    {"paused", QT_TRANSLATE_NOOP("RunWords", "paused")},
    {"cap_reached", QT_TRANSLATE_NOOP("RunWords", "spending cap reached")},
    {"stopped", QT_TRANSLATE_NOOP("RunWords", "stopped by an error")},
    {"ended", QT_TRANSLATE_NOOP("RunWords", "finished")},
    {"cancelled", QT_TRANSLATE_NOOP("RunWords", "cancelled")}};

bool isAllUnread(const RunRow& run)
{
    return run.tasks.unread == run.tasks.done;
}

/// Whether nothing is left to do but to read a batch's results; asked live it stops with that said.
bool isOutInBatch(const RunRow& run)
{
    return run.attempts.batched > 0 &&
           (run.state == RunState::Open ||
               (run.state == RunState::Stopped && run.tasks.open <= run.attempts.batched));
}

QString stageName(const RunRow& run, const UnreadStage& unread)
{
    const auto stage = runKind(*run.kind).stageOf(unread.part);
    return stage ? kgds::workStageName(*stage) : unread.part;
}

/// A range where there may be more than is usual.
QString askedTokensText(const RunForecast& forecast)
{
    const QString usual = groupedCount(forecast.inputTokens);
    return forecast.rareInputTokens == 0
               ? usual
               : QStringLiteral("%1–%2").arg(
                     usual, groupedCount(forecast.inputTokens + forecast.rareInputTokens));
}

QString forecastText(const RunForecast& forecast)
{
    QString text = RunWords::tr("%n request(s)", nullptr, int(forecast.calls));
    if (forecast.fromCache > 0)
        text += QStringLiteral(", ") +
                RunWords::tr("%n reply(s) already stored", nullptr, int(forecast.fromCache));
    if (forecast.followUpCalls > 0)
        text += QStringLiteral(", ") +
                RunWords::tr("then about %n follow-up request(s), depending on the replies",
                    nullptr, int(forecast.followUpCalls));
    if (forecast.mostFollowUpCalls > 0)
        text += QStringLiteral(". ") +
                RunWords::tr("This assumes one rewrite per segment; there can be at most %n "
                             "request(s) in total, which the upper values include",
                    nullptr, int(forecast.calls + forecast.mostFollowUpCalls));
    text += QStringLiteral(". ") +
            RunWords::tr("About %1 input tokens and %2 to %3 output tokens.")
                .arg(askedTokensText(forecast), groupedCount(forecast.outputTokensLow),
                    groupedCount(forecast.outputTokensHigh + forecast.rareOutputTokens));
    if (forecast.costLow && forecast.costHigh)
        text += u' ' + RunWords::tr("Cost: %1 to %2.")
                           .arg(consoleCost(*forecast.costLow, forecast.currency),
                               consoleCost(*forecast.costHigh, forecast.currency));
    else
        text += u' ' + RunWords::tr("Cost: unknown, because the endpoint has no prices.");
    if (forecast.selection.samplesNotReady > 0)
        text += u' ' + notReadyText(forecast.selection, forecast.items);
    return text;
}

} // namespace

QString notReadyText(const RunSelection& selection, RunItems items)
{
    const int count = selection.samplesNotReady;
    return items == RunItems::TimelineUsers
               ? RunWords::tr("%n user(s) belong to a log that is not split yet.", nullptr, count)
               : RunWords::tr("%n sample(s) are not ready.", nullptr, count);
}

bool broughtNothing(const RunRow& run)
{
    return run.state == RunState::Ended && run.tasks.failed == 0 && run.tasks.unread > 0 &&
           (isAllUnread(run) || !run.unreadStages.isEmpty());
}

QString broughtNothingText(const RunRow& run)
{
    const auto unread = [](qint64 replies, qint64 all) {
        return RunWords::tr("%1 of %2 replies could not be parsed.")
            .arg(groupedCount(replies), groupedCount(all));
    };
    if (isAllUnread(run))
        return unread(run.tasks.unread, run.tasks.all());
    QStringList lines;
    for (const UnreadStage& stage : run.unreadStages)
        lines.append(
            stageName(run, stage) + QStringLiteral(": ") + unread(stage.replies, stage.replies));
    return lines.join(u' ');
}

QString runStateName(RunState state)
{
    return RunWords::tr(kRunStates[int(state)].name);
}

QString runStateName(const RunRow& run)
{
    if (run.isAtWork)
        return RunWords::tr("running in another program");
    if (isOutInBatch(run))
        return RunWords::tr("pending in a batch");
    if (run.state == RunState::Ended && run.tasks.failed > 0 && run.tasks.done == 0)
        return RunWords::tr("finished, all failed");
    if (!broughtNothing(run))
        return runStateName(run.state);
    if (isAllUnread(run))
        return RunWords::tr("finished, no reply could be parsed");
    QStringList stages;
    for (const UnreadStage& stage : run.unreadStages)
        stages.append(stageName(run, stage));
    return RunWords::tr("finished, no reply could be parsed in %1", "%1: stages")
        .arg(stages.join(QStringLiteral(", ")));
}

QString totalsText(const ReplyTotals& totals, const QString& currency)
{
    QString text = RunWords::tr("%1 + %2 tokens")
                       .arg(groupedCount(totals.usage.input), groupedCount(totals.usage.output));
    if (totals.withoutCost < totals.replies || totals.replies == 0)
        text += QStringLiteral(", ") + consoleCost(totals.cost, currency);
    if (totals.withoutCost > 0)
        text += QStringLiteral(", ") +
                RunWords::tr("cost of %n reply(s) unknown", nullptr, int(totals.withoutCost));
    return text;
}

QString waitingText(int calls)
{
    return RunWords::tr(
        "waiting for %n reply(s) that may be billed; Ctrl+C abandons them", nullptr, calls);
}

QString serverWaitText(const llm::ServerPause& pause, const QLocale& locale)
{
    const auto timeText = [&](const QDateTime& utc) {
        const QDateTime time = utc.toLocalTime();
        const bool isToday = time.date() == pause.until.toLocalTime().date();
        return locale.toString(
            time, isToday ? QStringLiteral("HH:mm:ss") : QStringLiteral("yyyy-MM-dd HH:mm"));
    };
    constexpr qint64 kAlikeMs = 1000;
    QString text = pause.until.msecsTo(pause.askedUntil) > kAlikeMs
                       ? RunWords::tr("rate-limited until %1; retrying earlier, at %2")
                             .arg(timeText(pause.askedUntil), timeText(pause.until))
                       : RunWords::tr("rate-limited; retrying at %1").arg(timeText(pause.until));
    if (!pause.words.isEmpty())
        text += QStringLiteral(". ") +
                RunWords::tr("Server message: \"%1\"").arg(beginOfWords(pause.words));
    return text;
}

QString attemptsText(const AttemptTotals& attempts, const QString& currency)
{
    QString text;
    if (attempts.live > 0)
        text += QStringLiteral(", ") +
                RunWords::tr("%n request(s) without a reply", nullptr, int(attempts.live));
    // What was answered without a word of its cost counts in it, too.
    const QString more =
        attempts.live + attempts.batched > 0
            ? RunWords::tr("up to %1 more may be billed for requests without a reply")
            : RunWords::tr("up to %1 more may be billed");
    if (attempts.mostCost > 0.0)
        text += QStringLiteral(", ") + more.arg(consoleCost(attempts.mostCost, currency));
    if (attempts.batched > 0)
        text += QStringLiteral(", ") +
                RunWords::tr("%n request(s) pending in a batch", nullptr, int(attempts.batched));
    return text;
}

QString restText(const TaskCounts& tasks)
{
    QString text;
    if (tasks.unread > 0)
        text += QStringLiteral(", ") + RunWords::tr("%n unparsable", "answers", int(tasks.unread));
    if (tasks.aside > 0)
        text +=
            QStringLiteral(", ") + RunWords::tr("%n for excluded items", nullptr, int(tasks.aside));
    return text;
}

Expected<QString> withEndsAlike(Database& database, RunId run, const QString& advice)
{
    bool isBlocked = false;
    bool isCut = false;
    bool isAll = true;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT r.raw FROM llm_task t LEFT JOIN llm_reply r ON r.id = t.reply_id"
                       " WHERE t.run_id = ? AND t.error <> ''"),
        {run}, [&](Statement& row) {
            const auto raw = row.take<QByteArray>();
            const bool isAlike = llm::wouldEndAlike(raw);
            const bool isLong = isAlike && llm::isCutOff(raw);
            isCut = isCut || isLong;
            isBlocked = isBlocked || (isAlike && !isLong);
            isAll = isAll && isAlike;
        }));
    QStringList said;
    if (!isAll || (!isCut && !isBlocked))
        said.append(advice);
    if (isBlocked)
        said.append(
            RunWords::tr("Refused or blocked requests would fail again: try another model."));
    if (isCut)
        said.append(RunWords::tr("Replies that were cut off would be cut off again: allow longer "
                                 "ones with a higher --max-tokens."));
    said.removeAll(QString());
    return said.join(u' ');
}

Expected<QString> unreadAdvice(Database& database, const RunRow& run, const QString& project)
{
    if (run.tasks.unread == 0 || !run.kind)
        return QString();
    const bool isRetried = runKind(*run.kind).retriesUnparsable();
    if (isRetried && run.state == RunState::Cancelled)
        return QString();
    return withEndsAlike(database, run.id,
        isRetried ? RunWords::tr("To retry unparsable replies, run \"tandem run retry %1 %2\".")
                        .arg(project, QString::number(run.id.value))
                  : RunWords::tr("To retry unparsable replies, run the same command with a higher "
                                 "--max-attempts."));
}

QString progressText(const RunProgress& progress, bool isFinishing)
{
    if (progress.isWaitingForOther)
        return RunWords::tr("checking whether another program is working on it");
    const TaskCounts& tasks = progress.tasks;
    QString text = RunWords::tr("%1 of %2")
                       .arg(groupedCount(progress.work.done), groupedCount(progress.work.all));
    if (progress.work.all != tasks.all())
        text += QStringLiteral(", ") +
                RunWords::tr("%n task(s) done", nullptr, int(tasks.done + tasks.failed));
    if (tasks.failed > 0)
        text += QStringLiteral(", ") + RunWords::tr("%n failed", nullptr, int(tasks.failed));
    text += restText(tasks);
    text += QStringLiteral(" · ") + totalsText(progress.totals, progress.currency) +
            attemptsText(progress.attempts, progress.currency);
    if (isFinishing)
        text += QStringLiteral(" · ") + waitingText(progress.underWay);
    else if (progress.pause)
        text += QStringLiteral(" · ") + serverWaitText(*progress.pause);
    else if (progress.timeLeftMs)
        text += QStringLiteral(" · ") + (progress.moreExpected > 0
                                                ? RunWords::tr("about %1 left at the current rate")
                                                : RunWords::tr("about %1 left"))
                                            .arg(clockText(*progress.timeLeftMs));
    return text;
}

results::Report forecastReport(const RunForecast& forecast)
{
    QList<std::pair<const char*, results::Cell>> fields{
        {"tasks", forecast.selection.subjects.size()}, {"calls", forecast.calls},
        {"later_calls", forecast.followUpCalls}, {"from_cache", forecast.fromCache},
        {"already_done", forecast.selection.alreadyDone},
        {"samples_not_ready", forecast.selection.samplesNotReady},
        {"input_tokens", forecast.inputTokens}, {"output_tokens_low", forecast.outputTokensLow},
        {"output_tokens_high", forecast.outputTokensHigh}, {"cost_low", forecast.costLow},
        {"cost_high", forecast.costHigh}, {"currency", forecast.currency}};
    if (forecast.mostFollowUpCalls > 0)
        fields += {{"most_calls", forecast.calls + forecast.mostFollowUpCalls},
            {"most_input_tokens", forecast.inputTokens + forecast.rareInputTokens},
            {"most_output_tokens", forecast.outputTokensHigh + forecast.rareOutputTokens}};
    return {{forecastText(forecast)}, {results::fieldsOf("", fields)}};
}

namespace {

/// What was and what may have to be paid for, in few words.
QString costsText(const RunRow& run)
{
    const QString text = totalsText(run.totals, run.currency);
    if (run.isAtWork || run.attempts.mostCost <= 0.0)
        return text;
    return text + QStringLiteral(", ") +
           RunWords::tr("up to %1 more may be billed")
               .arg(consoleCost(run.attempts.mostCost, run.currency));
}

} // namespace

QString runTotalsText(const RunRow& run)
{
    // Of a run at work they are on their way and will most likely be answered.
    const QString attempts = run.isAtWork ? QString() : attemptsText(run.attempts, run.currency);
    return totalsText(run.totals, run.currency) + attempts + restText(run.tasks);
}

results::Section runsSection(const QList<RunRow>& runs)
{
    const auto task = [](auto TaskCounts::*member) {
        return [member](const RunRow& run) { return run.tasks.*member; };
    };
    results::SectionOf table("runs", runs);
    table.add("run", RunWords::tr("Run"), [](const RunRow& run) { return run.id.value; }).ordinal();
    table.add("kind", RunWords::tr("Kind"), &RunRow::kindKey);
    table.add("state", RunWords::tr("State"), [](const RunRow& run) {
        return results::Cell(QLatin1String(kRunStates[int(run.state)].key))
            .shownAs(runStateName(run));
    });
    table.add("done", RunWords::tr("Done"), task(&TaskCounts::done));
    table.add("failed", RunWords::tr("Failed"), task(&TaskCounts::failed));
    table.add("open", RunWords::tr("Open"), task(&TaskCounts::open));
    table.add("endpoint", RunWords::tr("Endpoint"), &RunRow::endpoint);
    table.add("model", RunWords::tr("Model"), &RunRow::model);
    table.add(results::kPeople, RunWords::tr("Tokens and cost"), costsText);
    table.add("reason", &RunRow::reason);
    table.add("created", [](const RunRow& run) { return run.createdAt.toString(Qt::ISODate); });
    table.add("tasks", [](const RunRow& run) { return run.tasks.all(); });
    table.add("cancelled", task(&TaskCounts::cancelled));
    table.add("set_aside", task(&TaskCounts::aside));
    table.add("unread", task(&TaskCounts::unread));
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

QJsonObject runJson(const RunRow& run)
{
    return results::rowsJson(runsSection({run})).first().toObject();
}

} // namespace tandem
