#include "models/usersum/summarizercomparison.h"

#include "models/cancel.h"
#include "models/inference/comparison.h"
#include "models/inference/means.h"
#include "models/usersum/matchedsummaries.h"
#include "models/usersum/usersumwords.h"
#include "models/wordof.h"

#include <QHash>

#include <algorithm>

namespace tandem::usersum {

namespace {

/// Tasks by name, in the order in which names come.
class TasksByName final
{
public:
    explicit TasksByName(QList<TaskOfTwo>& into)
        : m_tasks(into)
    {
    }
    void add(const QString& name, bool isFirstHit, bool isSecondHit)
    {
        auto place = m_places.constFind(name);
        if (place == m_places.cend()) {
            place = m_places.insert(name, m_tasks.size());
            m_tasks.append({name});
        }
        m_tasks[*place].add(isFirstHit, isSecondHit);
    }

private:
    QList<TaskOfTwo>& m_tasks;
    QHash<QString, qsizetype> m_places;
};

/// What the runs of one user say, which stand one after the other.
struct UserOfMatched
{
    UserOfTwoSummarizers user;
    qint64 runs = 0; ///< with a task
};

/// The user at `place`, which moves on to the next one.
UserOfMatched nextUser(const MatchedSummaries& matched, qsizetype& place, TasksByName& tasks)
{
    UserOfMatched found;
    found.user.user = matched.first.at(place).user;
    TasksByName ofUser(found.user.tasks);
    for (; place < matched.first.size() && matched.first.at(place).user == found.user.user;
         ++place) {
        const PredictedSummary& first = matched.first.at(place);
        const PredictedSummary& second = matched.second.at(place);
        if (first.tasks.isEmpty())
            continue;
        ++found.runs;
        found.user.first += *predictedShare(first);
        found.user.second += *predictedShare(second);
        for (qsizetype i = 0; i < first.tasks.size(); ++i) {
            const TaskOutcome& task = first.tasks.at(i);
            ofUser.add(task.name, task.isHit, second.tasks.at(i).isHit);
            tasks.add(task.name, task.isHit, second.tasks.at(i).isHit);
        }
    }
    if (found.runs == 0)
        return found;
    found.user.first /= double(found.runs);
    found.user.second /= double(found.runs);
    using Outcome = UserOfTwoSummarizers::Outcome;
    found.user.outcome = inference::isTie(found.user.first, found.user.second) ? Outcome::Tie
                         : found.user.first > found.user.second                ? Outcome::First
                                                                               : Outcome::Second;
    return found;
}

void addUsers(SummarizerComparison& comparison, const MatchedSummaries& matched)
{
    using Outcome = UserOfTwoSummarizers::Outcome;
    TasksByName tasks(comparison.tasks);
    QList<int> signs;
    for (qsizetype place = 0; place < matched.first.size();) {
        const UserOfMatched one = nextUser(matched, place, tasks);
        if (one.runs == 0) {
            ++comparison.withoutCommon;
            continue;
        }
        const Outcome outcome = one.user.outcome;
        ++(outcome == Outcome::First  ? comparison.won
            : outcome == Outcome::Tie ? comparison.tied
                                      : comparison.lost);
        signs.append(outcome == Outcome::First ? 1 : outcome == Outcome::Tie ? 0 : -1);
        comparison.users.append(one.user);
    }
    if (!comparison.users.isEmpty())
        comparison.sign = inference::signFlipTest(signs);
}

/// Whether there is no summary at all: a baseline that keeps to every length.
bool isAllEmpty(const QList<PredictedSummary>& summaries)
{
    return std::all_of(summaries.cbegin(), summaries.cend(),
        [](const PredictedSummary& summary) { return summary.words == 0; });
}

/// Why two have no figures by a metric that is no matter of users; empty where they may have.
QString noneBecause(
    UsersumMetric metric, const MatchedSummaries& matched, const ScoreRule& rule, bool hasNoValues)
{
    if (metric != UsersumMetric::Following)
        return {};
    if (!rule.mostWords && hasNoValues)
        return UsersumWords::tr("No word limit is specified.");
    if (isAllEmpty(matched.first) || isAllEmpty(matched.second))
        return UsersumWords::tr("One of the two summarizers has no summaries.");
    return {};
}

/// Without figures nobody wins either.
void makeUndefined(MetricOfTwo& one, const QString& why)
{
    one.test = {};
    one.first = one.second = one.test.difference = Figure::undefined(why, 0);
}

void addMetrics(SummarizerComparison& comparison, const MatchedSummaries& matched,
    const ScoreRule& rule, const std::atomic_bool* cancel)
{
    QList<inference::ScoresOfTwo> scores;
    QList<QList<double>> values;
    for (const UsersumMetric metric : kUsersumMetrics) {
        const PairedUsers paired = pairedUsers(matched.first, matched.second, metric, rule);
        scores.append(paired.values);
        values << paired.values.first << paired.values.second;
    }
    const QList<inference::PairedTest> tests = inference::pairedTests(scores, userRules(cancel));
    const QList<Figure> means = inference::meansOverSamples(values, inference::kScoreRange, cancel);
    QList<inference::PairedTest*> adjusted;
    for (std::size_t i = 0; i < kUsersumMetrics.size(); ++i) {
        const auto place = qsizetype(i);
        MetricOfTwo& one = comparison.metrics[i];
        one = {
            kUsersumMetrics.at(i), means.at(2 * place), means.at(2 * place + 1), tests.at(place)};
        const QString why = noneBecause(one.metric, matched, rule, values.at(2 * place).isEmpty());
        if (isRaised(cancel))
            makeUndefined(one, UsersumWords::tr("Stopped."));
        else if (!why.isEmpty())
            makeUndefined(one, why);
        adjusted.append(&one.test);
    }
    inference::adjustByHolm(adjusted);
}

} // namespace

void TaskOfTwo::add(bool isFirstHit, bool isSecondHit)
{
    if (isFirstHit)
        ++(isSecondHit ? both : firstOnly);
    else
        ++(isSecondHit ? secondOnly : neither);
}

QString userOutcomeKey(UserOfTwoSummarizers::Outcome outcome)
{
    static constexpr std::array words{"first", "tie", "second"};
    return QLatin1String(wordOf(outcome, words));
}

SummarizerComparison compareSummarizers(const QString& firstName,
    const QList<PredictedSummary>& first, const QString& secondName,
    const QList<PredictedSummary>& second, const ScoreRule& rule, const std::atomic_bool* cancel)
{
    SummarizerComparison comparison;
    comparison.first = firstName;
    comparison.second = secondName;
    const MatchedSummaries matched = MatchedSummaries::of(first, second);
    comparison.onlyFirst = matched.onlyFirst;
    comparison.onlySecond = matched.onlySecond;
    comparison.withoutCommon = matched.withoutCommonRun;
    comparison.runsLeftOut = matched.runsLeftOut;
    comparison.tasksLeftOut = matched.tasksLeftOut;
    if (matched.isFirstOnce || matched.isSecondOnce)
        comparison.once = matched.isFirstOnce ? firstName : secondName;
    addUsers(comparison, matched);
    addMetrics(comparison, matched, rule, cancel);
    return comparison;
}

} // namespace tandem::usersum
