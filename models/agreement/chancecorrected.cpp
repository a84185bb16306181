#include "models/agreement/chancecorrected.h"

#include "models/agreement/intervals.h"
#include "models/agreement/linearized.h"
#include "models/words.h"

#include <QList>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tandem {

namespace {

/// How a coefficient counts agreement by chance.
struct Chance
{
    double expected = 0.0;
    QList<double> ofCategory; ///< what each of an item's ratings adds to it, by its category
};

QString noItemRatedTwice()
{
    return AgreementWords::tr(
        "No item has been rated by two or more, so there is nothing to compare.");
}

/// The mean over all items of the share of an item's ratings in each category.
QList<double> meanShares(const QList<RatingCounts::Pattern>& patterns, int categories, double n)
{
    QList<double> shares(categories, 0.0);
    for (const RatingCounts::Pattern& pattern : patterns) {
        const double raters = double(pattern.raters());
        for (const CategoryCount& count : pattern.given)
            shares[count.category] += double(pattern.items) * double(count.times) / (raters * n);
    }
    return shares;
}

Chance gwetChance(const QList<double>& shares, const AgreementWeights& weights)
{
    const double q = double(shares.size());
    const double factor = weights.sum() / (q * (q - 1.0));
    Chance chance;
    for (const double share : shares) {
        chance.ofCategory.append(factor * (1.0 - share));
        chance.expected += factor * share * (1.0 - share);
    }
    return chance;
}

Chance fleissChance(const QList<double>& shares)
{
    return {std::inner_product(shares.cbegin(), shares.cend(), shares.cbegin(), 0.0), shares};
}

Chance uniformChance(int categories)
{
    const double each = 1.0 / double(categories);
    return {each, QList<double>(categories, each)};
}

/// Gwet (2014), the linearized values of a coefficient: the squares of their distances from it,
/// summed. Items with one rating show no agreement, but have their part in chance.
double linearizedSquares(const QList<RatingCounts::Pattern>& patterns,
    const AgreementWeights& weights, const Chance& chance, double coefficient,
    double weightOfComparable)
{
    const double beyond = 1.0 - chance.expected;
    double squares = 0.0;
    for (const RatingCounts::Pattern& pattern : patterns) {
        const double raters = double(pattern.raters());
        double value = 0.0;
        if (raters >= 2.0) {
            const double agreement = agreeingPairs(pattern, weights) / (raters * (raters - 1.0));
            value = weightOfComparable * (agreement - chance.expected) / beyond;
        }
        double ofItem = 0.0;
        for (const CategoryCount& count : pattern.given)
            ofItem += double(count.times) * chance.ofCategory.at(count.category) / raters;
        value -= 2.0 * (1.0 - coefficient) * (ofItem - chance.expected) / beyond;
        squares += double(pattern.items) * std::pow(value - coefficient, 2);
    }
    return squares;
}

/// The mean over the items rated twice or more of how far the pairs of their ratings agree.
double observedAgreement(
    const QList<RatingCounts::Pattern>& patterns, const AgreementWeights& weights, double n)
{
    double observed = 0.0;
    for (const RatingCounts::Pattern& pattern : patterns) {
        const double raters = double(pattern.raters());
        if (raters >= 2.0)
            observed +=
                double(pattern.items) * agreeingPairs(pattern, weights) / (raters * (raters - 1.0));
    }
    return observed / n;
}

/// The coefficient for chance as `chanceOf` counts it from the shares of the categories.
template <typename ChanceOf>
ChanceCorrectedFigure corrected(
    const RatingCounts& ratings, const AgreementWeights& weights, const ChanceOf& chanceOf)
{
    ChanceCorrectedFigure result;
    result.ratedOnce = ratings.ratedOnce();
    result.unrated = ratings.unrated();
    const qint64 n = ratings.comparable();
    if (n == 0) {
        result.figure = Figure::undefined(noItemRatedTwice(), 0);
        return result;
    }
    const QList<RatingCounts::Pattern> patterns = ratings.patterns();
    result.observed = observedAgreement(patterns, weights, double(n));
    if (ratings.usedCategories() < 2) {
        result.figure = Figure::undefined(
            AgreementWords::tr(
                "Everybody gave one and the same answer to every item, so nothing shows "
                "whether they agree by more than that habit."),
            n);
        return result;
    }
    const qint64 rated = n + ratings.ratedOnce();
    const Chance chance = chanceOf(meanShares(patterns, ratings.categories(), double(rated)));
    const double value = (*result.observed - chance.expected) / (1.0 - chance.expected);
    result.expected = chance.expected;
    const double squares =
        linearizedSquares(patterns, weights, chance, value, double(rated) / double(n));
    result.figure = Figure::defined(value, n, linearizedInterval(value, squares, rated));
    return result;
}

} // namespace

Figure pairwiseAgreement(const RatingCounts& ratings)
{
    const qint64 n = ratings.comparable();
    if (n == 0)
        return Figure::undefined(noItemRatedTwice(), 0);
    const AgreementWeights weights = AgreementWeights::identity(ratings.categories());
    const QList<RatingCounts::Pattern> patterns = ratings.patterns();
    const double share = observedAgreement(patterns, weights, double(n));
    const qint64 rated = n + ratings.ratedOnce();
    const Chance none{0.0, QList<double>(ratings.categories(), 0.0)};
    auto interval = linearizedInterval(
        share, linearizedSquares(patterns, weights, none, share, double(rated) / double(n)), rated);
    if (interval)
        interval->low = std::max(0.0, interval->low);
    return Figure::defined(share, n, interval);
}

Figure unanimousAgreement(const RatingCounts& ratings)
{
    const qint64 n = ratings.comparable();
    if (n == 0)
        return Figure::undefined(noItemRatedTwice(), 0);
    qint64 unanimous = 0;
    for (const RatingCounts::Pattern& pattern : ratings.patterns()) {
        if (pattern.given.size() == 1 && pattern.raters() >= 2)
            unanimous += pattern.items;
    }
    return shareWithWilson(double(unanimous), n);
}

ChanceCorrectedFigure gwetAc1(const RatingCounts& ratings)
{
    return gwetAc2(ratings, AgreementWeights::identity(ratings.categories()));
}

ChanceCorrectedFigure gwetAc1(const ContingencyTable& table)
{
    return gwetAc1(RatingCounts::fromTable(table));
}

ChanceCorrectedFigure gwetAc2(const RatingCounts& ratings, const AgreementWeights& weights)
{
    return corrected(ratings, weights,
        [&weights](const QList<double>& shares) { return gwetChance(shares, weights); });
}

ChanceCorrectedFigure fleissKappa(const RatingCounts& ratings)
{
    return corrected(ratings, AgreementWeights::identity(ratings.categories()), fleissChance);
}

ChanceCorrectedFigure brennanPrediger(const RatingCounts& ratings)
{
    return corrected(ratings, AgreementWeights::identity(ratings.categories()),
        [](const QList<double>& shares) { return uniformChance(int(shares.size())); });
}

} // namespace tandem
