#pragma once

#include "models/perseval/stability.h"
#include "views/metrics/chartresult.h"
#include "views/metrics/latestwork.h"
#include "views/metrics/personalization.h"

#include <QWidget>

#include <optional>

class QAction;
class QLabel;
class QPushButton;
class QSpinBox;
class QStackedWidget;

namespace tandem {

class ChartResultView;
class EmptyState;
class PersevalActions;
class PersevalController;
class PersevalDrillDown;
class PersevalSettings;
class ResultOutput;
class SegmentSwitch;
class WorkStrip;

/// How far models that summarize for readers follow these readers: PerSEval, EGISES and accuracy of
/// models, what they stand on down to the texts, and charts of them.
class PersevalPage final : public QWidget
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PersevalPage)

public:
    enum class View { Models, Leaderboard, Beta, Stability, Correlation, Consensus };

    explicit PersevalPage(ResultOutput& output, QWidget* parent = nullptr);
    ~PersevalPage() override;

    PersevalController& controller() { return *m_controller; }
    void showView(View view);
    View view() const;
    /// Nothing is being computed or read: what is seen is of the data and the choices of now.
    bool isSettled() const;
    /// Where the sample is; the program's own at first.
    void setSample(const QString& path) { m_sample = path; }

    QList<QAction*> pageActions() const;
    /// Parameters, view, sizes and files opened before.
    QByteArray saveLayout() const;
    void restoreLayout(const QByteArray& layout);

signals:
    void told(const QString& sentence);
    void failed(const tandem::Error& error);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    QWidget* buildTools();
    QWidget* buildViews();
    void connectActions();
    void connectController();
    void retranslate();
    void fillSourceMenu();
    void takeResult();
    void showState();
    /// Computes the chart that is chosen, once somebody looks.
    void compute();
    void computeStability();
    void takeChart(const ChartResult& chart);
    void showSampling(qint64 done, qint64 total);
    void openTexts();
    void openDistances();
    void openSample();
    void cancel();
    void copy();
    void save();
    void saveDistances();
    void saveDistancesIn(const QString& folder);
    QString chartName() const;

    ResultOutput& m_output;
    PersevalController* m_controller;
    PersevalActions* m_actions;
    QString m_sample;
    QPushButton* m_source = nullptr;
    PersevalSettings* m_settings = nullptr;
    SegmentSwitch* m_views = nullptr;
    SegmentSwitch* m_board = nullptr;
    QLabel* m_seedLabel = nullptr;
    QSpinBox* m_seed = nullptr;
    QWidget* m_viewTools = nullptr;
    WorkStrip* m_strip = nullptr;
    QStackedWidget* m_content = nullptr;
    PersevalDrillDown* m_drill = nullptr;
    ChartResultView* m_charts = nullptr;
    EmptyState* m_empty = nullptr;
    bool m_chartStale = true;
    bool m_chartSettled = true;
    bool m_sampling = false;
    std::optional<perseval::Stability> m_stability; ///< of the result, by the seed
    LatestWork m_saving;
    LatestWork m_work; ///< last, with m_saving, so that they end before what they tell
};

} // namespace tandem
