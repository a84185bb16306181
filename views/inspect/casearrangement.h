#pragma once

#include "models/expert/casefilter.h"
#include "storage/project/project.h"
#include "storage/repositories/evaluationrepository.h"
#include "storage/repositories/reviewrepository.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QVariant>

#include <optional>

namespace tandem {

/// What a list of evaluations is sorted by.
enum class CaseSort { Position, Name, Score, Difference, Faults, Review };
/// Which number of a mode counts as the score.
enum class ScoreFigure { F1, Recall, Precision };

/// How a list of evaluations stands, and which score it is about.
struct CaseOrder
{
    CaseSort sort = CaseSort::Position;
    bool descending = false;
    expert::Mode mode = expert::Mode::Average;
    ScoreFigure figure = ScoreFigure::F1;
    /// Two systems whose difference is a column; both or neither.
    std::optional<QString> first = {};
    std::optional<QString> second = {};
    bool operator==(const CaseOrder&) const = default;

    bool hasDifference() const { return first && second; }
};

/// An order as it is remembered, without its systems: another project has others.
QVariantList savedOrder(const CaseOrder& order);
/// None where it is not to be understood.
std::optional<CaseOrder> orderFrom(const QVariantList& saved);

/// The evaluations of a set with what their reviewer may know of reviews.
struct ListedCases
{
    QList<EvaluationSummary> rows;
    QHash<EvaluationId, ReviewState> reviews;
    /// Those with evidence that is not in its text; none where nobody has asked.
    std::optional<QSet<EvaluationId>> absent = {};
};

/// Which of the listed evaluations are shown, in which order.
struct CaseArrangement
{
    QList<int> visible; ///< indices of ListedCases::rows
    /// Of the two systems of the order, first minus second; cases that have both.
    QHash<CaseId, double> differences;
};

/// The number of a mode that a figure names.
double figureOfScore(const expert::ModeScore& score, ScoreFigure figure);
/// The number that an order calls the score; none where there is no score.
std::optional<double> scoreOf(
    const EvaluationSummary& summary, expert::Mode mode, ScoreFigure figure);
/// First minus second, of every case that has a score of both.
QHash<CaseId, double> differencesOf(const QList<EvaluationSummary>& rows, const CaseOrder& order,
    const QString& first, const QString& second);

/// Filters and sorts: cases stand as the first of their evaluations does, and those of one case
/// follow each other by their systems. `withWords`: the evaluations that have the filter's words;
/// none where it has no words. Stable: what is equal keeps the order of cases. Meant for a worker.
CaseArrangement arranged(const ListedCases& cases, const expert::CaseFilter& filter,
    const CaseOrder& order, const std::optional<QSet<EvaluationId>>& withWords);
/// The same with the words looked up.
Expected<CaseArrangement> arrangedFrom(Database& database, const ListedCases& cases,
    const expert::CaseFilter& filter, const CaseOrder& order);

} // namespace tandem
