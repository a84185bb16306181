#pragma once

#include "views/metrics/chartresult.h"
#include "views/session/figurespage.h"

#include <QWidget>

#include <utility>

class QGridLayout;
class QLabel;
class QScrollArea;

namespace tandem {

class ChartView;
class SectionView;

/// Charts, side by side where there are several, and the table of their figures.
class ChartResultView final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ChartResultView)

public:
    explicit ChartResultView(QWidget* parent = nullptr);

    void setResult(const ChartResult& result);
    const ChartResult& result() const { return m_result; }
    /// The chart that has the keyboard, or else the first one; without points where there is none.
    ChartData currentChart() const;
    /// The one that has the keyboard, or else all that have something to show, numbered from 1.
    QList<std::pair<QString, ChartData>> chosenCharts() const;
    SectionView* table() const { return m_table; }

signals:
    void pointActivated(const tandem::ChartPoint& point);
    void saveChartRequested();

private:
    void showCharts();

    ChartResult m_result;
    SectionView* m_table;
    QLabel* m_note;
    QScrollArea* m_scroll;
    QWidget* m_chartRoom;
    QGridLayout* m_grid;
    QList<ChartView*> m_charts;
};

/// A ChartResultView that shows the ChartResult of a page's figures, see ShownFigures::from.
FiguresPane chartResultPane(FiguresPage& page);

} // namespace tandem
