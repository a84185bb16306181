#include "models/agreement/pairwisekappa.h"

#include "models/agreement/agreement.h"
#include "models/words.h"

namespace tandem {

namespace {

/// Answers looked at, all pairs together: about a second's work.
constexpr double kMostAnswers = 1e8;

/// Sums over the pairs of raters that share an item.
struct Sums
{
    qint64 pairs = 0;
    qint64 undefined = 0; ///< of these, without a kappa
    double kappa = 0.0;
    double observed = 0.0;
    double expected = 0.0;
};

Sums sumsOf(const QList<QList<std::pair<int, int>>>& raters, int categories)
{
    const AgreementWeights weights = AgreementWeights::identity(categories);
    Sums sums;
    for (qsizetype a = 0; a < raters.size(); ++a) {
        for (qsizetype b = a + 1; b < raters.size(); ++b) {
            const KappaFigure figure =
                cohenKappa(pairedAnswers(raters.at(a), raters.at(b), categories), weights);
            if (figure.kappa.n == 0)
                continue;
            ++sums.pairs;
            sums.observed += *figure.observed;
            sums.expected += *figure.expected;
            if (figure.kappa.isDefined())
                sums.kappa += *figure.kappa.value;
            else
                ++sums.undefined;
        }
    }
    return sums;
}

Figure lightOf(const Sums& sums, qint64 n)
{
    if (sums.undefined > 0)
        return Figure::undefined(
            AgreementWords::tr(
                "Cohen's kappa is undefined for %n pair(s) of raters who both gave one and "
                "the same answer throughout, so that there is no mean over all pairs.",
                nullptr, int(sums.undefined)),
            n);
    return Figure::defined(sums.kappa / double(sums.pairs), n);
}

Figure daviesFleissOf(const Sums& sums, qint64 n)
{
    const double observed = sums.observed / double(sums.pairs);
    const double expected = sums.expected / double(sums.pairs);
    if (sums.undefined == sums.pairs)
        return Figure::undefined(
            AgreementWords::tr(
                "Everybody gave one and the same answer to every item. Agreement by chance "
                "is then already complete."),
            n);
    return Figure::defined((observed - expected) / (1.0 - expected), n);
}

} // namespace

PairedAnswers pairedAnswers(const QList<std::pair<int, int>>& first,
    const QList<std::pair<int, int>>& second, int categories)
{
    QList<std::pair<int, int>> common;
    auto b = second.cbegin();
    for (const auto& [item, category] : first) {
        while (b != second.cend() && b->first < item)
            ++b;
        if (b != second.cend() && b->first == item)
            common.append({category, b->second});
    }
    return PairedAnswers::of(common, categories);
}

PairwiseKappa pairwiseKappa(const RatingTable& table, qint64 comparable)
{
    const auto raters = table.byRater();
    PairwiseKappa result;
    const auto undefined = [&result, comparable](const QString& why) {
        result.light = result.daviesFleiss = Figure::undefined(why, comparable);
        return result;
    };
    if (raters.size() < 2)
        return undefined(AgreementWords::tr("Only one rater answered, and agreement needs two."));
    result.pairs = raters.size() * (raters.size() - 1) / 2;
    if (double(raters.size() - 1) * double(table.given.size()) > kMostAnswers) {
        result.pairsWithoutCommonItem.reset();
        return undefined(
            AgreementWords::tr("There are too many raters to go through all pairs of them."));
    }
    const Sums sums = sumsOf(raters, int(table.categories.size()));
    result.pairsWithoutCommonItem = result.pairs - sums.pairs;
    if (sums.pairs == 0)
        return undefined(AgreementWords::tr(
            "No item has been rated by two or more, so there is nothing to compare."));
    result.light = lightOf(sums, comparable);
    result.daviesFleiss = daviesFleissOf(sums, comparable);
    return result;
}

} // namespace tandem
