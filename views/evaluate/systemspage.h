#pragma once

#include "models/expert/systemscores.h"
#include "models/results/report.h"
#include "ui/chartdata.h"
#include "views/evaluate/readevaluations.h"

#include <QWidget>

class QAction;
class QComboBox;
class QStackedWidget;

namespace tandem {

class ChartView;
class EmptyState;
class PairedPanel;
class ResultOutput;
class SectionView;

/// What systems got in a set of evaluations, and whether two of them differ.
class SystemsPage final : public QWidget
{
    Q_OBJECT

public:
    explicit SystemsPage(ResultOutput& output, QWidget* parent = nullptr);

    void setEvaluations(const SharedEvaluations& evaluations);

signals:
    void evaluateRequested();

private:
    QWidget* buildTools();
    QWidget* buildContent();
    void addCommands();
    void showSets();
    void showSet();
    void showResults();
    /// As it is shown, to be copied or saved.
    results::Section shownSection() const;

    ResultOutput& m_output;
    SharedEvaluations m_evaluations = std::make_shared<const ReadEvaluations>();
    bool m_isReady = false;
    QList<expert::SystemScores> m_results;
    QComboBox* m_set = nullptr;
    QComboBox* m_mode;
    QAction* m_copy = nullptr;
    QAction* m_save = nullptr;
    QAction* m_saveChart = nullptr;
    QStackedWidget* m_content = nullptr;
    EmptyState* m_empty = nullptr;
    SectionView* m_table = nullptr;
    PairedPanel* m_paired;
    ChartView* m_chart = nullptr;
};

/// The bar chart of the systems' means under a mode.
ChartData systemsChart(const QList<expert::SystemScores>& results, expert::Mode mode);

} // namespace tandem
