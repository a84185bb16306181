#pragma once

#include "models/figure.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// How a chart shows its points.
enum class ChartKind {
    Bars,      ///< a bar for each point, named by its label; intervals as whiskers
    Forest,    ///< a row for each point of one series, named by its label, the first on top: a dot
               ///< with its interval along a level axis, which has a line at zero
    Line,      ///< points joined by lines, by x; intervals as whiskers
    Sorted,    ///< values of one series in their order, as an area from the zero line
    Scatter,   ///< points by x and y, with the fit through them where there is one
    Histogram, ///< y is a count, x the middle of a bin of the chart's binWidth
    HeatMap, ///< a row of cells for each series, a cell for each point in the column x (0, 1 ...),
             ///< which its label names; y is the value, -1 to 1
};

/// One value of a chart. A chart never shows one without what it stands on.
struct ChartPoint
{
    double x = 0.0; ///< of Line, Scatter and Histogram; the others count their points
    double y = 0.0; ///< NaN in Bars: the series has none at this name
    std::optional<Interval> interval; ///< 95 %, in the unit of y
    qint64 n = 0;                     ///< 0: the point is a single case
    QString label;                    ///< what a person calls the point; plain text
    qint64 id = -1;                   ///< the caller's own, to know the point again
    QString words = {};               ///< told in the place of the value; plain text
};

/// Points that belong together.
struct ChartSeries
{
    enum class Fill { Full, Pale, Hollow };

    QString name; ///< plain text; shown in a legend where there are several
    QList<ChartPoint> points;
    /// Of Bars: which colour it has, as the series in that place have; -1: that of its own place.
    /// What means the same in several charts looks the same.
    qsizetype look = -1;
    Fill fill = Fill::Full; ///< of Bars
};

/// A value that a line is drawn at.
struct ChartLine
{
    double y = 0.0;
    QString label;       ///< translated, e.g. "mean"; empty where the series say what it is
    bool beside = false; ///< of Bars: the label stands at the line, not in the legend
};

/// A value of x that an upright line is drawn at.
struct ChartMark
{
    double x = 0.0;
    QString label; ///< translated, with the value: "mean 0.41"
};

/// A line through points with the band that it is known to.
struct ChartFit
{
    struct Place
    {
        double x = 0.0;
        double y = 0.0;
        double low = 0.0;
        double high = 0.0;
    };
    QString lineLabel;   ///< translated; in the legend
    QString bandLabel;   ///< translated; in the legend
    QList<Place> places; ///< by x, two or more
};

/// What a chart shows, apart from how it looks.
struct ChartData
{
    ChartKind kind = ChartKind::Bars;
    QString title;    ///< plain text
    QString subtitle; ///< plain text, what the chart stands on: n, correlations, what is left out
    QString xTitle;   ///< what it measures and its unit; of Bars and Forest what the names are of
    QString yTitle;   ///< what it measures and its unit; of Forest it stands along the level axis
    QList<ChartSeries> series;
    std::optional<ChartLine> reference;       ///< dashed, e.g. the mean of sorted differences
    std::optional<ChartLine> secondReference; ///< dotted, where a range ends
    /// Of Bars: what series have at a name stands on top of each other, as parts of a whole.
    bool stacked = false;
    QList<ChartMark> marks;      ///< of Histogram
    std::optional<ChartFit> fit; ///< of Scatter
    double binWidth = 1.0;       ///< of Histogram
    /// The values are ranks: ticks stand at whole ones. Of Scatter, and of Bars, which are dots
    /// then, the first rank on top.
    bool ranks = false;
    /// Points of Scatter have their labels beside them, where they are few and there is room;
    /// pieces of a stack have the names of their series in them.
    bool namesPoints = false;
    std::optional<Interval> yRange; ///< at least this much is shown
    /// The values that y and x can have: an axis never goes beyond. An interval that does is cut
    /// at the edge and ends in an arrow; its text tells it as it is.
    std::optional<Interval> bounds;
    std::optional<Interval> xBounds; ///< of Scatter
    /// Of Line: x counts something. Ticks are whole numbers, and no point stands beside its own.
    bool wholeX = false;
    int decimals = 2;  ///< of y, in tool tips
    int xDecimals = 2; ///< of x, in tool tips of Scatter
    QString empty;     ///< shown where there are no points, translated

    bool isEmpty() const;
    /// Whether a point has a value to be shown.
    bool isThere(const ChartPoint& point) const;
    /// A series that has points.
    void add(const ChartSeries& one);
    /// A point for a figure that is defined, with its interval and n.
    static void addFigure(ChartSeries& series, const Figure& figure, const QString& label,
        double x = 0.0, qint64 id = -1);
};

/// One point in words: label, value, interval and n, translated.
QString chartPointText(const ChartData& data, const ChartSeries& series, const ChartPoint& point);
/// The whole chart in words, for those who cannot see it; at most its first 40 points.
QString chartDescription(const ChartData& data);

} // namespace tandem
