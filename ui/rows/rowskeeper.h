#pragma once

#include "models/project/table.h"
#include "ui/rows/rowkey.h"

#include <QObject>

#include <functional>
#include <optional>
#include <utility>

class QAbstractItemModel;
class QAbstractItemView;

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

} // namespace tandem
