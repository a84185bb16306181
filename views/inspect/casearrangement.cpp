#include "views/inspect/casearrangement.h"

#include "storage/repositories/evaluationwords.h"

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

/// Where things without a score stand: behind all others, whichever way it is sorted.
struct CaseSortKey
{
    bool known = true;
    double number = 0.0;
};

int countOf(const EvaluationSummary& row, const expert::CaseFilter& filter)
{
    int count = 0;
    for (const expert::LinkVerdict verdict : *filter.verdicts) {
        const auto index = static_cast<size_t>(verdict);
        if (filter.side != expert::Side::Generated)
            count += row.expected[index];
        if (filter.side != expert::Side::Expected)
            count += row.generated[index];
    }
    return count;
}

std::optional<double> figureOf(
    const EvaluationSummary& row, const expert::FigureCondition& condition, const CaseOrder& order)
{
    using Figure = expert::CaseFigure;
    switch (condition.figure) {
    case Figure::Score:
        return scoreOf(row, order.mode, order.figure);
    case Figure::Recall:
        return scoreOf(row, order.mode, ScoreFigure::Recall);
    case Figure::Precision:
        return scoreOf(row, order.mode, ScoreFigure::Precision);
    case Figure::Faults:
        return row.faults;
    case Figure::Remarks:
        return row.remarks;
    case Figure::Difference:
        break;
    }
    return std::nullopt;
}

/// One filter over many rows: what is the same for all is computed once.
class CaseSieve final
{
public:
    CaseSieve(
        const ListedCases& cases, const expert::CaseFilter& filter, const CaseOrder& caseOrder)
        : m_cases(cases)
        , m_filter(filter)
        , m_order(caseOrder)
    {
        m_order.mode = filter.mode.value_or(caseOrder.mode);
        for (const expert::FigureCondition& condition : filter.figures)
            m_differences.append(
                condition.figure == expert::CaseFigure::Difference
                    ? differencesOf(cases.rows, m_order, condition.first, condition.second)
                    : QHash<CaseId, double>());
    }

    bool passes(const EvaluationSummary& row) const
    {
        if (!m_filter.systems.isEmpty() &&
            !m_filter.systems.contains(row.system, Qt::CaseInsensitive))
            return false;
        if ((m_filter.faulty && row.faults == 0) || (m_filter.remarked && row.remarks == 0))
            return false;
        if (m_filter.absent && !(m_cases.absent && m_cases.absent->contains(row.id)))
            return false;
        if (m_filter.verdicts && countOf(row, m_filter) == 0)
            return false;
        return reviewPasses(m_cases.reviews.value(row.id)) && figuresPass(row);
    }

private:
    bool reviewPasses(const ReviewState& review) const
    {
        return !(m_filter.disputed && review.disagreements == 0) &&
               !(m_filter.undecided && review.done) &&
               !(m_filter.disagreed && review.disagreesWith == 0);
    }

    bool figuresPass(const EvaluationSummary& row) const
    {
        for (qsizetype i = 0; i < m_filter.figures.size(); ++i) {
            const expert::FigureCondition& condition = m_filter.figures.at(i);
            std::optional<double> value = figureOf(row, condition, m_order);
            if (condition.figure == expert::CaseFigure::Difference &&
                m_differences.at(i).contains(row.caseId))
                value = m_differences.at(i).value(row.caseId);
            if (!value || !condition.holdsFor(*value))
                return false;
        }
        return true;
    }

    const ListedCases& m_cases;
    const expert::CaseFilter& m_filter;
    CaseOrder m_order;
    QList<QHash<CaseId, double>> m_differences; ///< one for each figure, empty for most
};

double reviewRank(const ReviewState& review)
{
    if (review.done)
        return 1e6;
    return review.own;
}

CaseSortKey keyOf(const EvaluationSummary& row, const ListedCases& cases, const CaseOrder& order,
    const QHash<CaseId, double>& differences)
{
    switch (order.sort) {
    case CaseSort::Score: {
        const auto score = scoreOf(row, order.mode, order.figure);
        return {score.has_value(), score.value_or(0.0)};
    }
    case CaseSort::Difference:
        return {differences.contains(row.caseId), differences.value(row.caseId)};
    case CaseSort::Faults:
        return {true, static_cast<double>(row.faults)};
    case CaseSort::Review:
        return {true, reviewRank(cases.reviews.value(row.id))};
    case CaseSort::Position:
    case CaseSort::Name:
        break;
    }
    return {true, static_cast<double>(row.casePosition)};
}

/// Rows came in as their evaluations ended; lists begin with the order of cases.
bool earlier(const EvaluationSummary& first, const EvaluationSummary& second)
{
    if (first.casePosition != second.casePosition)
        return first.casePosition < second.casePosition;
    if (first.system != second.system)
        return first.system < second.system;
    return first.id < second.id;
}

void sortVisible(QList<int>& visible, const ListedCases& cases, const CaseOrder& order,
    const QHash<CaseId, double>& differences)
{
    const QList<EvaluationSummary>& rows = cases.rows;
    std::sort(visible.begin(), visible.end(),
        [&rows](int first, int second) { return earlier(rows.at(first), rows.at(second)); });
    if (order.sort == CaseSort::Position) {
        if (order.descending)
            std::reverse(visible.begin(), visible.end());
        return;
    }
    if (order.sort == CaseSort::Name) {
        std::stable_sort(visible.begin(), visible.end(), [&](int first, int second) {
            const int way = QString::compare(
                rows.at(first).caseName, rows.at(second).caseName, Qt::CaseInsensitive);
            return order.descending ? way > 0 : way < 0;
        });
        return;
    }
    QList<CaseSortKey> keys(rows.size());
    for (const int row : std::as_const(visible))
        keys[row] = keyOf(rows.at(row), cases, order, differences);
    std::stable_sort(visible.begin(), visible.end(), [&keys, &order](int first, int second) {
        const CaseSortKey& a = keys.at(first);
        const CaseSortKey& b = keys.at(second);
        if (a.known != b.known)
            return a.known;
        return order.descending ? a.number > b.number : a.number < b.number;
    });
}

/// Brings the evaluations of a case together, at the place of the first one.
void gatherCases(QList<int>& visible, const QList<EvaluationSummary>& rows)
{
    QHash<CaseId, qsizetype> places;
    for (qsizetype i = 0; i < visible.size(); ++i) {
        const CaseId caseId = rows.at(visible.at(i)).caseId;
        if (!places.contains(caseId))
            places.insert(caseId, i);
    }
    std::sort(visible.begin(), visible.end(), [&](int first, int second) {
        const qsizetype a = places.value(rows.at(first).caseId);
        const qsizetype b = places.value(rows.at(second).caseId);
        return a != b ? a < b : earlier(rows.at(first), rows.at(second));
    });
}

WordsIn placeOf(expert::CaseWords where)
{
    switch (where) {
    case expert::CaseWords::Texts:
        return WordsIn::Texts;
    case expert::CaseWords::Aspects:
        return WordsIn::Aspects;
    case expert::CaseWords::Rationales:
        return WordsIn::Rationales;
    case expert::CaseWords::Everywhere:
        break;
    }
    return WordsIn::Everywhere;
}

} // namespace

QVariantList savedOrder(const CaseOrder& order)
{
    const bool isLocal = order.sort == CaseSort::Difference;
    return {int(isLocal ? CaseSort::Position : order.sort), order.descending, int(order.mode),
        int(order.figure)};
}

std::optional<CaseOrder> orderFrom(const QVariantList& saved)
{
    const auto number = [&saved](int place, int most) -> std::optional<int> {
        bool isNumber = false;
        const int value = saved.value(place).toInt(&isNumber);
        return isNumber && value >= 0 && value <= most ? std::optional(value) : std::nullopt;
    };
    const auto sort = number(0, int(CaseSort::Review));
    const auto mode = number(2, expert::kModes - 1);
    const auto figure = number(3, int(ScoreFigure::Precision));
    if (!sort || !mode || !figure)
        return std::nullopt;
    return CaseOrder{CaseSort(*sort), saved.value(1).toBool(), static_cast<expert::Mode>(*mode),
        static_cast<ScoreFigure>(*figure)};
}

double figureOfScore(const expert::ModeScore& score, ScoreFigure figure)
{
    switch (figure) {
    case ScoreFigure::Recall:
        return score.recall;
    case ScoreFigure::Precision:
        return score.precision;
    case ScoreFigure::F1:
        break;
    }
    return score.f1;
}

std::optional<double> scoreOf(
    const EvaluationSummary& summary, expert::Mode mode, ScoreFigure figure)
{
    if (!summary.scores)
        return std::nullopt;
    return figureOfScore(summary.scores->of(mode), figure);
}

QHash<CaseId, double> differencesOf(const QList<EvaluationSummary>& rows, const CaseOrder& order,
    const QString& first, const QString& second)
{
    QHash<CaseId, double> firsts;
    QHash<CaseId, double> differences;
    const auto collect = [&](const QString& system, auto&& take) {
        for (const EvaluationSummary& row : rows) {
            if (row.system.compare(system, Qt::CaseInsensitive) != 0)
                continue;
            if (const auto score = scoreOf(row, order.mode, order.figure))
                take(row.caseId, *score);
        }
    };
    collect(first, [&firsts](CaseId id, double score) { firsts.insert(id, score); });
    collect(second, [&](CaseId id, double score) {
        if (firsts.contains(id))
            differences.insert(id, firsts.value(id) - score);
    });
    return differences;
}

CaseArrangement arranged(const ListedCases& cases, const expert::CaseFilter& filter,
    const CaseOrder& order, const std::optional<QSet<EvaluationId>>& withWords)
{
    CaseArrangement arrangement;
    if (order.hasDifference())
        arrangement.differences = differencesOf(cases.rows, order, *order.first, *order.second);
    const CaseSieve sieve(cases, filter, order);
    for (int row = 0; row < cases.rows.size(); ++row) {
        const EvaluationSummary& summary = cases.rows.at(row);
        if ((!withWords || withWords->contains(summary.id)) && sieve.passes(summary))
            arrangement.visible.append(row);
    }
    sortVisible(arrangement.visible, cases, order, arrangement.differences);
    gatherCases(arrangement.visible, cases.rows);
    return arrangement;
}

Expected<CaseArrangement> arrangedFrom(Database& database, const ListedCases& cases,
    const expert::CaseFilter& filter, const CaseOrder& order)
{
    std::optional<QSet<EvaluationId>> found;
    if (!filter.words.isEmpty()) {
        const auto withWords = evaluationsWith(database, filter.words, placeOf(filter.where));
        if (!withWords)
            return failure(withWords.error());
        found = *withWords;
    }
    return arranged(cases, filter, order, found);
}

} // namespace tandem
