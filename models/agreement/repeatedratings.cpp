#include "models/agreement/repeatedratings.h"

#include <QMap>

#include <algorithm>

namespace tandem {

namespace {

/// Most answers of two raters about one item that are kept: 80 MB.
constexpr qint64 kMostKeptPairs = 20'000'000;

} // namespace

RepeatedRatings::RepeatedRatings(const RatingTable& table)
    : m_table(table)
    , m_raterTimes(std::size_t(table.raters.size()))
{
    preparePatterns();
    preparePairs();
}

void RepeatedRatings::preparePatterns()
{
    QMap<QList<CategoryCount>, int> places;
    qsizetype next = 0;
    for (int item = 0; item < m_table.items.size(); ++item) {
        m_begins.append(next);
        QList<int> said;
        for (; next < m_table.given.size() && m_table.given.at(next).item == item; ++next)
            said.append(m_table.given.at(next).category);
        const QList<CategoryCount> pattern = countedCategories(said);
        if (!places.contains(pattern)) {
            places.insert(pattern, int(m_patterns.size()));
            m_patterns.append(pattern);
        }
        m_patternOf.append(places.value(pattern));
    }
    m_begins.append(next);
    m_patternTimes.resize(std::size_t(m_patterns.size()));
}

void RepeatedRatings::preparePairs()
{
    qint64 kept = 0;
    for (qsizetype item = 0; item < m_patternOf.size(); ++item) {
        const qint64 ratings = m_begins.at(item + 1) - m_begins.at(item);
        kept += ratings * (ratings - 1) / 2;
    }
    m_exceedsPairLimit = kept > kMostKeptPairs;
    if (m_exceedsPairLimit)
        return;
    // A cell is known by its raters and what each said; in this order pairs and cells are gone
    // through, as in pairwiseKappa().
    const auto raters = quint64(m_table.raters.size());
    const auto categories = quint64(m_table.categories.size());
    std::vector<quint64> keys;
    keys.reserve(std::size_t(kept));
    for (qsizetype item = 0; item < m_patternOf.size(); ++item) {
        for (qsizetype a = m_begins.at(item); a < m_begins.at(item + 1); ++a) {
            for (qsizetype b = a + 1; b < m_begins.at(item + 1); ++b) {
                const GivenRating& first = m_table.given.at(a);
                const GivenRating& other = m_table.given.at(b);
                keys.push_back(
                    ((quint64(first.rater) * raters + quint64(other.rater)) * categories +
                        quint64(first.category)) *
                        categories +
                    quint64(other.category));
            }
        }
        m_cellEnds.push_back(keys.size());
    }
    std::vector<quint64> cells = keys;
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    for (const quint64 key : cells) {
        const quint64 ofRaters = key / (categories * categories);
        const auto first = int(ofRaters / raters);
        const auto other = int(ofRaters % raters);
        if (m_pairs.isEmpty() || m_pairs.constLast().first != first ||
            m_pairs.constLast().other != other)
            m_pairs.append({first, other, m_cells.size(), m_cells.size()});
        m_cells.push_back({int(key / categories % categories), int(key % categories), 0});
        m_pairs.last().to = m_cells.size();
    }
    m_cellsOfItems.reserve(keys.size());
    for (const quint64 key : keys)
        m_cellsOfItems.push_back(
            int(std::lower_bound(cells.cbegin(), cells.cend(), key) - cells.cbegin()));
}

RatingCounts RepeatedRatings::countsOf(const QList<int>& times)
{
    std::fill(m_patternTimes.begin(), m_patternTimes.end(), 0);
    for (qsizetype item = 0; item < times.size(); ++item)
        m_patternTimes[std::size_t(m_patternOf.at(item))] += times.at(item);
    RatingCounts counts(std::max(1, int(m_table.categories.size())));
    for (qsizetype pattern = 0; pattern < m_patterns.size(); ++pattern)
        counts.addGiven(m_patterns.at(pattern), m_patternTimes[std::size_t(pattern)]);
    return counts;
}

void RepeatedRatings::countRaters(const QList<int>& times, RatingsBasis& basis)
{
    std::fill(m_raterTimes.begin(), m_raterTimes.end(), 0);
    for (qsizetype item = 0; item < times.size(); ++item) {
        basis.items += times.at(item);
        for (qsizetype at = m_begins.at(item); at < m_begins.at(item + 1); ++at)
            m_raterTimes[std::size_t(m_table.given.at(at).rater)] += times.at(item);
    }
    for (const qint64 ofRater : m_raterTimes) {
        basis.raters += ofRater > 0 ? 1 : 0;
        basis.ratings += ofRater;
    }
}

PairedAnswers RepeatedRatings::answersOf(const PairCells& pair) const
{
    PairedAnswers answers;
    answers.categories = int(m_table.categories.size());
    answers.cells.reserve(qsizetype(pair.to - pair.from));
    for (std::size_t at = pair.from; at < pair.to; ++at) {
        const PairedAnswers::Cell& cell = m_cells[at];
        if (cell.times == 0)
            continue;
        answers.cells.append(cell);
        answers.n += cell.times;
    }
    return answers;
}

void RepeatedRatings::countPairs(const QList<int>& times, RatingsBasis& basis)
{
    const qint64 comparable = basis.counts.comparable();
    if (basis.raters == 2)
        basis.pair.categories = int(m_table.categories.size());
    if (m_exceedsPairLimit ||
        (basis.raters >= 2 && exceedsPairLimit(basis.raters, basis.ratings))) {
        basis.pairwise = pairwiseOfTooMany(basis.raters, comparable);
        return;
    }
    for (PairedAnswers::Cell& cell : m_cells)
        cell.times = 0;
    std::size_t at = 0;
    for (qsizetype item = 0; item < times.size(); ++item) {
        const std::size_t end = m_cellEnds[std::size_t(item)];
        if (times.at(item) == 0) {
            at = end;
            continue;
        }
        for (; at < end; ++at)
            m_cells[std::size_t(m_cellsOfItems[at])].times += times.at(item);
    }
    PairwiseSums sums(int(m_table.categories.size()));
    for (const PairCells& pair : std::as_const(m_pairs)) {
        const PairedAnswers answers = answersOf(pair);
        sums.add(answers);
        // Where two raters are left it is theirs; the others of that many have no answers.
        if (basis.raters == 2 && answers.n > 0)
            basis.pair = answers;
    }
    basis.pairwise = sums.figures(basis.raters, comparable);
}

RatingsAgreement RepeatedRatings::agreement(const QList<int>& times, Alphas alphas)
{
    Q_ASSERT(times.size() == m_table.items.size());
    RatingsBasis basis;
    basis.counts = countsOf(times);
    countRaters(times, basis);
    countPairs(times, basis);
    return ratingsAgreement(m_table, basis, alphas, Intervals::LeftOut);
}

} // namespace tandem
