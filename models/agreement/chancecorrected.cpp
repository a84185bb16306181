#include "models/agreement/chancecorrected.h"

#include "models/agreement/linearized.h"
#include "models/inference/intervals.h"
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
        "No item has been rated by two or more raters, so there is nothing to compare.");
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

/// How far the pairs of ratings of the items rated twice or more agree.
struct ItemAgreement
{
    double mean = 0.0;
    double squares = 0.0; ///< around the mean, over items
};

ItemAgreement itemAgreement(
    const QList<RatingCounts::Pattern>& patterns, const AgreementWeights& weights, double n)
{
    ItemAgreement found;
    QList<std::pair<double, double>> ofPatterns; // agreement and items
    for (const RatingCounts::Pattern& pattern : patterns) {
        const double raters = double(pattern.raters());
        if (raters < 2.0)
            continue;
        ofPatterns.append(
            {agreeingPairs(pattern, weights) / (raters * (raters - 1.0)), double(pattern.items)});
        found.mean += ofPatterns.constLast().first * ofPatterns.constLast().second;
    }
    found.mean /= n;
    for (const auto& [agreement, items] : std::as_const(ofPatterns))
        found.squares += items * std::pow(agreement - found.mean, 2);
    return found;
}

/// Which categories a coefficient needs: without any disagreement to be expected it is 0 / 0.
enum class NeededCategories { SeveralUsed, SeveralDeclared, Nothing };

QString categoryObstacle(const RatingCounts& ratings, NeededCategories needs)
{
    if (needs == NeededCategories::SeveralUsed && ratings.usedCategories() < 2)
        return AgreementWords::tr("All raters gave the same answer to every item, so agreement "
                                  "cannot be distinguished from chance.");
    if (needs == NeededCategories::SeveralDeclared && ratings.categories() < 2)
        return AgreementWords::tr("All raters gave the same answer to every item, and no other "
                                  "possible answer is known.");
    return {};
}

/// The coefficient for chance as `chanceOf` counts it from the shares of the categories.
template <typename ChanceOf>
ChanceCorrectedFigure corrected(const RatingCounts& ratings, const AgreementWeights& weights,
    NeededCategories needs, const ChanceOf& chanceOf, Intervals intervals)
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
    const ItemAgreement observed = itemAgreement(patterns, weights, double(n));
    result.observed = observed.mean;
    if (const QString why = categoryObstacle(ratings, needs); !why.isEmpty()) {
        result.figure = Figure::undefined(why, n);
        return result;
    }
    const qint64 rated = n + ratings.ratedOnce();
    const Chance chance = chanceOf(meanShares(patterns, ratings.categories(), double(rated)));
    const double value = (observed.mean - chance.expected) / (1.0 - chance.expected);
    result.expected = chance.expected;
    result.figure = Figure::defined(value, n);
    if (intervals == Intervals::LeftOut || rated < 2)
        return result;
    const double squares =
        linearizedSquares(patterns, weights, chance, value, double(rated) / double(n));
    result.largeSample = linearizedInterval(value, squares, rated);
    result.squares = observed.squares;
    result.figure.interval =
        agreementInterval({observed.mean, chance.expected, double(n), result.squares},
            linearizedError(squares, rated));
    return result;
}

} // namespace

ChanceCorrectedFigure pairwiseAgreement(const RatingCounts& ratings, Intervals intervals)
{
    const auto none = [](const QList<double>& shares) {
        return Chance{0.0, QList<double>(shares.size(), 0.0)};
    };
    ChanceCorrectedFigure result =
        corrected(ratings, AgreementWeights::identity(ratings.categories()),
            NeededCategories::Nothing, none, intervals);
    if (result.largeSample)
        result.largeSample->low = std::max(0.0, result.largeSample->low);
    return result;
}

Figure unanimousAgreement(const RatingCounts& ratings, Intervals intervals)
{
    const qint64 n = ratings.comparable();
    if (n == 0)
        return Figure::undefined(noItemRatedTwice(), 0);
    qint64 unanimous = 0;
    for (const RatingCounts::Pattern& pattern : ratings.patterns()) {
        if (pattern.given.size() == 1 && pattern.raters() >= 2)
            unanimous += pattern.items;
    }
    return intervals == Intervals::Computed ? inference::shareWithClopperPearson(unanimous, n)
                                            : Figure::defined(double(unanimous) / double(n), n);
}

ChanceCorrectedFigure gwetAc1(const RatingCounts& ratings, Intervals intervals)
{
    return gwetAc2(ratings, AgreementWeights::identity(ratings.categories()), intervals);
}

ChanceCorrectedFigure gwetAc1(const ContingencyTable& table)
{
    return gwetAc1(RatingCounts::fromTable(table));
}

ChanceCorrectedFigure gwetAc2(
    const RatingCounts& ratings, const AgreementWeights& weights, Intervals intervals)
{
    return corrected(
        ratings, weights, NeededCategories::SeveralDeclared,
        [&weights](const QList<double>& shares) { return gwetChance(shares, weights); }, intervals);
}

ChanceCorrectedFigure fleissKappa(const RatingCounts& ratings, Intervals intervals)
{
    return corrected(ratings, AgreementWeights::identity(ratings.categories()),
        NeededCategories::SeveralUsed, fleissChance, intervals);
}

ChanceCorrectedFigure brennanPrediger(const RatingCounts& ratings, Intervals intervals)
{
    return corrected(
        ratings, AgreementWeights::identity(ratings.categories()),
        NeededCategories::SeveralDeclared,
        [](const QList<double>& shares) { return uniformChance(int(shares.size())); }, intervals);
}

} // namespace tandem
