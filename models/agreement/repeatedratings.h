#pragma once

#include "models/agreement/ratingsagreement.h"

#include <QList>

#include <vector>

namespace tandem {

/// The ratings of a table, made ready for being counted again and again with each item standing
/// there any number of times, as the resamples of a bootstrap do: what an item adds to each count
/// is worked out once.
class RepeatedRatings final
{
public:
    /// `table` has to outlive it.
    explicit RepeatedRatings(const RatingTable& table);

    /// As ratingsAgreement() of a table in which each item of this one stands as often as `times`
    /// says at its place. Light's kappa and that of Davies and Fleiss are undefined where keeping
    /// what each two raters said takes too much memory.
    RatingsAgreement agreement(const QList<int>& times, Alphas alphas);

private:
    /// Where two raters' answers to common items are counted.
    struct PairCells
    {
        int first = 0;
        int other = 0;
        std::size_t from = 0; ///< in m_cells
        std::size_t to = 0;
    };

    void preparePatterns();
    void preparePairs();
    RatingCounts countsOf(const QList<int>& times);
    void countRaters(const QList<int>& times, RatingsBasis& basis);
    void countPairs(const QList<int>& times, RatingsBasis& basis);
    PairedAnswers answersOf(const PairCells& pair) const;

    const RatingTable& m_table;
    QList<qsizetype> m_begins; ///< of each item's ratings in the table; and where the last one ends
    QList<QList<CategoryCount>> m_patterns;
    QList<int> m_patternOf; ///< of each item
    std::vector<PairedAnswers::Cell> m_cells;
    QList<PairCells> m_pairs;            ///< of raters who share an item, by first, then other
    std::vector<int> m_cellsOfItems;     ///< places in m_cells, item by item
    std::vector<std::size_t> m_cellEnds; ///< of each item, where its places end
    bool m_exceedsPairLimit = false;
    std::vector<qint64> m_patternTimes; ///< filled anew for each count
    std::vector<qint64> m_raterTimes;
};

} // namespace tandem
