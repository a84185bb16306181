#pragma once

#include "ui/rows/keptrows.h"

#include <QTableView>

namespace tandem {

/// A table of rows: whole rows are chosen, a click on a heading sorts by it, Ctrl+C copies the
/// chosen rows, Space ticks the current one.
class RowsView : public KeptRows<QTableView>
{
    Q_OBJECT
    Q_DISABLE_COPY(RowsView)

public:
    explicit RowsView(QWidget* parent = nullptr);
    RowsView(RowsModel* model, QWidget* parent);

    /// A RowsModel with columns.
    void setModel(QAbstractItemModel* model) override;
    /// The view is as high as its rows and never scrolls up and down.
    void setFitsRows(bool fits);
    /// Gives every column its usual width again.
    virtual void layOutColumns();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void dress();
    void giveTheRest();

    bool m_fitsRows = false;
    int m_letter = 0; ///< what columns were measured by
};

} // namespace tandem
