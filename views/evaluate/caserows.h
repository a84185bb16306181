#pragma once

#include "models/expert/scores.h"
#include "models/figure.h"
#include "storage/project/readevaluations.h"
#include "storage/repositories/caselist.h"
#include "ui/rows/rowspec.h"

#include <QHash>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <utility>

namespace tandem {

/// What a system got in a case.
struct CaseScore
{
    EvaluationId evaluation;
    std::optional<expert::ModeScore> score; ///< none: not scored, or not yet
};

/// What evaluations say of the listed cases: a score for each system, and two of them against each
/// other.
struct CaseScores
{
    expert::Mode mode = expert::Mode::Average;
    QStringList systems; ///< with an evaluation, in the order of names
    QList<Figure> means; ///< of each system over its scored cases
    QHash<std::pair<CaseId, QString>, CaseScore> scores;
    QString first;
    QString second;

    /// For a worker. At most one evaluation of an output.
    static CaseScores of(const QList<EvaluationSummary>& evaluations, expert::Mode mode);
    /// F of the mode; none where the case has none.
    std::optional<double> value(CaseId textCase, const QString& system) const;
    /// Whether two different systems are chosen, so that they can be told apart.
    bool comparesTwo() const { return systems.size() > 1 && first != second; }
    /// First minus second; none where one of them has no score.
    std::optional<double> difference(CaseId textCase) const;
    /// Over the cases of which both have a score.
    Figure meanDifference() const;
    /// How often the first wins, ties and loses over all cases, with n; translated.
    QString outcomes() const;
};

/// The columns of the list of cases, with those of `scores`, which outlives the rows, where there
/// are any.
RowSpec<ListedCase> caseRows(const CaseScores* scores = nullptr);
/// What stands below a column of the list of cases.
struct MeanCell
{
    QString text; ///< empty below a column that has no mean
    QString toolTip;
    QString count; ///< "n = 4", where the means of the line stand on different numbers of cases
};
/// Below the columns that these scores have in the list, from the first one on.
QList<MeanCell> caseMeans(const CaseScores& scores);
/// The system whose score stands in this column; none of any other column.
std::optional<QString> systemOfCaseColumn(const CaseScores& scores, int column);

/// Whether a case has all words in its name, its prompt's beginning or its systems' names; empty
/// where there are no words.
std::function<bool(const ListedCase&)> caseWordsFilter(const QString& words);

} // namespace tandem
