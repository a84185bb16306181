#pragma once

#include "models/project/table.h"
#include "ui/rows/letterlist.h"
#include "ui/rows/rowkey.h"

#include <QAbstractItemView>
#include <QItemSelectionModel>
#include <QObject>

#include <functional>
#include <optional>
#include <utility>

class QAbstractItemModel;

namespace tandem {

class RowsModel;

/// What every view of rows does: it keeps selection, current row and what is in sight when the
/// model shows its rows anew, copies what is selected, asks for words again when the language
/// changes, and says something where there is nothing.
class RowsKeeper final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(RowsKeeper)

public:
    explicit RowsKeeper(QAbstractItemView* view);

    /// A RowsModel.
    void setModel(QAbstractItemModel* model);
    RowsModel* model() const { return m_model; }

    /// What stands in the view while it has no rows.
    void setEmptyText(const QString& text);
    void paintEmptyText();

    /// The selected rows in the order in which they stand.
    QList<int> selectedRows() const;
    /// Makes the row with this key current and selects it; false where it is not shown.
    bool choose(const RowKey& key);
    /// What rows say, to be copied, where that is not what the model says.
    void copyAs(std::function<Table(const QList<int>& rows)> table) { m_copied = std::move(table); }
    /// All rows as they are copied.
    Table table() const { return table(allRows()); }
    /// Copies the selected rows, with headings, as tab-separated values; all where none can be
    /// selected.
    void copy() const;
    /// The same of all rows where fewer than two are selected; returns how many.
    int copyChosenOrAll() const;

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void remember();
    void bringBack();
    void describe();
    QList<int> allRows() const;
    Table table(const QList<int>& rows) const;
    void copyRows(const QList<int>& rows) const;

    QAbstractItemView* m_view;
    RowsModel* m_model = nullptr;
    QString m_emptyText;
    std::function<Table(const QList<int>& rows)> m_copied;
    QList<RowKey> m_selected;
    std::optional<RowKey> m_current;
    std::optional<RowKey> m_first; ///< in sight
    int m_currentColumn = 0;
};

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
