#include "views/timelines/wontasks.h"

#include "models/text/isolated.h"
#include "views/timelines/timelineuserwords.h"

#include <algorithm>

namespace tandem {

namespace {

/// Counts the predictions of one task in the runs that both have.
void addTask(
    WonTasks& won, const ShownUserSummary& first, const ShownUserSummary& second, FutureTaskId task)
{
    const QList<StoredPrediction> others = second.predictionsOf(task);
    const QList<StoredPrediction> ones = first.predictionsOf(task);
    const int before = won.all();
    for (const StoredPrediction& one : ones) {
        const auto other = std::find_if(others.cbegin(), others.cend(),
            [&one](const StoredPrediction& any) { return any.made.repeat == one.made.repeat; });
        if (other == others.cend())
            continue;
        if (one.isHit)
            ++(other->isHit ? won.both : won.onlyFirst);
        else
            ++(other->isHit ? won.onlySecond : won.neither);
    }
    won.left += won.all() == before ? 1 : 0;
}

/// One may be called "none", which is no name without its marks.
QString quoted(const QString& summarizer)
{
    return isolated(QLatin1Char('"') + summarizer + QLatin1Char('"'));
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
    for (const StoredFutureTask& task : tasks)
        addTask(won, first, second, task.id);
    return won;
}

QString wonText(const ShownUserSummary& first, const ShownUserSummary& second, const WonTasks& won)
{
    if (won.all() == 0)
        return TimelineUserWords::tr("No task has been predicted from both summaries yet.");
    QStringList parts{TimelineUserWords::tr("Of %n prediction(s) from each, over tasks and runs",
                          "two summaries", won.all()),
        TimelineUserWords::tr("%n hit by %1 alone", "predictions, a summarizer", won.onlyFirst)
            .arg(quoted(first.summarizer)),
        TimelineUserWords::tr("%n hit by %1 alone", "predictions, a summarizer", won.onlySecond)
            .arg(quoted(second.summarizer)),
        TimelineUserWords::tr("%n hit by both", "tasks", won.both),
        TimelineUserWords::tr("%n by neither", "tasks hit", won.neither)};
    if (won.left > 0)
        parts.append(TimelineUserWords::tr("%n not predicted from both", "tasks", won.left));
    return parts.join(QStringLiteral(" · "));
}

} // namespace tandem
