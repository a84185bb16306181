#include "models/usersum/matchedsummaries.h"

#include "models/inference/comparison.h"
#include "models/inference/means.h"
#include "models/usersum/usersumwords.h"

#include <QHash>
#include <QMap>

#include <array>

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

PredictedSummary withoutTasks(const PredictedSummary& summary, int run)
{
    PredictedSummary made{summary.user, run, summary.words, {}};
    made.mostWords = summary.mostWords;
    return made;
}

/// What stands for `run`: the one run there is, or that of this number; null where there is none.
const PredictedSummary* standing(const SummariesByRun& runs, int run, bool isOnce)
{
    if (isOnce)
        return runs.isEmpty() ? nullptr : runs.first();
    return runs.value(run, nullptr);
}

/// Appends both summaries, as of this run, with the tasks that they share.
void appendPair(MatchedSummaries& matched, int run, const PredictedSummary& first,
    const PredictedSummary& second)
{
    QHash<QString, bool> ofSecond;
    for (const TaskOutcome& task : second.tasks) {
        if (!ofSecond.contains(task.name))
            ofSecond.insert(task.name, task.isHit);
    }
    PredictedSummary one = withoutTasks(first, run);
    PredictedSummary other = withoutTasks(second, run);
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
    const qsizetype runsOfFirst = runsOf(first).size();
    const qsizetype runsOfSecond = runsOf(second).size();
    matched.isFirstOnce = runsOfFirst == 1 && runsOfSecond > 1;
    matched.isSecondOnce = runsOfSecond == 1 && runsOfFirst > 1;
    const QMap<QString, SummariesByRun> ofFirst = byUserAndRun(first);
    const QMap<QString, SummariesByRun> ofSecond = byUserAndRun(second);
    for (auto user = ofFirst.cbegin(); user != ofFirst.cend(); ++user) {
        const auto other = ofSecond.constFind(user.key());
        if (other == ofSecond.cend()) {
            ++matched.onlyFirst;
            continue;
        }
        qint64 common = 0;
        const QList<int> runs = matched.isFirstOnce ? other->keys() : user->keys();
        for (const int run : runs) {
            const PredictedSummary* const one = standing(*user, run, matched.isFirstOnce);
            const PredictedSummary* const two = standing(*other, run, matched.isSecondOnce);
            if (one == nullptr || two == nullptr)
                continue;
            appendPair(matched, run, *one, *two);
            ++common;
        }
        // What stands for several runs is no less used up by one of them.
        const auto leftOut = [common](const SummariesByRun& of, bool isOnce) {
            return isOnce && common > 0 ? 0 : of.size() - common;
        };
        matched.runsLeftOut +=
            leftOut(*user, matched.isFirstOnce) + leftOut(*other, matched.isSecondOnce);
        matched.withoutCommonRun += common == 0 ? 1 : 0;
    }
    for (auto user = ofSecond.cbegin(); user != ofSecond.cend(); ++user)
        matched.onlySecond += ofFirst.contains(user.key()) ? 0 : 1;
    return matched;
}

inference::PairedRules userRules(const std::atomic_bool* cancel)
{
    inference::PairedRules rules;
    rules.tooFew = UsersumWords::tr("Fewer than two users have values of both.");
    rules.cancel = cancel;
    return rules;
}

PairedUsers pairedUsers(const QList<PredictedSummary>& first, const QList<PredictedSummary>& second,
    UsersumMetric metric, const ScoreRule& rule)
{
    QMap<QString, std::array<inference::UnitValues, 2>> users; ///< by run, of either side
    for (const std::size_t side : {std::size_t(0), std::size_t(1)}) {
        for (const PredictedSummary& summary : side == 0 ? first : second) {
            inference::UnitValues& runs = users[summary.user][side];
            if (const std::optional<double> value = metricValue(summary, metric, rule))
                runs.insert(summary.run, *value);
        }
    }
    PairedUsers paired;
    for (auto user = users.cbegin(); user != users.cend(); ++user) {
        const inference::ScoresOfTwo runs = inference::commonValues(user->front(), user->back());
        if (runs.first.isEmpty()) {
            ++paired.leftOut;
            continue;
        }
        paired.users.append(user.key());
        paired.values.first.append(inference::meanOf(runs.first));
        paired.values.second.append(inference::meanOf(runs.second));
    }
    return paired;
}

} // namespace tandem::usersum
