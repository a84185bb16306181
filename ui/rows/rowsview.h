#pragma once

#include <QTableView>

namespace tandem {

class RowKey;
class RowsKeeper;
class RowsModel;

/// A table of rows: whole rows are chosen, a click on a heading sorts by it, Ctrl+C copies the
/// chosen rows, Space ticks the current one.
class RowsView : public QTableView
{
    Q_OBJECT
    Q_DISABLE_COPY(RowsView)

public:
    explicit RowsView(QWidget* parent = nullptr);
    RowsView(RowsModel* model, QWidget* parent);

    /// A RowsModel with columns.
    void setModel(QAbstractItemModel* model) override;
    RowsModel* rows() const;
    /// What stands here while there are no rows.
    void setEmptyText(const QString& text);
    /// The view is as high as its rows and never scrolls up and down.
    void setFitsRows(bool fits);

    /// The chosen rows in the order in which they stand.
    QList<int> selectedRows() const;
    /// The row that is current; -1: none.
    int currentRow() const { return currentIndex().row(); }
    /// Makes the row with this key current; false where it is not shown.
    bool choose(const RowKey& key);
    /// Copies the chosen rows, or all where fewer than two are; returns how many.
    int copyChosenOrAll() const;
    /// Gives every column its usual width again.
    void layOutColumns();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void dress();
    void giveTheRest();

    RowsKeeper* m_keeper;
    bool m_fitsRows = false;
    int m_letter = 0; ///< what columns were measured by
};

} // namespace tandem
