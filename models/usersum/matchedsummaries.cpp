#include "models/usersum/matchedsummaries.h"

#include <QHash>
#include <QMap>

namespace tandem::usersum {

namespace {

using SummariesByRun = QMap<int, const PredictedSummary*>;

QMap<QString, SummariesByRun> byUserAndRun(const QList<PredictedSummary>& summaries)
{
    QMap<QString, SummariesByRun> users;
    for (const PredictedSummary& summary : summaries) {
        SummariesByRun& runs = users[summary.user];
        if (summary.missing == 0)
            runs.insert(summary.run, &summary);
    }
    return users;
}

PredictedSummary withoutTasks(const PredictedSummary& summary)
{
    PredictedSummary made{summary.user, summary.run, summary.words, {}};
    made.mostWords = summary.mostWords;
    return made;
}

/// Appends both summaries with the tasks that they share.
void appendPair(
    MatchedSummaries& matched, const PredictedSummary& first, const PredictedSummary& second)
{
    QHash<QString, bool> ofSecond;
    for (const TaskOutcome& task : second.tasks) {
        if (!ofSecond.contains(task.name))
            ofSecond.insert(task.name, task.isHit);
    }
    PredictedSummary one = withoutTasks(first);
    PredictedSummary other = withoutTasks(second);
    for (const TaskOutcome& task : first.tasks) {
        const auto found = ofSecond.constFind(task.name);
        if (found == ofSecond.cend())
            continue;
        one.tasks.append(task);
        other.tasks.append({task.name, *found});
        ofSecond.erase(found); // once
    }
    matched.tasksLeftOut += first.tasks.size() + second.tasks.size() - 2 * one.tasks.size();
    matched.first.append(one);
    matched.second.append(other);
}

} // namespace

MatchedSummaries MatchedSummaries::of(
    const QList<PredictedSummary>& first, const QList<PredictedSummary>& second)
{
    MatchedSummaries matched;
    const QMap<QString, SummariesByRun> ofFirst = byUserAndRun(first);
    const QMap<QString, SummariesByRun> ofSecond = byUserAndRun(second);
    for (auto user = ofFirst.cbegin(); user != ofFirst.cend(); ++user) {
        const auto other = ofSecond.constFind(user.key());
        if (other == ofSecond.cend()) {
            ++matched.onlyFirst;
            continue;
        }
        qint64 common = 0;
        for (auto run = user->cbegin(); run != user->cend(); ++run) {
            if (const PredictedSummary* const found = other->value(run.key(), nullptr)) {
                appendPair(matched, **run, *found);
                ++common;
            }
        }
        matched.runsLeftOut += user->size() + other->size() - 2 * common;
        matched.withoutCommonRun += common == 0 ? 1 : 0;
    }
    for (auto user = ofSecond.cbegin(); user != ofSecond.cend(); ++user)
        matched.onlySecond += ofFirst.contains(user.key()) ? 0 : 1;
    return matched;
}

} // namespace tandem::usersum
