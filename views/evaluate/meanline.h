#pragma once

#include "views/evaluate/caserows.h"

#include <QList>
#include <QWidget>

class QTableView;

namespace tandem {

/// The last line of a table of scores, which stays in sight while the rows are sorted and scrolled:
/// what each column comes to, right below it.
class MeanLine final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MeanLine)

public:
    /// `table` stands right above this, as wide.
    MeanLine(QTableView& table, QWidget* parent);

    /// From the first column on; without any there is no line.
    void setCells(const QList<MeanCell>& cells);
    const QList<MeanCell>& cells() const { return m_cells; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    /// Where the cell below this column is.
    QRect cellRect(int column) const;

    QTableView& m_table;
    QList<MeanCell> m_cells;
};

} // namespace tandem
