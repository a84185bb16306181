#include "views/metrics/charttext.h"

#include "models/results/intervaltext.h"
#include "models/results/spelling.h"
#include "views/metrics/chartresult.h"
#include "views/metrics/metricsviewwords.h"

#include <QLocale>

namespace tandem {

namespace {

QString figureSentence(const Figure& figure)
{
    const QString n = MetricsViewWords::tr("n = %1").arg(QLocale().toString(figure.n));
    if (!figure.isDefined())
        return MetricsViewWords::tr("%1 (%2)", "reason, n").arg(figure.undefinedBecause, n);
    if (!figure.interval)
        return n;
    return MetricsViewWords::tr("95 % interval %1, %2", "%2 is n")
        .arg(results::intervalText(
                 chartNumber(figure.interval->low), chartNumber(figure.interval->high)),
            n);
}

} // namespace

ChartResult chartResult(
    const ChartData& chart, const results::Section& section, const QString& note)
{
    ChartResult result{{chart}, section, note};
    result.section.title = chart.title;
    return result;
}

QString chartInterval(double low, double high)
{
    return MetricsViewWords::tr("%1 – %2", "ends of an interval")
        .arg(chartNumber(low), chartNumber(high));
}

results::Column& chartColumn(results::Column& column)
{
    constexpr int kChartDecimals = 4;
    constexpr int kSmallDigits = 2;
    return column.number(kChartDecimals).tinyDigits(kSmallDigits).exactly();
}

QString intervalTitle()
{
    return MetricsViewWords::tr("95 %");
}

results::Cell probabilityCell(const Correlation& correlation)
{
    if (correlation.p)
        return results::Cell(*correlation.p)
            .shownAs(results::probabilityText(*correlation.p))
            .explained(pMethodName(*correlation.method));
    return results::Cell().explained(correlation.figure.isDefined()
                                         ? correlation.noPBecause
                                         : correlation.figure.undefinedBecause);
}

QString correlationSentence(const QString& name, const Correlation& correlation)
{
    const Figure& figure = correlation.figure;
    if (!figure.isDefined())
        return MetricsViewWords::tr("%1: %2", "coefficient and why there is none")
            .arg(name, figureSentence(figure));
    QString text = MetricsViewWords::tr("%1 %2, %3", "coefficient, value, interval and n")
                       .arg(name, chartNumber(*figure.value), figureSentence(figure));
    if (correlation.p)
        text = MetricsViewWords::tr("%1, p %2 (%3)", "%3 is how p was computed")
                   .arg(text, results::probabilityText(*correlation.p),
                       pMethodName(*correlation.method));
    if (correlation.leftOut > 0)
        text = MetricsViewWords::tr("%1; %2 excluded")
                   .arg(text, QLocale().toString(correlation.leftOut));
    return text;
}

QString probabilityMethodKey(const Correlation& correlation)
{
    return correlation.method ? pMethodKey(*correlation.method) : QString();
}

} // namespace tandem
