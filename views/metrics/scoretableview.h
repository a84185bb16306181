#pragma once

#include "ui/rows/rowsview.h"

#include <QStringList>
#include <QVariantMap>

namespace tandem {

class ScoreLeadColumns;
class ScoreRows;

/// The table of pairs and scores: whole rows are selected, one cell is current, as the value in it
/// is what the pane below explains. Widths of columns are remembered by what they show.
class ScoreTableView : public RowsView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ScoreTableView)

public:
    explicit ScoreTableView(QWidget* parent = nullptr);

    ScoreRows& scores() const { return *m_scores; }
    /// Pair and, where there are several, system.
    int leadColumns() const;
    /// Paints the visible cells of a column into `area`, whose cells begin at `top`.
    void paintColumn(QPainter* painter, int column, const QRect& area, int top) const;
    /// Sorts by a leading column as a click on its heading does.
    void sortByLead(int column);
    /// Makes the cell at this height of the cells' area current as a click there does.
    void choose(int column, int y, const QEvent* event);

    void layOutColumns() override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;

signals:
    /// Another cell is current, or the one that is shows another pair.
    void currentCellChanged();

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void paintEvent(QPaintEvent* event) override;
    void updateGeometries() override;

private:
    void orderColumns();
    void takeMove(int section, int from, int to);

    ScoreRows* m_scores;
    ScoreLeadColumns* m_lead = nullptr;
    QVariantMap m_widths; ///< by the keys of columns; others have the usual width
    /// Keys of columns in the order that the user gave them, also of columns that are not shown;
    /// empty: the usual order. Pair and system always lead.
    QStringList m_orderOfKeys;
    bool m_layingOut = false;
    bool m_moving = false;
};

} // namespace tandem
