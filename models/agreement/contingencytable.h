#pragma once

#include "models/rounds/answer.h"
#include "models/rounds/consistency.h"

#include <QList>

#include <optional>

namespace tandem {

/// Who said what how often: one row for each category of rater A, one column for each category of
/// rater B.
class ContingencyTable final
{
public:
    /// An empty table of `categories` x `categories` cells; at least one category.
    explicit ContingencyTable(int categories = 2);

    /// Counts the items that both answered; categories are numbered from 0. An item that one or
    /// both left unanswered is counted in excluded() and nowhere else. Lists of different lengths:
    /// what the shorter one lacks is unanswered.
    static ContingencyTable fromRatings(
        const QList<std::optional<int>>& a, const QList<std::optional<int>>& b, int categories);
    /// The 2 x 2 table of yes/no answers: category 0 is no, category 1 is yes. Excludes as
    /// fromRatings() does.
    static ContingencyTable fromAnswers(
        const QList<std::optional<YesNo>>& a, const QList<std::optional<YesNo>>& b);
    /// The 2 x 2 table of what both said blind; decisions of an adjudicator play no part.
    static ContingencyTable fromComparedItems(const QList<ComparedItem>& items);

    /// Adds `times` items on which A said `a` and B said `b`; both within 0 .. categories() - 1.
    void add(int a, int b, qint64 times = 1);
    /// Adds items that cannot be compared, because an answer is missing.
    void addExcluded(qint64 times = 1) { m_excluded += times; }

    int categories() const { return m_categories; }
    /// Items on which A said `a` and B said `b`.
    qint64 count(int a, int b) const { return m_counts.at(cell(a, b)); }
    /// Items on which both said the same.
    qint64 agreed() const;
    /// Items that both answered: the basis of every figure made from this table.
    qint64 n() const { return m_n; }
    /// Items left out because A, B or both had not answered.
    qint64 excluded() const { return m_excluded; }

    bool operator==(const ContingencyTable&) const = default;

private:
    qsizetype cell(int a, int b) const { return qsizetype(a) * m_categories + b; }

    int m_categories;
    QList<qint64> m_counts; ///< row after row
    qint64 m_n = 0;
    qint64 m_excluded = 0;
};

} // namespace tandem
