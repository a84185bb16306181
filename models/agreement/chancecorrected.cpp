#include "models/agreement/chancecorrected.h"

#include "models/agreement/studentt.h"

#include <QCoreApplication>
#include <QList>

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ChanceCorrected)
};

using Pattern = RatingCounts::Pattern;

/// A coefficient with nothing in it yet but the items that it cannot use.
ChanceCorrectedFigure withExclusions(const RatingCounts& ratings)
{
    ChanceCorrectedFigure result;
    result.ratedOnce = ratings.ratedOnce();
    result.unrated = ratings.unrated();
    return result;
}

QString nothingToCompare()
{
    return Words::tr("No item has been rated by two or more, so there is nothing to compare.");
}

bool usesOneCategoryOnly(const QList<Pattern>& patterns, int categories)
{
    int used = 0;
    for (int k = 0; k < categories; ++k) {
        used += std::any_of(patterns.cbegin(), patterns.cend(),
            [k](const Pattern& pattern) { return pattern.perCategory.at(k) > 0; });
    }
    return used < 2;
}

/// Pairs of ratings of one item that agree, in both directions.
double agreeingPairs(const Pattern& pattern)
{
    double sum = 0.0;
    for (const int count : pattern.perCategory)
        sum += double(count) * double(count - 1);
    return sum;
}

/// The interval of a coefficient whose linearized values differ from their mean by this sum of
/// squares over n items.
std::optional<Interval> intervalAround(double value, double squares, qint64 n)
{
    if (n < 2)
        return std::nullopt;
    const double error = std::sqrt(squares / (double(n) * double(n - 1)));
    const double half = studentT975(n - 1) * error;
    return Interval{value - half, std::min(1.0, value + half)};
}

/// The mean over all items of the share of an item's ratings in each category.
QList<double> meanShares(const QList<Pattern>& patterns, int categories, double n)
{
    QList<double> shares(categories, 0.0);
    for (const Pattern& pattern : patterns) {
        for (int k = 0; k < categories; ++k) {
            shares[k] += double(pattern.items) * double(pattern.perCategory.at(k)) /
                         (double(pattern.raters()) * n);
        }
    }
    return shares;
}

/// Gwet (2014), the linearized values of AC1: the squares of their distances from it, summed.
double ac1Squares(const QList<Pattern>& patterns, const QList<double>& shares, double ac1,
    double expected, double weightOfComparable)
{
    double squares = 0.0;
    for (const Pattern& pattern : patterns) {
        const double raters = double(pattern.raters());
        double value = 0.0;
        if (raters >= 2.0) {
            const double agreement = agreeingPairs(pattern) / (raters * (raters - 1.0));
            value = weightOfComparable * (agreement - expected) / (1.0 - expected);
        }
        double chance = 0.0;
        for (qsizetype k = 0; k < shares.size(); ++k)
            chance += double(pattern.perCategory.at(k)) * (1.0 - shares.at(k));
        chance /= raters * double(shares.size() - 1);
        value -= 2.0 * (1.0 - ac1) * (chance - expected) / (1.0 - expected);
        squares += double(pattern.items) * std::pow(value - ac1, 2);
    }
    return squares;
}

/// What alpha is computed from: items rated twice or more only.
struct AlphaBasis
{
    QList<Pattern> patterns;
    double n = 0.0;
    double ratings = 0.0;
    double meanRaters = 0.0;
    QList<double> shares;   ///< of each category among all ratings
    double agreement = 0.0; ///< before the correction for small samples
};

AlphaBasis alphaBasis(const RatingCounts& ratings)
{
    AlphaBasis basis;
    for (const Pattern& pattern : ratings.patterns()) {
        if (pattern.raters() < 2)
            continue;
        basis.patterns.append(pattern);
        basis.ratings += double(pattern.items) * double(pattern.raters());
    }
    basis.n = double(ratings.comparable());
    basis.meanRaters = basis.ratings / basis.n;
    basis.shares.fill(0.0, ratings.categories());
    for (const Pattern& pattern : std::as_const(basis.patterns)) {
        for (int k = 0; k < ratings.categories(); ++k) {
            basis.shares[k] +=
                double(pattern.items) * double(pattern.perCategory.at(k)) / basis.ratings;
        }
        basis.agreement += double(pattern.items) * agreeingPairs(pattern) /
                           (double(pattern.raters() - 1) * basis.ratings);
    }
    return basis;
}

/// Gwet (2014), the linearized values of alpha: the squares of their distances from the
/// uncorrected alpha, summed. Items with more ratings than the mean weigh more.
double alphaSquares(const AlphaBasis& basis, double observed, double expected)
{
    const double uncorrected = (basis.agreement - expected) / (1.0 - expected);
    double squares = 0.0;
    for (const Pattern& pattern : basis.patterns) {
        const double raters = double(pattern.raters());
        const double more = (raters - basis.meanRaters) / basis.meanRaters;
        const double agreement =
            agreeingPairs(pattern) / (basis.meanRaters * (raters - 1.0)) - observed * more;
        double chance = -expected * more;
        for (qsizetype k = 0; k < basis.shares.size(); ++k)
            chance += double(pattern.perCategory.at(k)) * basis.shares.at(k) / basis.meanRaters;
        const double value = (agreement - expected) / (1.0 - expected) -
                             2.0 * (1.0 - uncorrected) * (chance - expected) / (1.0 - expected);
        squares += double(pattern.items) * std::pow(value - uncorrected, 2);
    }
    return squares;
}

} // namespace

ChanceCorrectedFigure gwetAc1(const RatingCounts& ratings)
{
    ChanceCorrectedFigure result = withExclusions(ratings);
    if (ratings.comparable() == 0) {
        result.figure = Figure::undefined(nothingToCompare(), 0);
        return result;
    }
    const QList<Pattern> patterns = ratings.patterns();
    double observed = 0.0;
    for (const Pattern& pattern : patterns) {
        const double raters = double(pattern.raters());
        if (raters >= 2.0)
            observed += double(pattern.items) * agreeingPairs(pattern) / (raters * (raters - 1.0));
    }
    observed /= double(ratings.comparable());
    result.observed = observed;
    if (usesOneCategoryOnly(patterns, ratings.categories())) {
        result.figure = Figure::undefined(
            Words::tr("Everybody gave one and the same answer to every item, so nothing shows "
                      "whether they agree by more than that habit."),
            ratings.comparable());
        return result;
    }

    const qint64 rated = ratings.comparable() + ratings.ratedOnce();
    const QList<double> shares = meanShares(patterns, ratings.categories(), double(rated));
    double expected = 0.0;
    for (const double share : shares)
        expected += share * (1.0 - share) / double(shares.size() - 1);
    const double ac1 = (observed - expected) / (1.0 - expected);
    result.expected = expected;
    const double squares =
        ac1Squares(patterns, shares, ac1, expected, double(rated) / double(ratings.comparable()));
    result.figure = Figure::defined(ac1, ratings.comparable(), intervalAround(ac1, squares, rated));
    return result;
}

ChanceCorrectedFigure gwetAc1(const ContingencyTable& table)
{
    return gwetAc1(RatingCounts::fromTable(table));
}

ChanceCorrectedFigure krippendorffAlpha(const RatingCounts& ratings)
{
    ChanceCorrectedFigure result = withExclusions(ratings);
    if (ratings.comparable() == 0) {
        result.figure = Figure::undefined(nothingToCompare(), 0);
        return result;
    }
    const AlphaBasis basis = alphaBasis(ratings);
    if (usesOneCategoryOnly(basis.patterns, ratings.categories())) {
        result.observed = 1.0;
        result.expected = 1.0;
        result.figure = Figure::undefined(
            Words::tr("Everybody gave one and the same answer to every item. No disagreement can "
                      "then be expected, and alpha would be one minus zero divided by zero."),
            ratings.comparable());
        return result;
    }

    double expected = 0.0;
    for (const double share : basis.shares)
        expected += share * share;
    const double observed = basis.agreement + (1.0 - basis.agreement) / basis.ratings;
    const double alpha = (observed - expected) / (1.0 - expected);
    result.observed = observed;
    result.expected = expected;
    result.figure = Figure::defined(alpha, ratings.comparable(),
        intervalAround(alpha, alphaSquares(basis, observed, expected), ratings.comparable()));
    return result;
}

ChanceCorrectedFigure krippendorffAlpha(const RatingMatrix& ratings, int categories)
{
    return krippendorffAlpha(RatingCounts::fromRatings(ratings, categories));
}

} // namespace tandem
