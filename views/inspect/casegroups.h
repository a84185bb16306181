#pragma once

#include "views/inspect/evaluationlist.h"

#include <QList>
#include <QObject>
#include <QPoint>
#include <QRect>

namespace tandem {

/// A case with what the list shows of it: an evaluation for each system, by the systems' names.
struct CaseGroup
{
    QList<ListedEvaluation> evaluations;
    EvaluationId current; ///< the one that is looked at, where it is one of these
    bool operator==(const CaseGroup&) const = default;
};

/// The evaluations of a list by their cases: a row for each case, with one score a system.
class CaseGroups final : public QObject
{
    Q_OBJECT

public:
    /// Follows the list, which outlives it and has evaluations of a case one after the other.
    explicit CaseGroups(const EvaluationList& list, QObject* parent = nullptr);

    RowsOf<CaseGroup>* rows() const { return m_rows; }
    int rowCount() const;
    /// The row with an evaluation; -1 where none has it.
    int rowOf(EvaluationId evaluation) const;
    /// What a row stands for beside `now`: the evaluation of its system, or else the first one.
    EvaluationId evaluationIn(int row, EvaluationId now) const;
    /// The evaluation of the system before or behind this one in its row; invalid at the end.
    EvaluationId beside(EvaluationId evaluation, int by) const;
    /// The evaluation whose score is painted at a place of a row's card; invalid at any other.
    EvaluationId evaluationAt(
        int row, const QPoint& place, const QRect& card, Qt::LayoutDirection direction) const;
    /// Marks it in its row.
    void setCurrent(EvaluationId evaluation);

private:
    void group();
    void follow(int row);
    Card cardOf(const CaseGroup& group) const;
    QStringList scoresOf(const CaseGroup& group) const;
    QString accessibleText(const CaseGroup& group) const;

    const EvaluationList& m_list;
    RowsOf<CaseGroup>* m_rows;
    QHash<EvaluationId, CaseId> m_cases;
    EvaluationId m_current;
};

} // namespace tandem
