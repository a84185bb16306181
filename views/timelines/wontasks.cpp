#include "views/timelines/wontasks.h"

#include "views/timelines/timelineuserwords.h"

namespace tandem {

TaskHits hitsOf(const ShownUserSummary& summary, FutureTaskId task)
{
    TaskHits hits;
    for (const StoredPrediction& prediction : summary.predictions) {
        if (prediction.made.task != task)
            continue;
        ++hits.asked;
        hits.hits += prediction.isHit ? 1 : 0;
    }
    return hits;
}

WonTasks wonTasks(const ShownUserSummary& first, const ShownUserSummary& second,
    const QList<StoredFutureTask>& tasks)
{
    WonTasks won;
    for (const StoredFutureTask& task : tasks) {
        const TaskHits one = hitsOf(first, task.id);
        const TaskHits other = hitsOf(second, task.id);
        if (one.asked == 0 || other.asked == 0)
            ++won.left;
        else if (one.isWon())
            ++(other.isWon() ? won.both : won.onlyFirst);
        else
            ++(other.isWon() ? won.onlySecond : won.neither);
    }
    return won;
}

QString wonText(const ShownUserSummary& first, const ShownUserSummary& second, const WonTasks& won)
{
    if (won.onlyFirst + won.onlySecond + won.both + won.neither == 0)
        return TimelineUserWords::tr("No task was predicted from both summaries yet.");
    QStringList parts{
        TimelineUserWords::tr("%1 won %n task(s) that %2 missed", nullptr, won.onlyFirst)
            .arg(first.summarizer, second.summarizer),
        TimelineUserWords::tr("%1 won %n task(s) that %2 missed", nullptr, won.onlySecond)
            .arg(second.summarizer, first.summarizer),
        TimelineUserWords::tr("%n won by both", "tasks", won.both),
        TimelineUserWords::tr("%n by neither", "tasks won", won.neither)};
    if (won.left > 0)
        parts.append(TimelineUserWords::tr("%n not predicted from both", "tasks", won.left));
    return parts.join(QStringLiteral(" · "));
}

} // namespace tandem
