#pragma once

#include <QTreeView>

#include <functional>

namespace tandem {

class ComparisonDelegate;
class ComparisonModel;
class ComparisonOrder;
struct ShownItem;

/// The paragraphs or facts of a comparison, one row each, with wrapped text. Rows may be selected
/// to be copied; one is current.
class ComparisonTable final : public QTreeView
{
    Q_OBJECT
    Q_DISABLE_COPY(ComparisonTable)

public:
    /// Shows `model` through an order of its own. `model` must live as long as this.
    explicit ComparisonTable(ComparisonModel* model, QWidget* parent = nullptr);

    void setDisagreementsFirst(bool first);
    bool disagreementsFirst() const;

    /// Row of the model that is current, -1 where there is none.
    int currentRow() const;
    /// Makes a row of the model current, and the only one selected; out of range does nothing.
    void setCurrentRow(int row);
    /// Makes the topmost row current.
    void selectFirst();
    /// The row of the model that follows `row` on the screen and waits for a decision, around the
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
    /// Another row of the model is current, or what it says has changed; -1 for none.
    void currentRowChanged(int row);

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    void fitColumns();

    ComparisonModel* m_model;
    ComparisonOrder* m_order;
    ComparisonDelegate* m_delegate;
};

} // namespace tandem
