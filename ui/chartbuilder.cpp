#include "ui/chartbuilder.h"

#include "ui/chartaxes.h"
#include "ui/themecolors.h"
#include "ui/themefonts.h"

#include <QAreaSeries>
#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QGraphicsLayout>
#include <QLegendMarker>
#include <QLineSeries>
#include <QLocale>
#include <QScatterSeries>
#include <QValueAxis>

#include <algorithm>
#include <array>

namespace tandem {

namespace {

constexpr double kBarWidth = 0.5;      ///< of the room of a category, all series together
constexpr double kCapOfWhisker = 0.06; ///< half its length, of the room of a point
constexpr qsizetype kMostSteps = 1000; ///< no screen has more columns to spare for a chart

/// Builds one chart.
class Builder final
{
public:
    Builder(const ChartData& data, const ThemeColors& colors, Qt::LayoutDirection direction)
        : m_data(data)
        , m_colors(colors)
        , m_direction(direction)
        , m_chart(std::make_unique<QChart>())
    {
    }

    std::unique_ptr<QChart> build()
    {
        dress();
        if (m_data.isEmpty())
            return std::move(m_chart);
        m_axes = addChartAxes(*m_chart, m_data, m_colors, m_direction);
        switch (m_data.kind) {
        case ChartKind::Bars:
            addBars();
            break;
        case ChartKind::Line:
            addLines();
            break;
        case ChartKind::Sorted:
            addSorted();
            break;
        }
        addWhiskers();
        addLevels();
        const bool legend = m_data.series.size() > 1 || m_data.reference;
        m_chart->legend()->setVisible(legend);
        return std::move(m_chart);
    }

private:
    bool mirrored() const { return m_direction == Qt::RightToLeft; }

    void dress()
    {
        m_chart->setBackgroundVisible(false);
        m_chart->setPlotAreaBackgroundVisible(false);
        m_chart->setDropShadowEnabled(false);
        m_chart->setMargins(QMargins(4, 4, 4, 4));
        m_chart->layout()->setContentsMargins(0, 0, 0, 0);
        m_chart->setLocalizeNumbers(true);
        m_chart->setLocale(QLocale());
        m_chart->setTitle(chartLabel(m_data.title));
        m_chart->setTitleFont(themeFont(FontRole::Strong));
        m_chart->setTitleBrush(m_colors.text);
        QLegend* legend = m_chart->legend();
        legend->setAlignment(Qt::AlignBottom);
        // Markers of bars in that shape come without their colour.
        if (m_data.kind != ChartKind::Bars)
            legend->setMarkerShape(QLegend::MarkerShapeFromSeries);
        legend->setFont(themeFont(FontRole::Small));
        legend->setLabelColor(m_colors.secondary);
        legend->setVisible(false);
    }

    QColor colorOf(qsizetype series) const
    {
        const std::array<QColor, 6> order{m_colors.accent, m_colors.linkNeither, m_colors.linkBoth,
            m_colors.linkStyle, m_colors.linkContent, m_colors.secondary};
        return order.at(size_t(series) % order.size());
    }

    void attach(QAbstractSeries* series, bool inLegend)
    {
        m_chart->addSeries(series);
        series->attachAxis(m_axes.x);
        series->attachAxis(m_axes.y);
        if (inLegend)
            return;
        const auto markers = m_chart->legend()->markers(series);
        for (QLegendMarker* marker : markers)
            marker->setVisible(false);
    }

    void addBars()
    {
        auto* bars = new QBarSeries;
        bars->setBarWidth(kBarWidth);
        for (qsizetype i = 0; i < m_data.series.size(); ++i) {
            const qsizetype at = mirrored() ? m_data.series.size() - 1 - i : i;
            const ChartSeries& series = m_data.series.at(at);
            auto* set = new QBarSet(chartLabel(series.name));
            for (const ChartPoint& point : series.points)
                mirrored() ? set->insert(0, point.y) : set->append(point.y);
            QColor fill = colorOf(at);
            fill.setAlphaF(0.75F);
            set->setColor(fill);
            set->setBorderColor(colorOf(at));
            bars->append(set);
        }
        attach(bars, m_data.series.size() > 1);
    }

    void addLines()
    {
        for (qsizetype i = 0; i < m_data.series.size(); ++i) {
            const ChartSeries& series = m_data.series.at(i);
            auto* line = new QLineSeries;
            auto* dots = new QScatterSeries;
            line->setName(chartLabel(series.name));
            // Told apart by the kind of line too.
            line->setPen(QPen(colorOf(i), 2, i % 2 ? Qt::DashLine : Qt::SolidLine));
            dots->setMarkerSize(7);
            dots->setColor(colorOf(i));
            dots->setBorderColor(colorOf(i));
            for (const ChartPoint& point : series.points) {
                line->append(point.x, point.y);
                dots->append(point.x, point.y);
            }
            attach(line, m_data.series.size() > 1);
            attach(dots, false);
        }
    }

    void addSorted()
    {
        const QList<ChartPoint>& points = m_data.series.first().points;
        auto* upper = new QLineSeries;
        auto* lower = new QLineSeries;
        const auto count = points.size();
        const qsizetype steps = std::min(count, kMostSteps);
        for (qsizetype step = 0; step < steps; ++step) {
            const qsizetype at = steps < 2 ? 0 : step * (count - 1) / (steps - 1);
            const double from = 0.5 + double(step) * double(count) / double(steps);
            const double to = 0.5 + double(step + 1) * double(count) / double(steps);
            upper->append({QPointF(from, points.at(at).y), QPointF(to, points.at(at).y)});
            lower->append({QPointF(from, 0.0), QPointF(to, 0.0)});
        }
        auto* area = new QAreaSeries(upper, lower);
        upper->setParent(area);
        lower->setParent(area);
        QColor fill = colorOf(0);
        fill.setAlphaF(0.35F);
        area->setBrush(fill);
        area->setPen(QPen(colorOf(0), 1));
        attach(area, false);
        auto* zero = new QLineSeries;
        zero->append({QPointF(0.5, 0.0), QPointF(double(count) + 0.5, 0.0)});
        zero->setPen(QPen(m_colors.secondary, 1));
        attach(zero, false);
    }

    void addWhiskers()
    {
        if (m_data.kind == ChartKind::Sorted)
            return;
        const double room =
            m_data.kind == ChartKind::Bars ? 1.0 : std::max(m_axes.right - m_axes.left, 1.0) / 6.0;
        for (qsizetype i = 0; i < m_data.series.size(); ++i) {
            for (qsizetype p = 0; p < m_data.series.at(i).points.size(); ++p) {
                const ChartPoint& point = m_data.series.at(i).points.at(p);
                if (!point.interval)
                    continue;
                const double x = chartPlace(m_data, i, p, m_direction).x();
                const double cap = room * kCapOfWhisker;
                auto* whisker = new QLineSeries;
                const auto [low, high] = *point.interval;
                whisker->append({QPointF(x - cap, low), QPointF(x + cap, low), QPointF(x, low),
                    QPointF(x, high), QPointF(x - cap, high), QPointF(x + cap, high)});
                whisker->setPen(QPen(m_data.kind == ChartKind::Bars ? m_colors.text : colorOf(i),
                    m_data.kind == ChartKind::Bars ? 1.4 : 1.2));
                attach(whisker, false);
            }
        }
    }

    void addLevels()
    {
        if (!m_data.reference)
            return;
        double from = 0.5;
        double to = double(m_data.series.first().points.size()) + 0.5;
        if (m_data.kind == ChartKind::Bars) {
            from -= 1.0;
            to -= 1.0;
        } else if (m_data.kind == ChartKind::Line) {
            from = m_axes.left;
            to = m_axes.right;
        }
        auto* line = new QLineSeries;
        line->append({QPointF(from, m_data.reference->y), QPointF(to, m_data.reference->y)});
        line->setPen(QPen(m_colors.boundary, 1.5, Qt::DashLine));
        line->setName(chartLabel(m_data.reference->label));
        attach(line, true);
    }

    const ChartData& m_data;
    const ThemeColors& m_colors;
    Qt::LayoutDirection m_direction;
    std::unique_ptr<QChart> m_chart;
    ChartAxes m_axes;
};

} // namespace

std::unique_ptr<QChart> makeChart(
    const ChartData& data, const ThemeColors& colors, Qt::LayoutDirection direction)
{
    return Builder(data, colors, direction).build();
}

QPointF chartPlace(
    const ChartData& data, qsizetype series, qsizetype point, Qt::LayoutDirection direction)
{
    const ChartPoint& at = data.series.at(series).points.at(point);
    if (data.kind == ChartKind::Line)
        return {at.x, at.y};
    if (data.kind == ChartKind::Sorted)
        return {double(point + 1), at.y};
    const auto sets = double(data.series.size());
    const double place = double(point) + kBarWidth * ((double(series) + 0.5) / sets - 0.5);
    const auto last = double(data.series.first().points.size() - 1);
    return {direction == Qt::RightToLeft ? last - place : place, at.y};
}

} // namespace tandem
