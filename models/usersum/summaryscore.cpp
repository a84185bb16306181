#include "models/usersum/summaryscore.h"

#include "models/agreement/bootstrapmean.h"
#include "models/usersum/usersummetric.h"
#include "models/usersum/usersumwords.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tandem::usersum {

namespace {

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

RunsGatherer::RunsGatherer(const QList<int>& runs)
    : m_runs(runs)
    , m_ofRun(runs.size())
{
}

void RunsGatherer::add(const QString& user, int run, double value)
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

QList<double> RunsGatherer::meansOfUsers() const
{
    QList<double> means;
    for (const Sum& user : m_ofUser)
        means.append(user.sum / double(user.n));
    return means;
}

RunsFigure RunsGatherer::overRuns(const Figure& mean, const QString& noneBecause) const
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
    // The paper's mean is that of the runs, which differs where some users lack a run.
    if (figure.mean.isDefined())
        figure.mean.value =
            std::accumulate(values.cbegin(), values.cend(), 0.0) / double(values.size());
    figure.sd = deviationOf(values);
    return figure;
}

QList<RunsFigure> RunsGatherer::figures(
    const QList<RunsGatherer>& all, const QString& noneBecause, const std::atomic_bool* cancel)
{
    QList<QList<double>> values;
    for (const RunsGatherer& one : all)
        values.append(one.meansOfUsers());
    const QList<Figure> means = bootstrapMeans(values, cancel);
    QList<RunsFigure> figures;
    for (qsizetype i = 0; i < all.size(); ++i)
        figures.append(all.at(i).overRuns(means.at(i), noneBecause));
    return figures;
}

RunsFigure RunsGatherer::figure(const QString& noneBecause, const std::atomic_bool* cancel) const
{
    return overRuns(bootstrapMean(meansOfUsers(), cancel), noneBecause);
}

std::optional<double> predictedShare(const PredictedSummary& summary)
{
    if (summary.tasks.isEmpty() || summary.missing > 0)
        return {};
    const auto hits = std::count_if(summary.tasks.cbegin(), summary.tasks.cend(),
        [](const TaskOutcome& task) { return task.isHit; });
    return double(hits) / double(summary.tasks.size());
}

std::optional<bool> isGood(const PredictedSummary& summary, const ScoreRule& rule)
{
    const std::optional<double> share = predictedShare(summary);
    // Both sides are the nearest doubles of their fractions: 3 of 5 is no less than 0.6.
    return share ? std::optional(*share >= rule.threshold) : std::nullopt;
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
    RunsGatherer good(score.runs);
    RunsGatherer within(score.runs);
    RunsGatherer density(score.runs);
    for (const PredictedSummary& summary : summaries) {
        const auto addTo = [&](RunsGatherer& gatherer, UsersumMetric metric) {
            if (const std::optional<double> value = metricValue(summary, metric, rule))
                gatherer.add(summary.user, summary.run, *value);
        };
        addTo(good, UsersumMetric::Quality);
        addTo(within, UsersumMetric::Following);
        addTo(density, UsersumMetric::Density);
    }
    const bool onlyLack = score.lacking > 0 && score.lacking == score.asked;
    score.qm = good.figure(onlyLack ? UsersumWords::tr("No user has all predictions of a run.")
                                    : UsersumWords::tr("No summary has a task."),
        cancel);
    score.ifm = within.figure(rule.mostWords ? UsersumWords::tr("There is no summary.")
                                             : UsersumWords::tr("No word limit is given."),
        cancel);
    score.idm = density.figure(onlyLack ? UsersumWords::tr("No user has all predictions of a run.")
                                        : UsersumWords::tr("No summary with a word has a task."),
        cancel);
    return score;
}

} // namespace tandem::usersum
