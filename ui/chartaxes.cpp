#include "ui/chartaxes.h"

#include "ui/chartbuilder.h"
#include "ui/chartheat.h"
#include "ui/chartlegend.h"
#include "ui/chartstyle.h"
#include "ui/themecolors.h"

#include <QBarCategoryAxis>
#include <QChart>
#include <QFontMetricsF>
#include <QValueAxis>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tandem {

namespace {

constexpr qsizetype kLabelLength = 24;
constexpr qsizetype kLegendLength = 60;
constexpr int kMostTicks = 11;
constexpr double kFewCounts = 5.0;
constexpr double kFarthest = 1e300;        ///< where axes end at the latest
constexpr double kRoomAbove = 1.04;        ///< the highest bin
constexpr double kTickTieTolerance = 1e-9; ///< of a step between ticks
constexpr double kFaint = 1e-6;            ///< of a step: what counts as being at a tick
constexpr double kRoomOfMark = 0.03;       ///< between a mark and the end of its axis
constexpr double kRoomOfRank = 0.5;        ///< around the first and last rank
constexpr double kRoomOfRanks = 0.08;      ///< the same, of their distance
constexpr double kFlat = 1e-9;             ///< values that lie no further apart are one
constexpr double kFlatOfSize = 1e-12;      ///< the same, of their size
constexpr double kLong = 1e12;             ///< numbers from here on are written with an exponent
constexpr qsizetype kMostLevelNames = 6;   ///< of bars; more are turned
constexpr double kPlotOfWidth = 0.82;      ///< of a picture, which its bars share
constexpr double kPlotOfForest = 0.58;     ///< the same beside names of rows
constexpr double kHeightOfPlot = 0.5;      ///< of a picture, with caption and axis
constexpr double kHeightAboveNames = 0.36; ///< the same above names that are turned
constexpr double kShorterLine = 6.0;       ///< px
constexpr double kRoomOfForest = 0.06;     ///< beyond the intervals, of all of them
constexpr double kTicksOfForest = 1.6;     ///< times fewer than elsewhere, beside names
constexpr double kRoomOfLevelName = 12.0;  ///< around it and the title below, px

/// What to show around values from `low` to `high` that are as good as one: 0 where they are not.
double roomOfFlat(double low, double high)
{
    const double size = std::max(std::abs(low), std::abs(high));
    return high - low < std::max(kFlat, size * kFlatOfSize) ? std::max(0.05, size * 1e-6) : 0.0;
}

/// In the middle: names that begin alike often differ at their end, and a pair's second name is
/// there.
QString shortened(const QString& text, qsizetype length)
{
    if (text.size() <= length)
        return text;
    qsizetype head = length / 2;
    qsizetype tail = text.size() - (length - 1 - head);
    if (text.at(head - 1).isHighSurrogate())
        --head;
    if (text.at(tail).isLowSurrogate())
        ++tail;
    return text.left(head) + QChar(0x2026) + text.mid(tail);
}

/// How high each stack of a chart of stacked bars is.
QList<double> stackHeights(const ChartData& data)
{
    QList<double> heights;
    for (const ChartSeries& series : data.series) {
        heights.resize(std::max(heights.size(), series.points.size()));
        for (qsizetype i = 0; i < series.points.size(); ++i) {
            if (data.isThere(series.points.at(i)))
                heights[i] += series.points.at(i).y;
        }
    }
    return heights;
}

/// Lines of whole words, as long as there is room.
QStringList broken(const QString& text, const QFontMetricsF& metrics, double room)
{
    QStringList lines;
    const QStringList words = text.split(u' ');
    for (const QString& word : words) {
        const QString longer = lines.isEmpty() ? word : QString(lines.last() + u' ' + word);
        if (lines.isEmpty() || metrics.horizontalAdvance(longer) > room)
            lines.append(word);
        else
            lines.last() = longer;
    }
    return lines;
}

/// Whether the names of bars are too many, or too long for a picture of this width, to stand side
/// by side.
bool areNamesTurned(const ChartData& data, const ChartDress& dress)
{
    const QList<ChartPoint>& points = data.series.first().points;
    if (points.size() > kMostLevelNames)
        return true;
    if (dress.width <= 0.0)
        return false;
    const QFontMetricsF metrics(dress.small);
    const double room = kPlotOfWidth * dress.width / double(points.size());
    return std::any_of(points.cbegin(), points.cend(), [&](const ChartPoint& point) {
        return metrics.horizontalAdvance(shortened(point.label, kLabelLength)) > room;
    });
}

/// Finds the range of a chart's values and makes its axes.
class AxisBuilder final
{
public:
    AxisBuilder(const ChartData& data, const ChartDress& dress, Qt::LayoutDirection direction)
        : m_data(data)
        , m_dress(dress)
        , m_mirrored(chartIsMirrored(data, direction))
        , m_namesRight(
              m_mirrored || (data.kind == ChartKind::Forest && direction == Qt::RightToLeft))
    {
        findRange();
    }

    ChartAxes addTo(QChart& chart)
    {
        const bool hasRows = m_data.kind == ChartKind::HeatMap || m_data.kind == ChartKind::Forest;
        m_y = m_data.kind == ChartKind::HeatMap  ? heatRowAxis(m_data)
              : m_data.kind == ChartKind::Forest ? forestRowAxis(m_data, m_dress)
                                                 : new QValueAxis;
        if (!hasRows)
            m_y->setRange(m_low, m_high);
        if (hasRows) {
            m_y->setGridLineVisible(false);
        } else if (m_data.ranks) {
            setRankTicks(m_y, m_low, m_high);
        } else if (m_data.kind == ChartKind::Histogram && m_high <= kFewCounts) {
            m_y->setRange(0.0, std::max(1.0, std::ceil(m_high)));
            m_y->setTickCount(int(m_y->max()) + 1); // no half counts
            labelTicks(m_y);
        } else {
            if (m_data.kind == ChartKind::Histogram)
                m_y->setMax(m_high * kRoomAbove);
            setNiceTicks(m_y, 6, m_data.bounds);
            if (m_data.kind == ChartKind::Line || m_data.kind == ChartKind::Scatter)
                leaveRoomForMarks(m_y, {m_low, m_high});
        }
        const bool isForest = m_data.kind == ChartKind::Forest;
        // Names of rows need no title.
        const bool hasLongFoot = m_data.kind == ChartKind::Bars && areNamesTurned(m_data, m_dress);
        dressAxis(m_y, isForest ? QString() : m_data.yTitle,
            (hasLongFoot ? kHeightAboveNames : kHeightOfPlot) * m_dress.height);
        chart.addAxis(m_y, m_namesRight ? Qt::AlignRight : Qt::AlignLeft);
        m_x = m_data.kind == ChartKind::Bars      ? categories()
              : m_data.kind == ChartKind::HeatMap ? heatColumnAxis(m_data, m_dress)
                                                  : values();
        if (isForest)
            dressAxis(m_x, m_data.yTitle, kPlotOfForest * m_dress.width);
        else
            dressAxis(m_x, m_data.xTitle, kPlotOfWidth * m_dress.width);
        if (!isForest && m_data.kind != ChartKind::Line && m_data.kind != ChartKind::Scatter)
            m_x->setGridLineVisible(false);
        chart.addAxis(m_x, Qt::AlignBottom);
        return {m_x, m_y, m_left, m_right};
    }

private:
    /// As many decimals as tell the ticks apart.
    static void labelTicks(QValueAxis* axis)
    {
        const double step = (axis->max() - axis->min()) / (axis->tickCount() - 1);
        axis->setLabelFormat(formatOf(step, std::max(-axis->min(), axis->max())));
        // Ticks are added up from the lowest; a hair more than it keeps "-0.0" away.
        axis->setMin(axis->min() + step * kTickTieTolerance);
    }

    static QString formatOf(double step, double size)
    {
        return size < kLong ? QStringLiteral("%.%1f").arg(decimalsOf(step))
                            : QStringLiteral("%.4g");
    }

    static int decimalsOf(double step)
    {
        const double rounded = std::abs(step) < 1e-6 ? 1e-6 : std::abs(step);
        int decimals = std::clamp(int(std::ceil(-std::log10(rounded) - 1e-9)), 0, 6);
        // A step of 0.25 needs one more than its size says.
        const double scaled = rounded * std::pow(10.0, decimals);
        if (decimals < 6 && std::abs(scaled - std::round(scaled)) > 1e-6)
            ++decimals;
        return decimals;
    }

    /// Round numbers around the axis' range, never beyond `bounds`.
    static void setNiceTicks(QValueAxis* axis, int count, const std::optional<Interval>& bounds)
    {
        axis->setTickCount(count);
        axis->applyNiceNumbers();
        if (bounds && (axis->min() < bounds->low || axis->max() > bounds->high)) {
            axis->setRange(std::max(axis->min(), bounds->low), std::min(axis->max(), bounds->high));
            axis->setTickCount(count);
        }
        labelTicks(axis);
    }

    void findRange()
    {
        const ChartPoint& any =
            std::find_if(m_data.series.cbegin(), m_data.series.cend(), [](const ChartSeries& one) {
                return !one.points.isEmpty();
            })->points.first();
        m_left = m_right = any.x;
        if (m_data.yRange) {
            m_low = m_data.yRange->low;
            m_high = m_data.yRange->high;
        } else if (m_data.kind == ChartKind::Line || m_data.kind == ChartKind::Scatter) {
            m_low = m_high = any.y;
        }
        for (const ChartSeries& series : m_data.series) {
            for (const ChartPoint& point : series.points) {
                if (!m_data.isThere(point))
                    continue;
                const Interval ends = point.interval.value_or(Interval{point.y, point.y});
                m_low = std::min({m_low, point.y, ends.low});
                m_high = std::max({m_high, point.y, ends.high});
                m_left = std::min(m_left, point.x);
                m_right = std::max(m_right, point.x);
            }
        }
        if (m_data.stacked) {
            for (const double height : stackHeights(m_data))
                m_high = std::max(m_high, height);
        }
        for (double* end : {&m_low, &m_high, &m_left, &m_right}) // their distances are numbers, too
            *end = std::isnan(*end) ? 0.0 : std::clamp(*end, -kFarthest, kFarthest);
        if (m_data.bounds) {
            m_low = std::max(m_low, m_data.bounds->low);
            m_high = std::min(m_high, m_data.bounds->high);
        }
        const double flat = roomOfFlat(m_low, m_high);
        m_low -= m_low == 0.0 ? 0.0 : flat;
        m_high += flat;
    }

    /// In as many lines as a picture of known size needs, about equally long: Qt cuts what is
    /// longer than the axis.
    QString inLines(QString title, double room) const
    {
        title.replace(QStringLiteral(" − "), QStringLiteral("\u00a0−\u00a0")); // stays together
        const QFontMetricsF metrics(m_dress.small);
        if (room <= 0.0 || metrics.horizontalAdvance(title) <= room)
            return chartLabel(title);
        QStringList lines = broken(title, metrics, room);
        for (double less = room - kShorterLine; less > 0.0; less -= kShorterLine) {
            const QStringList closer = broken(title, metrics, less);
            if (closer.size() > lines.size())
                break;
            lines = closer;
        }
        for (QString& line : lines)
            line = chartLabel(line);
        return lines.join(QLatin1String("<br>"));
    }

    void dressAxis(QAbstractAxis* axis, const QString& title, double room)
    {
        axis->setTitleText(inLines(title, room));
        axis->setTitleFont(m_dress.small);
        axis->setTitleBrush(m_dress.colors.secondary);
        axis->setLabelsFont(m_dress.small);
        axis->setLabelsColor(m_dress.colors.secondary);
        axis->setLinePen(QPen(m_dress.colors.line, 1));
        axis->setGridLinePen(QPen(m_dress.colors.line, 0.6));
    }

    /// Bars cannot be mirrored by their axis: their order is turned round instead.
    QAbstractAxis* categories()
    {
        auto* axis = new QBarCategoryAxis;
        const QList<ChartPoint>& points = m_data.series.first().points;
        const bool isTurned = areNamesTurned(m_data, m_dress);
        QStringList shown;
        for (const ChartPoint& point : points)
            shown += isTurned ? point.label : shortened(point.label, kLabelLength);
        if (isTurned)
            shown = turnedNames(shown, m_dress.small);
        QStringList names;
        for (const QString& one : std::as_const(shown)) {
            QString name = chartLabel(one);
            while (names.contains(name)) // the axis drops a name that it has already
                name += QChar(0x200B);
            names += name;
        }
        if (m_mirrored)
            std::reverse(names.begin(), names.end());
        axis->append(names);
        if (isTurned) {
            axis->setLabelsAngle(kTurned);
            axis->setTruncateLabels(false);
        }
        return axis;
    }

    static void setTicksFrom(QValueAxis* axis, double anchor, double step)
    {
        const double size = std::max(-axis->min(), axis->max());
        axis->setTickType(QValueAxis::TicksDynamic);
        axis->setTickAnchor(anchor);
        // Ticks are added up: one that rounding swallows would never end.
        axis->setTickInterval(std::max(step, size * kFlatOfSize));
        axis->setLabelFormat(formatOf(step, size));
    }

    /// Marks of the lowest and highest value are not cut at the axis' end. No tick is added.
    static void leaveRoomForMarks(QValueAxis* axis, const Interval& values)
    {
        const double low = axis->min();
        const double high = axis->max();
        const double step = (high - low) / (axis->tickCount() - 1);
        const double room = kRoomOfMark * (high - low);
        axis->setRange(values.low < low + room ? low - room : low,
            values.high > high - room ? high + room : high);
        setTicksFrom(axis, low, step);
    }

    /// Whole ranks, with room around those of points, and bars from zero.
    void setRankTicks(QValueAxis* axis, double low, double high) const
    {
        const double room = std::max(kRoomOfRank, kRoomOfRanks * (high - low));
        axis->setRange(low - room, high + room);
        if (m_data.kind == ChartKind::Bars)
            axis->setReverse(true);
        setTicksFrom(axis, 1.0, std::ceil(std::max(1.0, (high - low) / kMostTicks)));
    }

    /// From zero on, which is what differences are seen beside; a hair more keeps "-0.0" away.
    void addForestTicks(QValueAxis* axis) const
    {
        const double step = roundStep(kTicksOfForest * (m_high - m_low));
        setTicksFrom(axis, step * kTickTieTolerance, step);
    }

    /// 1, 2 or 5 times a power of ten, for some eight ticks.
    static double roundStep(double span)
    {
        const double rough = span / 8.0;
        const double power = std::pow(10.0, std::floor(std::log10(rough)));
        const double lead = rough / power;
        return power * (lead <= 1 ? 1 : lead <= 2 ? 2 : lead <= 5 ? 5 : 10);
    }

    QAbstractAxis* values()
    {
        auto* axis = new QValueAxis;
        const auto count = m_data.series.first().points.size();
        switch (m_data.kind) {
        case ChartKind::Sorted:
            axis->setRange(0.5, double(count) + 0.5);
            setTicksFrom(axis, 0.0, roundStep(std::max(8.0, double(count))));
            break;
        case ChartKind::Histogram: {
            const double half = m_data.binWidth / 2.0;
            axis->setRange(m_left - half, m_right + half);
            const double step = roundStep(m_right - m_left + m_data.binWidth);
            // From tick to tick, so that the last bin ends at or before one; what is no more than
            // a rounding error away is one. Qt counts from the anchor to the range in an int.
            const double first = std::floor(axis->min() / step + kFaint) * step;
            const double last = std::ceil(axis->max() / step - kFaint) * step;
            axis->setRange(std::min(first, axis->min()),
                std::max(last, axis->max()) + step * kTickTieTolerance);
            setTicksFrom(axis, first, step);
            break;
        }
        case ChartKind::Forest:
            axis->setRange(m_low - kRoomOfForest * (m_high - m_low),
                m_high + kRoomOfForest * (m_high - m_low));
            addForestTicks(axis);
            break;
        case ChartKind::Scatter: {
            if (m_data.ranks) {
                setRankTicks(axis, m_left, m_right);
                break;
            }
            const double flat = roomOfFlat(m_left, m_right);
            axis->setRange(m_left - flat, m_right + flat);
            setNiceTicks(axis, 6, m_data.xBounds);
            leaveRoomForMarks(axis, {m_left, m_right});
            break;
        }
        default: {
            const double span = m_right - m_left;
            const double margin = span > 0.0 ? std::max(span * 0.04, chartDodgeRoom(m_data) * 0.3)
                                             : std::max(1.0, std::abs(m_left) * 1e-6);
            axis->setRange(m_left - margin, m_right + margin);
            if (m_data.wholeX) {
                const double step = std::max(1.0, roundStep(std::max(span, 1.0)));
                setTicksFrom(axis, std::ceil(m_left / step) * step, step);
                break;
            }
            const int steps = std::clamp(int(count) - 1, 1, kMostTicks - 1);
            setTicksFrom(axis, m_left, span > 0.0 ? span / steps : margin);
        }
        }
        return axis;
    }

    const ChartData& m_data;
    const ChartDress& m_dress;
    bool m_mirrored;
    bool m_namesRight;
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

QString chartLegendLabel(const QString& text)
{
    return chartLabel(shortened(text, kLegendLength));
}

int chartLeastHeight(const ChartData& data, const ChartDress& dress)
{
    if (data.isEmpty())
        return 0;
    if (data.kind == ChartKind::HeatMap || data.kind == ChartKind::Forest)
        return rowsLeastHeight(data, dress);
    if (data.kind != ChartKind::Bars || !areNamesTurned(data, dress))
        return 0;
    QStringList names;
    for (const ChartPoint& point : data.series.first().points)
        names += point.label;
    const QFontMetricsF metrics(dress.small);
    double longest = 0.0;
    for (const QString& name : turnedNames(names, dress.small))
        longest = std::max(longest, metrics.horizontalAdvance(name));
    const double title = data.xTitle.isEmpty() ? 0.0 : metrics.height() + kRoomOfLevelName;
    // Of what caption and legend of a picture leave.
    const double around = dress.width > 0.0
                              ? QFontMetricsF(dress.strong).height() + 2.0 * metrics.height() +
                                    ChartLegend::heightOf(chartLegendNames(data), dress)
                              : 0.0;
    return int(std::ceil(heightAbove(longest + kRoomOfLevelName + title) + around));
}

ChartAxes addChartAxes(
    QChart& chart, const ChartData& data, const ChartDress& dress, Qt::LayoutDirection direction)
{
    return AxisBuilder(data, dress, direction).addTo(chart);
}

} // namespace tandem
