#include "models/usersum/summaryscore.h"

#include "models/inference/intervals.h"
#include "models/inference/means.h"
#include "models/usersum/usersummetric.h"
#include "models/usersum/usersumwords.h"
#include "models/wordof.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <utility>

namespace tandem::usersum {

namespace {

/// Tasks by which a share may fall short of m, which is the rounding of m as it is written.
constexpr double kThresholdTieTolerance = 1e-9;

/// The standard deviation of a sample; none of fewer than two.
std::optional<double> deviationOf(const QList<double>& values)
{
    const auto n = double(values.size());
    if (n < 2.0)
        return {};
    double mean = 0.0;
    for (const double value : values)
        mean += value / n;
    double squares = 0.0;
    for (const double value : values)
        squares += (value - mean) * (value - mean);
    return std::sqrt(squares / (n - 1.0));
}

qint64 hitsOf(const PredictedSummary& summary)
{
    return std::count_if(summary.tasks.cbegin(), summary.tasks.cend(),
        [](const TaskOutcome& task) { return task.isHit; });
}

/// Counts the users of whom something has to be known.
void countUsers(SummaryScore& score, const QList<PredictedSummary>& summaries)
{
    QHash<QString, qint64> runsOfUser;
    QSet<QString> withoutTasks;
    QSet<QString> empty;
    for (const PredictedSummary& summary : summaries) {
        ++runsOfUser[summary.user];
        if (summary.tasks.isEmpty() && summary.missing == 0)
            withoutTasks.insert(summary.user);
        else
            ++score.asked;
        if (summary.missing > 0) {
            ++score.lacking;
        } else {
            score.predictions += summary.tasks.size();
            score.unread += summary.unread;
        }
        if (summary.words == 0)
            empty.insert(summary.user);
    }
    score.users = runsOfUser.size();
    score.withoutTasks = withoutTasks.size();
    score.empty = empty.size();
    score.incomplete = std::count_if(runsOfUser.cbegin(), runsOfUser.cend(),
        [&](qint64 runs) { return runs < score.runs.size(); });
}

} // namespace

QString userIntervalKey(UserInterval interval)
{
    static constexpr std::array words{
        "bootstrap", "wilson", "student_t_logit", "one_user", "all_alike", ""};
    return QLatin1String(wordOf(interval, words));
}

QList<PredictedSummary> inOrderOfUsers(QList<PredictedSummary> summaries)
{
    const auto isBefore = [](const PredictedSummary& one, const PredictedSummary& other) {
        return std::pair(QStringView(one.user), one.run) <
               std::pair(QStringView(other.user), other.run);
    };
    if (!std::is_sorted(summaries.cbegin(), summaries.cend(), isBefore))
        std::stable_sort(summaries.begin(), summaries.end(), isBefore);
    return summaries;
}

QList<int> runsOf(const QList<PredictedSummary>& summaries)
{
    QList<int> runs;
    for (const PredictedSummary& summary : summaries) {
        const auto place = std::lower_bound(runs.begin(), runs.end(), summary.run);
        if (place == runs.end() || *place != summary.run)
            runs.insert(place, summary.run);
    }
    return runs;
}

RunAccumulator::RunAccumulator(const QList<int>& runs, ValueKind values)
    : m_runs(runs)
    , m_values(values)
    , m_ofRun(runs.size())
{
}

void RunAccumulator::add(const QString& user, int run, double value)
{
    const auto addTo = [value](Sum& sum) {
        sum.sum += value;
        ++sum.n;
    };
    addTo(m_ofRun[std::lower_bound(m_runs.cbegin(), m_runs.cend(), run) - m_runs.cbegin()]);
    const auto place = m_places.constFind(user);
    if (place != m_places.cend())
        return addTo(m_ofUser[*place]);
    m_places.insert(user, m_ofUser.size());
    m_ofUser.append({value, 1});
}

QList<double> RunAccumulator::meansOfUsers() const
{
    QList<double> means;
    for (const Sum& user : m_ofUser)
        means.append(user.sum / double(user.n));
    return means;
}

void RunAccumulator::addInterval(RunsFigure& figure, const QList<double>& users) const
{
    const bool areAlike = users.count(users.first()) == users.size();
    const bool areWhole = users.first() == 0.0 || users.first() == 1.0;
    if (figure.mean.interval) {
        figure.interval = UserInterval::Bootstrap;
    } else if (m_values == ValueKind::Shares && (areWhole || !areAlike)) {
        figure.interval = UserInterval::Wilson;
        figure.mean.interval =
            inference::shareWithWilson(*figure.mean.value * double(users.size()), users.size())
                .interval;
    } else if (areAlike) {
        figure.interval = users.size() == 1 ? UserInterval::OneUser : UserInterval::AllAlike;
    } else {
        figure.interval = UserInterval::StudentT;
        figure.mean.interval = inference::meanWithInterval(users, inference::kScoreRange).interval;
    }
}

RunsFigure RunAccumulator::overRuns(
    const Figure& mean, const QList<double>& users, const QString& noneBecause) const
{
    RunsFigure figure;
    QList<double> values;
    for (const Sum& run : m_ofRun) {
        if (run.n == 0) {
            figure.runs.append(Figure::undefined(noneBecause, 0));
            continue;
        }
        values.append(run.sum / double(run.n));
        figure.runs.append(Figure::defined(values.last(), run.n));
    }
    if (values.isEmpty()) {
        figure.mean = Figure::undefined(noneBecause, 0);
        return figure;
    }
    figure.mean = mean;
    if (figure.mean.isDefined())
        addInterval(figure, users);
    figure.sd = deviationOf(values);
    return figure;
}

QList<RunsFigure> RunAccumulator::figures(const QList<RunAccumulator>& all,
    const QStringList& noneBecause, const std::atomic_bool* cancel)
{
    QList<QList<double>> values;
    for (const RunAccumulator& one : all)
        values.append(one.meansOfUsers());
    const QList<Figure> means = inference::bootstrapMeans(values, cancel);
    QList<RunsFigure> figures;
    for (qsizetype i = 0; i < all.size(); ++i)
        figures.append(all.at(i).overRuns(means.at(i), values.at(i), noneBecause.at(i)));
    return figures;
}

RunsFigure RunAccumulator::figure(const QString& noneBecause, const std::atomic_bool* cancel) const
{
    return figures({*this}, {noneBecause}, cancel).first();
}

std::optional<double> predictedShare(const PredictedSummary& summary)
{
    if (summary.tasks.isEmpty() || summary.missing > 0)
        return {};
    return double(hitsOf(summary)) / double(summary.tasks.size());
}

std::optional<bool> isGood(const PredictedSummary& summary, const ScoreRule& rule)
{
    if (!predictedShare(summary))
        return std::nullopt;
    const double least = rule.threshold * double(summary.tasks.size());
    return double(hitsOf(summary)) >= least - kThresholdTieTolerance;
}

SummaryScore predictionCounts(const QList<PredictedSummary>& summaries)
{
    SummaryScore score;
    score.runs = runsOf(summaries);
    countUsers(score, summaries);
    return score;
}

SummaryScore summaryScore(
    const QList<PredictedSummary>& summaries, const ScoreRule& rule, const std::atomic_bool* cancel)
{
    SummaryScore score = predictionCounts(summaries);
    RunAccumulator good(score.runs, ValueKind::Shares);
    RunAccumulator within(score.runs, ValueKind::Shares);
    RunAccumulator density(score.runs, ValueKind::Numbers);
    const QList<PredictedSummary> ordered = inOrderOfUsers(summaries);
    for (const PredictedSummary& summary : ordered) {
        const auto addTo = [&](RunAccumulator& gatherer, UsersumMetric metric) {
            if (const std::optional<double> value = metricValue(summary, metric, rule))
                gatherer.add(summary.user, summary.run, *value);
        };
        addTo(good, UsersumMetric::Quality);
        addTo(within, UsersumMetric::Following);
        addTo(density, UsersumMetric::Density);
    }
    const bool onlyLack = score.lacking > 0 && score.lacking == score.asked;
    const QString lacking = UsersumWords::tr("No user has all predictions of a run.");
    const QList<RunsFigure> figures = RunAccumulator::figures({good, within, density},
        {onlyLack ? lacking : UsersumWords::tr("No summary has a task."),
            rule.mostWords ? UsersumWords::tr("There is no summary.")
                           : UsersumWords::tr("No word limit is specified."),
            onlyLack ? lacking : UsersumWords::tr("No non-empty summary has a task.")},
        cancel);
    score.qm = figures.at(0);
    score.ifm = figures.at(1);
    score.idm = figures.at(2);
    return score;
}

} // namespace tandem::usersum
