#pragma once

#include "models/expert/systemscores.h"
#include "models/results/report.h"
#include "storage/changes/latest.h"
#include "storage/project/readevaluations.h"
#include "ui/chartdata.h"

#include <QVariant>
#include <QWidget>

class QAction;
class QComboBox;
class QLabel;
class QStackedWidget;

namespace tandem {

class ChartView;
class EmptyState;
class EvaluationChoice;
class PairedPanel;
class ResultOutput;
class SectionView;
class SegmentSwitch;

/// A table with its chart.
struct SystemsResult
{
    results::Section section;
    ChartData chart;
};

/// What systems got in a set of evaluations, whether any two of them differ, and whether judges do.
class SystemsPage final : public QWidget
{
    Q_OBJECT

public:
    explicit SystemsPage(ResultOutput& output, QWidget* parent = nullptr);

    void setEvaluations(const SharedEvaluations& evaluations);

signals:
    void evaluateRequested();

protected:
    void showEvent(QShowEvent* event) override;

private:
    enum class View { Systems, Pairs, Judges };

    QWidget* buildTools();
    QWidget* buildContent();
    void addCommands();
    View view() const;
    void sayEmpty();
    void showResults();
    void compareIfStale();
    void take(const SystemsResult& result);
    QString fileName() const;
    /// As it is shown, to be copied or saved.
    results::Section shownSection() const;

    ResultOutput& m_output;
    bool m_isReady = false;
    bool m_isStale = false; ///< pairs or judges are to be compared
    QVariantList m_asked;   ///< view, mode and evaluations that are shown or being compared
    EvaluationChoice* m_set;
    SegmentSwitch* m_view = nullptr;
    QComboBox* m_mode;
    QAction* m_copy = nullptr;
    QAction* m_save = nullptr;
    QAction* m_saveChart = nullptr;
    QStackedWidget* m_content = nullptr;
    EmptyState* m_empty = nullptr;
    SectionView* m_table = nullptr;
    QLabel* m_note = nullptr;
    PairedPanel* m_paired;
    ChartView* m_chart = nullptr;
    Latest<SystemsResult> m_work; ///< last, so that it ends before what it tells
};

/// The bar chart of the systems' means under a mode.
ChartData systemsChart(const QList<expert::SystemScores>& results, expert::Mode mode);
/// Every two systems of these evaluations, and every two judges, with a chart of the differences;
/// the section's notes say why there is none. For a worker.
SystemsResult comparedSystems(
    const QList<EvaluationSummary>& evaluations, expert::Mode mode, const std::atomic_bool& cancel);
SystemsResult comparedJudges(const QList<expert::JudgeEvaluations>& judges, expert::Mode mode,
    const std::atomic_bool& cancel);

} // namespace tandem
