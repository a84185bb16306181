#pragma once

#include "storage/changes/latest.h"
#include "views/metrics/chartresult.h"

#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace tandem {

class ChartResultView;
class EmptyState;
class ResultOutput;
class SegmentSwitch;

/// The measures of a table as charts: how a column lies, systems by their means and
/// against each other, two columns
/// against each other, and how all columns go together. Computed in a worker.
class MeasureChartsPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MeasureChartsPage)

public:
    enum class View { Distribution, Systems, SystemPairs, TwoMeasures, Correlations };

    explicit MeasureChartsPage(ResultOutput& output, QWidget* parent = nullptr);

    /// Shows another table; the measures chosen stay chosen where it has them.
    void setTable(const SharedMetricsTable& table);
    void showView(View view);
    /// Nothing is being computed: what is seen is of the table and the choices of now.
    bool isSettled() const { return !m_stale && !m_work.isBusy(); }

signals:
    /// The user wants to see the pair behind a point: its index in the table, and the column.
    void pairRequested(int pair, const QString& columnKey);

protected:
    void showEvent(QShowEvent* event) override;

private:
    QWidget* buildTools();
    void addCommands();
    void restoreView(const QVariant& saved);
    void fillMeasures();
    static void keepApart(QComboBox& moved, const QComboBox& other);
    void showChoices();
    /// Computes what is chosen, once somebody looks.
    void compute();
    void take(const ChartResult& result);
    View view() const;
    QString fileName() const;

    ResultOutput& m_output;
    SharedMetricsTable m_table;
    SegmentSwitch* m_views = nullptr;
    QComboBox* m_measure = nullptr;
    QComboBox* m_against = nullptr;
    SegmentSwitch* m_bySystem = nullptr;
    SegmentSwitch* m_level = nullptr;
    SegmentSwitch* m_coefficient = nullptr;
    QLabel* m_busy = nullptr;
    QAction* m_copy = nullptr;
    QAction* m_save = nullptr;
    QAction* m_saveChart = nullptr;
    QStackedWidget* m_content = nullptr;
    ChartResultView* m_results = nullptr;
    bool m_stale = true;
    Latest<ChartResult> m_work; ///< the last one, so that it ends before what it tells
};

} // namespace tandem
