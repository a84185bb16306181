#include "models/usersum/scorecorrelations.h"

#include "models/cancel.h"
#include "models/inference/resampling.h"
#include "models/usersum/ratedvalues.h"
#include "models/usersum/usersumwords.h"

#include <QMap>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tandem::usersum {

namespace {

constexpr quint64 kCorrelationSeed = 1;

/// A score, in each run that it was taken in.
struct ScoreInRuns
{
    QString key;
    QString name;
    QList<QHash<QString, double>> runs;
};

/// The ratings of those who have the score, run by run.
struct RatedRuns
{
    struct Run
    {
        QList<double> ratings;
        QList<double> values;
        RatedValues resampled;
    };
    QList<Run> runs;
    int users = 0; ///< who have it in any run
};

/// `majorities` are by user in a lasting order, which is the order of what is drawn.
RatedRuns ratedRuns(const QMap<QString, bool>& majorities, const ScoreInRuns& score)
{
    RatedRuns rated;
    rated.runs.resize(score.runs.size());
    for (auto user = majorities.cbegin(); user != majorities.cend(); ++user) {
        bool isAny = false;
        for (qsizetype i = 0; i < score.runs.size(); ++i) {
            const double value = score.runs.at(i).value(user.key(), kNaN);
            if (!std::isfinite(value))
                continue;
            isAny = true;
            RatedRuns::Run& run = rated.runs[i];
            run.ratings.append(*user ? 1.0 : 0.0);
            run.values.append(value);
            run.resampled.add(rated.users, *user, value);
        }
        rated.users += isAny ? 1 : 0;
    }
    for (RatedRuns::Run& run : rated.runs)
        run.resampled.close();
    return rated;
}

/// Which of the two does not vary.
std::optional<QString> constantBecause(const RatedRuns::Run& run)
{
    const auto isConstant = [](const QList<double>& values) {
        return std::all_of(
            values.cbegin(), values.cend(), [&](double value) { return value == values.first(); });
    };
    if (run.ratings.size() < 2)
        return std::nullopt;
    if (isConstant(run.ratings))
        return UsersumWords::tr("Human ratings are the same for all of these users.");
    if (isConstant(run.values))
        return UsersumWords::tr("It is the same for all of these users.");
    return std::nullopt;
}

/// The coefficients themselves, without intervals.
void addCoefficients(ScoreCorrelation& found, const RatedRuns& rated)
{
    const bool isOne = rated.runs.size() == 1;
    for (std::size_t i = 0; i < kCoefficients.size(); ++i) {
        QList<double> values;
        QString because = UsersumWords::tr("There is no summary.");
        qint64 n = 0;
        for (const RatedRuns::Run& run : rated.runs) {
            // Of several runs nobody sees a p, and the exact one takes its time.
            const PMethod usual =
                kCoefficients.at(i) == Coefficient::Kendall ? PMethod::Normal : PMethod::StudentT;
            const Correlation one = correlationBy(
                kCoefficients.at(i), run.ratings, run.values, isOne ? PMethod::Auto : usual);
            n = std::max(n, one.figure.n);
            if (one.figure.isDefined())
                values.append(*one.figure.value);
            else
                because = constantBecause(run).value_or(one.figure.undefinedBecause);
            if (isOne)
                found.p[i] = one.p;
        }
        found.definedRuns = int(values.size()); // the same of each coefficient
        found.figures[i] =
            values.isEmpty()
                ? Figure::undefined(because, n)
                : Figure::defined(
                      std::accumulate(values.cbegin(), values.cend(), 0.0) / double(values.size()),
                      n);
    }
}

/// What one resample of users gives each coefficient, the mean over the runs.
std::array<std::optional<double>, kCoefficients.size()> ofResample(
    const RatedRuns& rated, const QList<int>& times)
{
    std::array<double, kCoefficients.size()> sums{};
    int runs = 0;
    for (const RatedRuns::Run& run : rated.runs) {
        const auto some = run.resampled.coefficients(times);
        if (!some)
            continue;
        ++runs;
        for (std::size_t i = 0; i < sums.size(); ++i)
            sums[i] += some->at(i);
    }
    std::array<std::optional<double>, kCoefficients.size()> means;
    if (runs > 0)
        std::transform(sums.cbegin(), sums.cend(), means.begin(),
            [runs](double sum) { return sum / double(runs); });
    return means;
}

/// False once it was called off.
bool addResampledIntervals(
    ScoreCorrelation& found, const RatedRuns& rated, const std::atomic_bool* cancel, int resamples)
{
    inference::ClusterDraw draw(rated.users, kCorrelationSeed);
    if (!draw.canDraw())
        return !isRaised(cancel);
    std::array<inference::ResampledValues, kCoefficients.size()> values;
    for (int i = 0; i < resamples; ++i) {
        if (isRaised(cancel))
            return false;
        const auto some = ofResample(rated, draw.next());
        for (std::size_t place = 0; place < values.size(); ++place)
            values[place].add(some[place]);
    }
    for (std::size_t place = 0; place < values.size(); ++place) {
        if (found.figures[place].isDefined())
            found.figures[place].interval = values[place].interval();
    }
    return true;
}

ScoreCorrelation correlationOf(const QMap<QString, bool>& majorities, const ScoreInRuns& score,
    const std::atomic_bool* cancel, int resamples)
{
    ScoreCorrelation found{score.key, score.name, {}, {}};
    const RatedRuns rated = ratedRuns(majorities, score);
    found.missing = majorities.size() - rated.users;
    found.runs = int(rated.runs.size());
    if (!isRaised(cancel))
        addCoefficients(found, rated);
    if (!addResampledIntervals(found, rated, cancel, resamples)) {
        found.figures.fill(Figure::undefined(UsersumWords::tr("Stopped."), rated.users));
        found.p.fill(std::nullopt);
    }
    return found;
}

ScoreInRuns qualityInRuns(
    const QList<PredictedSummary>& summaries, const ScoreRule& rule, const QList<int>& runs)
{
    ScoreInRuns quality{QStringLiteral("q_s"), QStringLiteral("Q_s"), {}};
    quality.runs.resize(runs.size());
    for (const PredictedSummary& summary : summaries) {
        if (const std::optional<bool> isOne = isGood(summary, rule))
            quality.runs[std::lower_bound(runs.cbegin(), runs.cend(), summary.run) - runs.cbegin()]
                .insert(summary.user, *isOne ? 1.0 : 0.0);
    }
    return quality;
}

} // namespace

ScoreCorrelations scoreCorrelations(const QList<PredictedSummary>& summaries,
    const QList<HumanRating>& ratings, const ScoreRule& rule, const QList<NamedValues>& scores,
    const std::atomic_bool* cancel, int resamples)
{
    ScoreCorrelations all;
    QMap<QString, bool> majorities;
    const QHash<QString, RatingVotes> votes = votesByUser(ratings);
    for (auto user = votes.cbegin(); user != votes.cend(); ++user) {
        if (const std::optional<bool> isRatedGood = user->majority())
            majorities.insert(user.key(), *isRatedGood);
        else
            ++all.tied;
    }
    all.rated = majorities.size();
    const QList<int> runs = runsOf(summaries);
    all.runs = int(runs.size());
    all.scores.append(
        correlationOf(majorities, qualityInRuns(summaries, rule, runs), cancel, resamples));
    for (const NamedValues& one : scores)
        all.scores.append(
            correlationOf(majorities, {one.key, one.name, {one.byUser}}, cancel, resamples));
    return all;
}

} // namespace tandem::usersum
