#include "views/metrics/persevalchartview.h"

#include "views/metrics/persevalcharts.h"

namespace tandem {

PersevalChartView::PersevalChartView(QWidget* parent)
    : ChartResultView(parent)
    , m_data(noPersonalization())
    , m_draws(this)
{
    connect(&m_draws, &LatestBase::failed, this, &PersevalChartView::changed);
}

void PersevalChartView::setData(const SharedPersonalization& data)
{
    m_data = data;
    m_stability.reset();
    setChart(m_wanted, m_board, m_seed);
}

void PersevalChartView::setChart(PersevalView chart, perseval::RankedBy board, int seed)
{
    if (seed != m_seed)
        m_stability.reset();
    m_wanted = chart;
    m_board = board;
    m_seed = seed;
    m_isStale = true;
    m_draws.cancel();
    m_chart.cancel();
    compute();
}

void PersevalChartView::showEvent(QShowEvent* event)
{
    ChartResultView::showEvent(event);
    compute();
}

void PersevalChartView::compute()
{
    if (!m_isStale || !isVisible() || m_wanted == PersevalView::Models || m_data->isEmpty())
        return;
    m_isStale = false;
    if (m_wanted == PersevalView::Stability && !m_stability)
        return drawSamples();
    m_chart.compute(
        [data = m_data, wanted = m_wanted, found = m_stability, board = m_board](
            const CancelFlag&) -> Expected<ChartResult> {
            switch (wanted) {
            case PersevalView::Leaderboard:
                return persevalBoard(*data, board);
            case PersevalView::Beta:
                return persevalAblation(*data);
            case PersevalView::Stability:
                return persevalStability(*data, *found);
            case PersevalView::Correlation:
                return persevalCorrelations(*data);
            case PersevalView::Models:
            case PersevalView::Consensus:
                break;
            }
            return persevalConsensus(*data);
        },
        [this](const ChartResult& chart) { take(chart); });
}

void PersevalChartView::drawSamples()
{
    m_draws.compute(
        [this, data = m_data, seed = m_seed](const CancelFlag& cancelled) {
            perseval::StabilityOptions options;
            options.seed = quint64(seed);
            options.progress = [&](qint64 done, qint64 total) {
                const auto tell = [this, flag = cancelled, done, total] {
                    if (!flag->load())
                        emit sampling(done, total);
                };
                QMetaObject::invokeMethod(this, tell, Qt::QueuedConnection);
                return !cancelled->load();
            };
            return perseval::stability(data->evaluation, options);
        },
        [this](const perseval::Stability& found) {
            m_stability = found;
            take(persevalStability(*m_data, found));
        });
    emit sampling(0, 1);
    emit changed();
}

void PersevalChartView::take(const ChartResult& chart)
{
    setResult(chart);
    emit changed();
}

void PersevalChartView::cancelSampling()
{
    m_draws.cancel();
    ChartResult none;
    none.note = tr("Drawing samples was cancelled. Choose another view or seed to go on.");
    take(none);
}

QString PersevalChartView::fileName() const
{
    constexpr const char* names[] = {
        "models", "leaderboard", "beta", "stability", "correlations", "consensus"};
    return QStringLiteral("perseval-") + QLatin1String(names[int(m_wanted)]);
}

} // namespace tandem
