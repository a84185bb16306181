#include "views/timelines/wontasks.h"

#include "views/timelines/timelineuserwords.h"

#include <algorithm>

namespace tandem {

namespace {

/// In how many runs two summaries let one task be predicted.
struct RunsOfTwo
{
    int all = 0; ///< that both have
    int onlyFirst = 0;
    int onlySecond = 0;
    int both = 0;
    int neither = 0;
};

RunsOfTwo runsOfTwo(
    const ShownUserSummary& first, const ShownUserSummary& second, FutureTaskId task)
{
    RunsOfTwo runs;
    const QList<StoredPrediction> others = second.predictionsOf(task);
    const QList<StoredPrediction> ones = first.predictionsOf(task);
    for (const StoredPrediction& one : ones) {
        const auto other = std::find_if(others.cbegin(), others.cend(),
            [&one](const StoredPrediction& any) { return any.made.repeat == one.made.repeat; });
        if (other == others.cend())
            continue;
        ++runs.all;
        if (one.isHit)
            ++(other->isHit ? runs.both : runs.onlyFirst);
        else
            ++(other->isHit ? runs.onlySecond : runs.neither);
    }
    return runs;
}

} // namespace

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
        const RunsOfTwo runs = runsOfTwo(first, second, task.id);
        won.onlyFirst += runs.onlyFirst > 0 ? 1 : 0;
        won.onlySecond += runs.onlySecond > 0 ? 1 : 0;
        won.both += runs.all > 0 && runs.both == runs.all ? 1 : 0;
        won.neither += runs.all > 0 && runs.neither == runs.all ? 1 : 0;
        won.left += runs.all == 0 ? 1 : 0;
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
        TimelineUserWords::tr("%n hit by both", "tasks", won.both),
        TimelineUserWords::tr("%n by neither", "tasks hit", won.neither)};
    if (won.left > 0)
        parts.append(TimelineUserWords::tr("%n not predicted from both", "tasks", won.left));
    return parts.join(QStringLiteral(" · "));
}

} // namespace tandem
