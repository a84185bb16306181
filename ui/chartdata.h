#pragma once

#include "models/figure.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// How a chart shows its points.
enum class ChartKind {
    Bars,   ///< a bar for each point, named by its label; intervals as whiskers
    Line,   ///< points joined by lines, by x; intervals as whiskers
    Sorted, ///< values of one series in their order, as an area from the zero line
};

/// One value of a chart. A chart never shows one without what it stands on.
struct ChartPoint
{
    double x = 0.0; ///< of Line; the others count their points
    double y = 0.0;
    std::optional<Interval> interval; ///< 95 %, in the unit of y
    qint64 n = 0;                     ///< 0: the point is a single case
    QString label;                    ///< what a person calls the point; plain text
};

/// Points that belong together.
struct ChartSeries
{
    QString name; ///< plain text; shown in a legend where there are several
    QList<ChartPoint> points;
};

/// A value that a line is drawn at.
struct ChartLine
{
    double y = 0.0;
    QString label; ///< translated, e.g. "mean"
};

/// What a chart shows, apart from how it looks.
struct ChartData
{
    ChartKind kind = ChartKind::Bars;
    QString title;  ///< plain text
    QString xTitle; ///< with the unit
    QString yTitle; ///< with the unit
    QList<ChartSeries> series;
    std::optional<ChartLine> reference; ///< dashed, e.g. the mean of sorted differences
    std::optional<Interval> yRange;     ///< at least this much is shown
    int decimals = 2;                   ///< of y, in tool tips
    QString empty;                      ///< shown where there are no points, translated

    bool isEmpty() const;
};

/// One point in words: label, value, interval and n, translated.
QString chartPointText(const ChartData& data, const ChartSeries& series, const ChartPoint& point);
/// The whole chart in words, for those who cannot see it; at most its first 40 points.
QString chartDescription(const ChartData& data);

} // namespace tandem
