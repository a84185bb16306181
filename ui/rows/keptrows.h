#pragma once

#include "ui/rows/letterlist.h"
#include "ui/rows/rowskeeper.h"

#include <QAbstractItemView>
#include <QItemSelectionModel>

#include <functional>
#include <utility>

namespace tandem {

/// What a table and a list of rows have in common besides what Qt's views have.
template <typename View>
class KeptRows : public LetterList<View>
{
public:
    explicit KeptRows(QWidget* parent)
        : LetterList<View>(parent)
        , m_keeper(new RowsKeeper(this))
    {
        this->setEditTriggers(QAbstractItemView::NoEditTriggers);
        this->setSelectionMode(QAbstractItemView::SingleSelection);
        this->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    }

    /// A RowsModel.
    void setModel(QAbstractItemModel* model) override
    {
        View::setModel(model);
        m_keeper->setModel(model);
    }
    RowsModel* rows() const { return m_keeper->model(); }
    /// What stands here while there are no rows.
    void setEmptyText(const QString& text) { m_keeper->setEmptyText(text); }

    /// The chosen rows in the order in which they stand.
    QList<int> selectedRows() const { return m_keeper->selectedRows(); }
    /// The row that is current; -1: none.
    int currentRow() const { return this->currentIndex().row(); }
    /// Makes the row with this key current; false where it is not shown.
    bool choose(const RowKey& key) { return m_keeper->choose(key); }
    /// Makes a row current by its place; nothing where there is none. QTableView::selectRow() does
    /// nothing from right to left.
    void chooseRow(int row) { this->setCurrentIndex(this->model()->index(row, 0)); }
    /// What rows say, to be copied, where that is not what the model says.
    void copyAs(std::function<Table(const QList<int>& rows)> table)
    {
        m_keeper->copyAs(std::move(table));
    }
    /// All rows with their headings, as they are copied.
    Table table() const { return m_keeper->table(); }
    /// Copies the chosen rows, or all where fewer than two are; returns how many.
    int copyChosenOrAll() const { return m_keeper->copyChosenOrAll(); }

protected:
    /// By keys the selection follows the current row, also by Ctrl+Home and Ctrl+End, where Qt lets
    /// it stay behind: what is copied is what is shown. By Ctrl and an arrow the current row alone
    /// moves on, as in other programs, and Ctrl+Space adds it to the selection or removes it.
    QItemSelectionModel::SelectionFlags selectionCommand(
        const QModelIndex& index, const QEvent* event) const override
    {
        const auto command = View::selectionCommand(index, event);
        if (!event || event->type() != QEvent::KeyPress ||
            command != QItemSelectionModel::NoUpdate ||
            this->selectionMode() != QAbstractItemView::ExtendedSelection)
            return command;
        const auto* key = static_cast<const QKeyEvent*>(event);
        if (key->modifiers().testFlag(Qt::ShiftModifier))
            return QItemSelectionModel::SelectCurrent | QItemSelectionModel::Rows;
        return key->key() == Qt::Key_Home || key->key() == Qt::Key_End
                   ? QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows
                   : command;
    }

    void paintEvent(QPaintEvent* event) override
    {
        View::paintEvent(event);
        m_keeper->paintEmptyText();
    }

private:
    RowsKeeper* m_keeper;
};

} // namespace tandem
