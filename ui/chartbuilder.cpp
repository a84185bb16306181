#include "ui/chartbuilder.h"

#include "ui/themecolors.h"
#include "ui/themefonts.h"

#include <QAreaSeries>
#include <QBarCategoryAxis>
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
#include <cmath>

namespace tandem {

namespace {

constexpr double kBarWidth = 0.5;      ///< of the room of a category, all series together
constexpr double kCapOfWhisker = 0.06; ///< half its length, of the room of a point
constexpr qsizetype kLabelLength = 24;
constexpr qsizetype kMostSteps = 1000; ///< no screen has more columns to spare for a chart
constexpr int kMostTicks = 11;
constexpr double kHair = 1e-9;
constexpr qsizetype kMostLevelNames = 6; ///< of bars; more are set at a slant
constexpr int kSlant = -30;

/// Qt Charts reads every text as HTML.
QString plain(const QString& text)
{
    return text.toHtmlEscaped();
}

QString shortened(const QString& text)
{
    if (text.size() <= kLabelLength)
        return text;
    qsizetype end = kLabelLength - 1;
    if (text.at(end - 1).isHighSurrogate())
        --end;
    return text.left(end) + QChar(0x2026);
}

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
        findRange();
        addAxes();
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
        m_chart->setTitle(plain(m_data.title));
        m_chart->setTitleFont(themeFont(FontRole::Strong));
        m_chart->setTitleBrush(m_colors.text);
        QLegend* legend = m_chart->legend();
        legend->setAlignment(Qt::AlignBottom);
        legend->setMarkerShape(QLegend::MarkerShapeFromSeries);
        legend->setFont(themeFont(FontRole::Small));
        legend->setLabelColor(m_colors.secondary);
        legend->setVisible(false);
    }

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
        axis->setTitleText(plain(title));
        axis->setTitleFont(themeFont(FontRole::Small));
        axis->setTitleBrush(m_colors.secondary);
        axis->setLabelsFont(themeFont(FontRole::Small));
        axis->setLabelsColor(m_colors.secondary);
        axis->setLinePen(QPen(m_colors.line, 1));
        axis->setGridLinePen(QPen(m_colors.line, 0.6));
    }

    void addAxes()
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
        m_chart->addAxis(m_y, mirrored() ? Qt::AlignRight : Qt::AlignLeft);
        m_x = m_data.kind == ChartKind::Bars ? categories() : values();
        dressAxis(m_x, m_data.xTitle);
        if (m_data.kind != ChartKind::Line)
            m_x->setGridLineVisible(false);
        m_chart->addAxis(m_x, Qt::AlignBottom);
    }

    /// Bars cannot be mirrored by their axis: their order is turned round instead.
    QAbstractAxis* categories()
    {
        auto* axis = new QBarCategoryAxis;
        const QList<ChartPoint>& points = m_data.series.first().points;
        QStringList names;
        for (const ChartPoint& point : points) {
            QString name = plain(shortened(point.label));
            while (names.contains(name)) // the axis drops a name that it has already
                name += QChar(0x200B);
            names += name;
        }
        if (mirrored())
            std::reverse(names.begin(), names.end());
        axis->append(names);
        if (names.size() > kMostLevelNames) {
            axis->setLabelsAngle(mirrored() ? -kSlant : kSlant);
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
        axis->setReverse(mirrored());
        return axis;
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
        series->attachAxis(m_x);
        series->attachAxis(m_y);
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
            auto* set = new QBarSet(plain(series.name));
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
            line->setName(plain(series.name));
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
            m_data.kind == ChartKind::Bars ? 1.0 : std::max(m_right - m_left, 1.0) / 6.0;
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
            from = m_left;
            to = m_right;
        }
        auto* line = new QLineSeries;
        line->append({QPointF(from, m_data.reference->y), QPointF(to, m_data.reference->y)});
        line->setPen(QPen(m_colors.boundary, 1.5, Qt::DashLine));
        line->setName(plain(m_data.reference->label));
        attach(line, true);
    }

    const ChartData& m_data;
    const ThemeColors& m_colors;
    Qt::LayoutDirection m_direction;
    std::unique_ptr<QChart> m_chart;
    QAbstractAxis* m_x = nullptr; ///< the chart owns both
    QValueAxis* m_y = nullptr;
    double m_low = 0.0;
    double m_high = 0.0;
    double m_left = 0.0;
    double m_right = 0.0;
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
