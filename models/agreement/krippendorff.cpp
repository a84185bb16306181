#include "models/agreement/chancecorrected.h"
#include "models/agreement/linearized.h"
#include "models/words.h"

#include <QList>

#include <cmath>
#include <numeric>

namespace tandem {

namespace {

/// Comparisons of values by the metric of ratio data, which takes each with each.
constexpr double kMostComparisons = 1e8;

/// What alpha is computed from: items rated twice or more only.
struct AlphaBasis
{
    QList<RatingCounts::Pattern> patterns;
    double n = 0.0;
    double ratings = 0.0;
    double meanRaters = 0.0;
    QList<double> given;    ///< ratings in each category
    QList<int> used;        ///< the categories with ratings
    QList<double> shares;   ///< of each category among all ratings
    double agreement = 0.0; ///< before the correction for small samples
};

AlphaBasis alphaBasis(const RatingCounts& ratings)
{
    AlphaBasis basis;
    const RatingCounts comparable = ratings.comparableOnly();
    basis.patterns = comparable.patterns();
    basis.n = double(comparable.comparable());
    basis.given.fill(0.0, ratings.categories());
    for (const RatingCounts::Pattern& pattern : std::as_const(basis.patterns)) {
        for (const CategoryCount& count : pattern.given)
            basis.given[count.category] += double(pattern.items) * double(count.times);
    }
    for (int category = 0; category < basis.given.size(); ++category) {
        if (basis.given.at(category) > 0.0)
            basis.used.append(category);
    }
    basis.ratings = std::accumulate(basis.given.cbegin(), basis.given.cend(), 0.0);
    basis.meanRaters = basis.ratings / basis.n;
    basis.shares.reserve(basis.given.size());
    for (const double given : std::as_const(basis.given))
        basis.shares.append(given / basis.ratings);
    return basis;
}

/// The middle of each category's ranks among all ratings: Krippendorff's metric of ordinal data is
/// the squared distance between these.
QList<double> middleRanks(const QList<double>& given)
{
    QList<double> ranks;
    double below = 0.0;
    for (const double times : given) {
        ranks.append(below + times / 2.0);
        below += times;
    }
    return ranks;
}

AgreementWeights metricOf(RatingScale scale, const AlphaBasis& basis, const QList<double>& values)
{
    switch (scale) {
    case RatingScale::Nominal:
        break;
    case RatingScale::Ordinal:
        return AgreementWeights::quadratic(middleRanks(basis.given));
    case RatingScale::Interval:
        return AgreementWeights::quadratic(values);
    case RatingScale::Ratio:
        return AgreementWeights::ratio(values);
    case RatingScale::Sets:
        break;
    }
    return AgreementWeights::identity(int(basis.given.size()));
}

/// Why comparing each with each of so many categories takes too long; empty where it does not.
QString tooManyComparisons(const AlphaBasis& basis, qsizetype categories)
{
    double comparisons = std::pow(double(categories), 2);
    for (const RatingCounts::Pattern& pattern : basis.patterns)
        comparisons += std::pow(double(pattern.given.size()), 2);
    return comparisons > kMostComparisons
               ? AgreementWords::tr(
                     "There are too many different answers to compare all of them pairwise.")
               : QString();
}

/// Why the metric cannot be had; empty where it can.
QString alphaObstacle(RatingScale scale, const AlphaBasis& basis, const QList<double>& values)
{
    if (scale != RatingScale::Ratio)
        return {};
    if (!values.isEmpty() && values.first() < 0.0)
        return AgreementWords::tr("A ratio scale starts at zero, but there are negative answers.");
    return tooManyComparisons(basis, values.size());
}

/// Gwet (2014), the linearized values of alpha: the squares of their distances from the
/// uncorrected alpha, summed. Items with more ratings than the mean weigh more.
double alphaSquares(
    const AlphaBasis& basis, const AgreementWeights& metric, double observed, double expected)
{
    const double uncorrected = (basis.agreement - expected) / (1.0 - expected);
    const QList<double> near = metric.applied(basis.shares);
    double squares = 0.0;
    for (const RatingCounts::Pattern& pattern : basis.patterns) {
        const double raters = double(pattern.raters());
        const double more = (raters - basis.meanRaters) / basis.meanRaters;
        const double agreement =
            agreeingPairs(pattern, metric) / (basis.meanRaters * (raters - 1.0)) - observed * more;
        double chance = -expected * more;
        for (const CategoryCount& count : pattern.given)
            chance += double(count.times) * near.at(count.category) / basis.meanRaters;
        const double value = (agreement - expected) / (1.0 - expected) -
                             2.0 * (1.0 - uncorrected) * (chance - expected) / (1.0 - expected);
        squares += double(pattern.items) * std::pow(value - uncorrected, 2);
    }
    return squares;
}

/// The sum of squares of how far items agree, around their mean.
double agreementSquaresOf(const AlphaBasis& basis, const QList<double>& ofPatterns)
{
    double mean = 0.0;
    for (qsizetype i = 0; i < ofPatterns.size(); ++i)
        mean += double(basis.patterns.at(i).items) * ofPatterns.at(i) / basis.n;
    double squares = 0.0;
    for (qsizetype i = 0; i < ofPatterns.size(); ++i)
        squares += double(basis.patterns.at(i).items) * std::pow(ofPatterns.at(i) - mean, 2);
    return squares;
}

void computeAlpha(ChanceCorrectedFigure& result, AlphaBasis& basis, const AgreementWeights& metric,
    Intervals intervals)
{
    QList<double> ofPatterns;
    for (const RatingCounts::Pattern& pattern : std::as_const(basis.patterns)) {
        const double raters = double(pattern.raters());
        const double pairs = agreeingPairs(pattern, metric);
        basis.agreement += double(pattern.items) * pairs / ((raters - 1.0) * basis.ratings);
        ofPatterns.append(pairs / (raters * (raters - 1.0)));
    }
    const QList<double> near = metric.applied(basis.shares);
    const double expected =
        std::inner_product(basis.shares.cbegin(), basis.shares.cend(), near.cbegin(), 0.0);
    const double observed = basis.agreement + (1.0 - basis.agreement) / basis.ratings;
    const double alpha = (observed - expected) / (1.0 - expected);
    const qint64 n = qint64(basis.n);
    // Numbers of a ratio scale may be so small that the distance between them is lost in rounding.
    if (!std::isfinite(alpha)) {
        result.figure = Figure::undefined(
            AgreementWords::tr("The answers are too close together for the computation."), n);
        return;
    }
    result.observed = observed;
    result.expected = expected;
    result.figure = Figure::defined(alpha, n);
    if (intervals == Intervals::LeftOut || n < 2)
        return;
    const double squares = alphaSquares(basis, metric, observed, expected);
    result.largeSample = linearizedInterval(alpha, squares, n);
    result.squares = agreementSquaresOf(basis, ofPatterns);
    result.figure.interval = agreementInterval(
        {observed, expected, basis.n, result.squares}, linearizedError(squares, n));
}

} // namespace

namespace {

/// Alpha by the metric that `metricOf` makes of the basis; `obstacle` says why there is none.
template <typename MetricOf, typename Obstacle>
ChanceCorrectedFigure alphaBy(const RatingCounts& ratings, const MetricOf& metricOf,
    const Obstacle& obstacle, Intervals intervals)
{
    ChanceCorrectedFigure result;
    result.ratedOnce = ratings.ratedOnce();
    result.unrated = ratings.unrated();
    const qint64 n = ratings.comparable();
    if (n == 0) {
        result.figure = Figure::undefined(
            AgreementWords::tr(
                "No item has been rated by two or more raters, so there is nothing to compare."),
            0);
        return result;
    }
    AlphaBasis basis = alphaBasis(ratings);
    if (basis.used.size() < 2) {
        result.observed = 1.0;
        result.expected = 1.0;
        result.figure = Figure::undefined(
            AgreementWords::tr("All raters gave the same answer to every item: expected "
                               "disagreement is 0, so alpha is undefined (0/0)."),
            n);
        return result;
    }
    if (const QString why = obstacle(basis); !why.isEmpty()) {
        result.figure = Figure::undefined(why, n);
        return result;
    }
    computeAlpha(result, basis, metricOf(basis), intervals);
    return result;
}

} // namespace

ChanceCorrectedFigure krippendorffAlpha(const RatingCounts& ratings, RatingScale scale,
    const QList<double>& values, Intervals intervals)
{
    return alphaBy(
        ratings,
        [&](const AlphaBasis& basis) {
            return metricOf(scale, basis, values).stretchedTo(basis.used);
        },
        [&](const AlphaBasis& basis) { return alphaObstacle(scale, basis, values); }, intervals);
}

ChanceCorrectedFigure krippendorffAlphaOfSets(
    const RatingCounts& ratings, const QList<QStringList>& sets, Intervals intervals)
{
    return alphaBy(
        ratings, [&](const AlphaBasis&) { return AgreementWeights::sets(sets); },
        [&](const AlphaBasis& basis) { return tooManyComparisons(basis, sets.size()); }, intervals);
}

ChanceCorrectedFigure krippendorffAlpha(const RatingCounts& ratings)
{
    return krippendorffAlpha(ratings, RatingScale::Nominal, {});
}

} // namespace tandem
