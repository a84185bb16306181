#pragma once

#include "ui/rows/keptrows.h"

#include <QList>
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
    /// The column that takes what the others leave has room for this many letters at least; where
    /// that is more than there is, the table is scrolled sideways.
    void setLeastOfRest(int letters) { m_leastOfRest = letters; }
    /// Gives every column its usual width again.
    virtual void layOutColumns();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    /// Gives the column that takes what the others leave its room anew.
    void giveTheRest();

    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void dress();
    void fitSoon();
    int wordsWidth(int column) const;
    void narrowToWords(int rest, int least);
    void widenToWords(int rest, int least);

    bool m_fitsRows = false;
    int m_leastOfRest = 0;
    int m_letter = 0;   ///< what columns were measured by
    QList<int> m_usual; ///< widths of the columns by their letters
    QList<int> m_given; ///< those that they have of it; another width was set by somebody
    int m_room = 0;     ///< that they were given for
    bool m_isToFit = false;
};

} // namespace tandem
