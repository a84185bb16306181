#include "ui/chartdata.h"

#include "models/results/intervaltext.h"
#include "ui/chartnumber.h"
#include "ui/widgetwords.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

constexpr qsizetype kDescribedPoints = 40;

/// The values of a point without its name.
QString valueText(const ChartData& data, const ChartPoint& point)
{
    if (!point.words.isEmpty())
        return point.words;
    const QLocale locale;
    const auto number = [&](double value) { return chartNumber(value, data.decimals); };
    QString text = number(point.y);
    if (data.kind == ChartKind::Scatter)
        text = WidgetWords::tr("%1 %2, %3 %4", "title of x, value of x, title of y, value of y")
                   .arg(data.xTitle, chartNumber(point.x, data.xDecimals), data.yTitle,
                       number(point.y));
    if (point.interval)
        text = WidgetWords::tr("%1, 95 % %2", "a value and its interval")
                   .arg(text, results::intervalText(
                                  number(point.interval->low), number(point.interval->high)));
    if (point.n > 0)
        text = WidgetWords::tr("%1, n = %2", "%1 is a value with its interval")
                   .arg(text, locale.toString(point.n));
    return text;
}

} // namespace

bool ChartData::isEmpty() const
{
    return std::all_of(series.cbegin(), series.cend(), [this](const ChartSeries& one) {
        return std::none_of(one.points.cbegin(), one.points.cend(),
            [this](const ChartPoint& point) { return isThere(point); });
    });
}

bool ChartData::isThere(const ChartPoint& point) const
{
    return kind != ChartKind::Bars || !std::isnan(point.y);
}

void ChartData::add(const ChartSeries& one)
{
    if (!one.points.isEmpty())
        series += one;
}

void ChartData::addFigure(
    ChartSeries& series, const Figure& figure, const QString& label, double x, qint64 id)
{
    if (figure.isDefined())
        series.points.append({x, *figure.value, figure.interval, figure.n, label, id});
}

QString chartPointText(const ChartData& data, const ChartSeries& series, const ChartPoint& point)
{
    const QString text = valueText(data, point);
    QStringList names;
    if (data.series.size() > 1 && !series.name.isEmpty())
        names += series.name;
    if (!point.label.isEmpty())
        names += point.label;
    if (names.isEmpty())
        return text;
    return WidgetWords::tr("%1: %2", "name and value of a point of a chart")
        .arg(names.join(QLatin1String(", ")), text);
}

QString chartDescription(const ChartData& data)
{
    if (data.isEmpty())
        return data.empty;
    QStringList lines;
    if (!data.subtitle.isEmpty())
        lines += data.subtitle;
    for (const ChartMark& mark : data.marks)
        lines += mark.label;
    if (data.fit)
        lines += data.fit->lineLabel;
    for (const auto& line : {data.reference, data.secondReference}) {
        if (line && !line->label.isEmpty())
            lines += WidgetWords::tr("%1: %2", "name and value of a point of a chart")
                         .arg(line->label, chartNumber(line->y, data.decimals));
    }
    qsizetype left = kDescribedPoints;
    qint64 unsaid = 0;
    for (const ChartSeries& series : data.series) {
        for (const ChartPoint& point : series.points) {
            if (!data.isThere(point))
                continue;
            if (left-- > 0)
                lines += chartPointText(data, series, point);
            else
                ++unsaid;
        }
    }
    if (unsaid > 0)
        lines += WidgetWords::tr("and %n more point(s)", nullptr, int(unsaid));
    return lines.join(QLatin1String("; "));
}

} // namespace tandem
