#pragma once

#include "models/perseval/leaderboard.h"
#include "models/perseval/stability.h"
#include "views/metrics/chartresultview.h"
#include "views/metrics/personalization.h"
#include "views/session/watchedlatest.h"

#include <optional>

namespace tandem {

/// What of the models is shown: their table, or a chart.
enum class PersevalView { Models, Leaderboard, Beta, Stability, Correlation, Consensus };

/// Charts of personalization with their figures, computed in a worker once somebody looks.
class PersevalChartView final : public ChartResultView
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PersevalChartView)

public:
    explicit PersevalChartView(QWidget* parent = nullptr);

    void setData(const SharedPersonalization& data);
    /// The leaderboard is by `board`, samples are drawn by `seed`.
    void setChart(PersevalView chart, perseval::RankedBy board, int seed);
    /// A name for files of the chart.
    QString fileName() const;

    /// Samples of the data are being drawn, which takes its time.
    bool isSampling() const { return m_draws.isBusy(); }
    void cancelSampling();
    /// Nothing is being computed: what is seen is of the data and the choices of now.
    bool isSettled() const { return !m_draws.isBusy() && !m_chart.isBusy(); }

signals:
    void sampling(qint64 done, qint64 total);
    /// Another chart is shown, or sampling began or ended.
    void changed();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void compute();
    void drawSamples();
    void take(const ChartResult& chart);

    SharedPersonalization m_data;
    PersevalView m_wanted = PersevalView::Models;
    perseval::RankedBy m_board = perseval::RankedBy::PerSEval;
    int m_seed = 1;
    bool m_isStale = true;
    std::optional<perseval::Stability> m_stability; ///< of the data, by the seed
    WatchedLatest<perseval::Stability> m_draws;
    Latest<ChartResult> m_chart; ///< these last, so that they end before what they tell
};

} // namespace tandem
