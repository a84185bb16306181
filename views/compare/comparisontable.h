#pragma once

#include "ui/rows/letterlist.h"
#include "views/compare/showncomparison.h"

#include <QTreeView>

#include <functional>

namespace tandem {

class ComparisonDelegate;
class ComparisonHeader;
template <typename Row>
class RowsOf;

/// The paragraphs or facts of a comparison, one row each, with wrapped text. Rows may be selected
/// to be copied; one is current.
class ComparisonTable final : public LetterList<QTreeView>
{
    Q_OBJECT
    Q_DISABLE_COPY(ComparisonTable)

public:
    explicit ComparisonTable(QWidget* parent = nullptr);

    /// Of the same round only what differs changes, and the current row stays; otherwise none is
    /// current.
    void setComparison(const ShownComparison& comparison);
    const ShownComparison& comparison() const { return m_shown; }

    /// Inconsistent rows first, or all in the article's order.
    void setDisagreementsFirst(bool first);

    /// The place among the comparison's items of the row that is current, -1 where there is none.
    int currentRow() const;
    /// Makes an item's row current, and the only one selected; out of range does nothing.
    void setCurrentRow(int row);
    /// Makes the topmost row current.
    void selectFirst();
    /// The item that follows the one at `row` on the screen and waits for a decision, around the
    /// end; -1 for none.
    int nextUndecided(int row) const;

    /// Selects the rows that `wanted` says yes to, and makes the first of them current; none leaves
    /// all as it is.
    void selectWhere(const std::function<bool(const ShownItem&)>& wanted);

    /// Selected rows in the order of the screen, as tab-separated values: number, of a fact
    /// also its paragraph's, text, both answers, outcome, both notes, the note of the decision.
    /// Line breaks and tabs in texts become blanks.
    QString selectionAsTsv() const;

signals:
    /// Another item is current, or what it says has changed; -1 for none.
    void currentRowChanged(int row);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void arrange();
    void fitColumns();

    ShownComparison m_shown;
    bool m_disagreementsFirst = true;
    RowsOf<ShownItem>* m_rows;
    ComparisonHeader* m_header;
    ComparisonDelegate* m_delegate;
};

} // namespace tandem
