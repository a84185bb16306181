#include "views/evaluate/systemschart.h"

#include "models/expert/systemreport.h"
#include "views/evaluate/evaluatewords.h"

namespace tandem {

ChartData systemsChart(const QList<expert::SystemScores>& results, expert::Mode mode)
{
    ChartData chart;
    chart.kind = ChartKind::Bars;
    chart.title = EvaluateWords::tr("Mean F by system (%1)", "%1 is a mode: content, style …")
                      .arg(expert::modeName(mode));
    chart.yTitle = EvaluateWords::tr("mean F, 95 % interval");
    chart.xTitle = EvaluateWords::tr("system");
    chart.bounds = Interval{0.0, 1.0};
    chart.decimals = 3;
    chart.empty = EvaluateWords::tr("No system has a scored evaluation in this set yet.");
    ChartSeries series;
    for (const expert::SystemScores& result : results) {
        const Figure& figure = result.of(mode).f1;
        if (figure.isDefined())
            series.points.append(
                {0, *figure.value, figure.interval, figure.n, expert::systemName(result.system)});
    }
    if (!series.points.isEmpty())
        chart.series = {series};
    return chart;
}

} // namespace tandem
