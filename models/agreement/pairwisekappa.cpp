#include "models/agreement/pairwisekappa.h"

#include "models/agreement/agreement.h"
#include "models/words.h"

namespace tandem {

namespace {

/// Answers looked at, all pairs together: about a second's work.
constexpr double kMostAnswers = 1e8;

PairwiseKappa undefinedPairs(const QString& why, qint64 raters, qint64 comparable)
{
    PairwiseKappa result;
    result.pairs = raters < 2 ? 0 : raters * (raters - 1) / 2;
    result.light = result.daviesFleiss = Figure::undefined(why, comparable);
    return result;
}

} // namespace

void PairwiseSums::add(const PairedAnswers& answers)
{
    if (answers.n == 0)
        return;
    const KappaFigure figure = cohenKappa(answers, m_weights, Intervals::LeftOut);
    ++m_pairs;
    m_observed += *figure.observed;
    m_expected += *figure.expected;
    if (figure.kappa.isDefined())
        m_kappa += *figure.kappa.value;
    else
        ++m_undefined;
}

Figure PairwiseSums::light(qint64 n) const
{
    if (m_undefined > 0)
        return Figure::undefined(
            AgreementWords::tr("Cohen's kappa is undefined for %n pair(s) of raters who both gave "
                               "the same answer throughout, so there is no mean over all pairs.",
                nullptr, int(m_undefined)),
            n);
    return Figure::defined(m_kappa / double(m_pairs), n);
}

Figure PairwiseSums::daviesFleiss(qint64 n) const
{
    const double observed = m_observed / double(m_pairs);
    const double expected = m_expected / double(m_pairs);
    if (m_undefined == m_pairs)
        return Figure::undefined(
            AgreementWords::tr(
                "All raters gave the same answer to every item. Chance agreement is then 1."),
            n);
    return Figure::defined((observed - expected) / (1.0 - expected), n);
}

PairwiseKappa PairwiseSums::figures(qint64 raters, qint64 comparable) const
{
    if (raters < 2)
        return undefinedPairs(
            AgreementWords::tr("Only one rater answered; agreement needs at least two."), raters,
            comparable);
    if (m_pairs == 0) {
        PairwiseKappa none = undefinedPairs(
            AgreementWords::tr(
                "No item has been rated by two or more raters, so there is nothing to compare."),
            raters, comparable);
        none.pairsWithoutCommonItem = none.pairs;
        return none;
    }
    PairwiseKappa result;
    result.pairs = raters * (raters - 1) / 2;
    result.pairsWithoutCommonItem = result.pairs - m_pairs;
    result.observed = m_observed / double(m_pairs);
    result.expected = m_expected / double(m_pairs);
    result.light = light(comparable);
    result.daviesFleiss = daviesFleiss(comparable);
    return result;
}

bool exceedsPairLimit(qint64 raters, qint64 ratings)
{
    return double(raters - 1) * double(ratings) > kMostAnswers;
}

PairwiseKappa pairwiseOfTooMany(qint64 raters, qint64 comparable)
{
    PairwiseKappa result = undefinedPairs(
        AgreementWords::tr("There are too many raters to compare all pairs."), raters, comparable);
    result.pairsWithoutCommonItem.reset();
    return result;
}

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
    if (raters.size() >= 2 && exceedsPairLimit(raters.size(), table.given.size()))
        return pairwiseOfTooMany(raters.size(), comparable);
    const int categories = int(table.categories.size());
    PairwiseSums sums(categories);
    for (qsizetype a = 0; a < raters.size(); ++a) {
        for (qsizetype b = a + 1; b < raters.size(); ++b)
            sums.add(pairedAnswers(raters.at(a), raters.at(b), categories));
    }
    return sums.figures(raters.size(), comparable);
}

} // namespace tandem
