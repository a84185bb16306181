#include "ui/chartaxes.h"

#include "ui/themecolors.h"
#include "ui/themefonts.h"

#include <QBarCategoryAxis>
#include <QChart>
#include <QValueAxis>

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

constexpr qsizetype kLabelLength = 24;
constexpr int kMostTicks = 11;
constexpr double kHair = 1e-9;           ///< of a step between ticks
constexpr qsizetype kMostLevelNames = 6; ///< of bars; more are set at a slant
constexpr int kSlant = -30;              ///< degrees

QString shortened(const QString& text)
{
    if (text.size() <= kLabelLength)
        return text;
    qsizetype end = kLabelLength - 1;
    if (text.at(end - 1).isHighSurrogate())
        --end;
    return text.left(end) + QChar(0x2026);
}

/// Finds the range of a chart's values and makes its axes.
class AxisBuilder final
{
public:
    AxisBuilder(const ChartData& data, const ThemeColors& colors, bool mirrored)
        : m_data(data)
        , m_colors(colors)
        , m_mirrored(mirrored)
    {
        findRange();
    }

    ChartAxes addTo(QChart& chart)
    {
        m_y = new QValueAxis;
        m_y->setRange(m_low, m_high);
        m_y->setTickCount(6);
        m_y->applyNiceNumbers();
        const double step = (m_y->max() - m_y->min()) / (m_y->tickCount() - 1);
        const int decimals =
            std::clamp(int(std::ceil(-std::log10(std::max(step, 1e-6)) - 1e-9)), 0, 6);
        m_y->setLabelFormat(QStringLiteral("%.%1f").arg(decimals));
        // Ticks are added up from the lowest; a hair more than it keeps "-0.0" away.
        m_y->setMin(m_y->min() + step * kHair);
        dressAxis(m_y, m_data.yTitle);
        chart.addAxis(m_y, m_mirrored ? Qt::AlignRight : Qt::AlignLeft);
        m_x = m_data.kind == ChartKind::Bars ? categories() : values();
        dressAxis(m_x, m_data.xTitle);
        if (m_data.kind != ChartKind::Line)
            m_x->setGridLineVisible(false);
        chart.addAxis(m_x, Qt::AlignBottom);
        return {m_x, m_y, m_left, m_right};
    }

private:
    void findRange()
    {
        if (m_data.yRange) {
            m_low = m_data.yRange->low;
            m_high = m_data.yRange->high;
        } else if (m_data.kind == ChartKind::Line) {
            m_low = m_high = std::find_if(m_data.series.cbegin(), m_data.series.cend(),
                [](const ChartSeries& one) { return !one.points.isEmpty(); })
                                 ->points.first()
                                 .y;
        }
        bool first = true;
        for (const ChartSeries& series : m_data.series) {
            for (const ChartPoint& point : series.points) {
                const Interval ends = point.interval.value_or(Interval{point.y, point.y});
                m_low = std::min({m_low, point.y, ends.low});
                m_high = std::max({m_high, point.y, ends.high});
                m_left = first ? point.x : std::min(m_left, point.x);
                m_right = first ? point.x : std::max(m_right, point.x);
                first = false;
            }
        }
        if (m_high - m_low < 1e-9) {
            m_low -= m_low == 0.0 ? 0.0 : 0.05;
            m_high += 0.05;
        }
    }

    void dressAxis(QAbstractAxis* axis, const QString& title)
    {
        axis->setTitleText(chartLabel(title));
        axis->setTitleFont(themeFont(FontRole::Small));
        axis->setTitleBrush(m_colors.secondary);
        axis->setLabelsFont(themeFont(FontRole::Small));
        axis->setLabelsColor(m_colors.secondary);
        axis->setLinePen(QPen(m_colors.line, 1));
        axis->setGridLinePen(QPen(m_colors.line, 0.6));
    }

    /// Bars cannot be mirrored by their axis: their order is turned round instead.
    QAbstractAxis* categories()
    {
        auto* axis = new QBarCategoryAxis;
        const QList<ChartPoint>& points = m_data.series.first().points;
        QStringList names;
        for (const ChartPoint& point : points) {
            QString name = chartLabel(shortened(point.label));
            while (names.contains(name)) // the axis drops a name that it has already
                name += QChar(0x200B);
            names += name;
        }
        if (m_mirrored)
            std::reverse(names.begin(), names.end());
        axis->append(names);
        if (names.size() > kMostLevelNames) {
            axis->setLabelsAngle(m_mirrored ? -kSlant : kSlant);
            axis->setTruncateLabels(false);
        }
        return axis;
    }

    QAbstractAxis* values()
    {
        auto* axis = new QValueAxis;
        const auto count = m_data.series.first().points.size();
        if (m_data.kind == ChartKind::Sorted) {
            axis->setRange(0.5, double(count) + 0.5);
            axis->setTickType(QValueAxis::TicksDynamic);
            axis->setTickAnchor(0);
            const double rough = std::max(1.0, double(count) / 8.0);
            const double power = std::pow(10.0, std::floor(std::log10(rough)));
            const double lead = rough / power;
            axis->setTickInterval(power * (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10));
        } else {
            const double margin = m_right > m_left ? (m_right - m_left) * 0.04 : 1.0;
            axis->setRange(m_left - margin, m_right + margin);
            axis->setTickType(QValueAxis::TicksDynamic);
            axis->setTickAnchor(m_left);
            const int steps = std::clamp(int(count) - 1, 1, kMostTicks - 1);
            axis->setTickInterval(m_right > m_left ? (m_right - m_left) / steps : 1.0);
        }
        axis->setLabelFormat(QStringLiteral("%.0f"));
        axis->setReverse(m_mirrored);
        return axis;
    }

    const ChartData& m_data;
    const ThemeColors& m_colors;
    bool m_mirrored;
    QAbstractAxis* m_x = nullptr; ///< the chart owns both
    QValueAxis* m_y = nullptr;
    double m_low = 0.0;
    double m_high = 0.0;
    double m_left = 0.0;
    double m_right = 0.0;
};

} // namespace

QString chartLabel(const QString& text)
{
    return text.toHtmlEscaped();
}

ChartAxes addChartAxes(
    QChart& chart, const ChartData& data, const ThemeColors& colors, Qt::LayoutDirection direction)
{
    return AxisBuilder(data, colors, direction == Qt::RightToLeft).addTo(chart);
}

} // namespace tandem
