#pragma once

#include <QTableView>

namespace tandem {

class RowsView;

/// The first column of a table above it while the table is scrolled sideways, so that every value
/// stays beside the name that it belongs to. The keyboard stays in the table.
class NameColumn final : public QTableView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NameColumn)

public:
    /// `table` has its model, and keeps it.
    explicit NameColumn(RowsView* table);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void dress();
    /// Takes the place that it needs now, or none.
    void place();

    RowsView* m_table;
};

} // namespace tandem
