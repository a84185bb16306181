#include "views/metrics/charttext.h"

#include "storage/formats/scorenumber.h"
#include "views/metrics/metricsviewwords.h"

#include <QLocale>

#include <cmath>

namespace tandem {

namespace {

constexpr double kTiny = 0.001; ///< smaller probabilities are told as smaller than this

QString dash()
{
    return QStringLiteral("–");
}

QString intervalText(const Interval& interval)
{
    return MetricsViewWords::tr("%1 – %2", "ends of an interval")
        .arg(chartNumber(interval.low), chartNumber(interval.high));
}

QString figureSentence(const Figure& figure)
{
    const QString n = MetricsViewWords::tr("n = %1").arg(QLocale().toString(figure.n));
    if (!figure.isDefined())
        return MetricsViewWords::tr("%1 (%2)", "reason, n").arg(figure.undefinedBecause, n);
    if (!figure.interval)
        return n;
    return MetricsViewWords::tr("95 % interval %1, %2", "%2 is n")
        .arg(intervalText(*figure.interval), n);
}

QString probabilityText(double p)
{
    return p < kTiny ? MetricsViewWords::tr("< %1").arg(chartNumber(kTiny, 3)) : chartNumber(p, 3);
}

} // namespace

ResultCell figureCell(const Figure& figure)
{
    return {figure.isDefined() ? chartNumber(*figure.value) : dash(), figureSentence(figure)};
}

ResultCell intervalCell(const Figure& figure)
{
    return {figure.interval ? intervalText(*figure.interval) : dash(), figureSentence(figure)};
}

ResultCell probabilityCell(const Correlation& correlation)
{
    if (correlation.p)
        return {probabilityText(*correlation.p), pMethodName(*correlation.method)};
    return {dash(), correlation.figure.isDefined() ? correlation.noPBecause
                                                   : correlation.figure.undefinedBecause};
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
                   .arg(text, probabilityText(*correlation.p), pMethodName(*correlation.method));
    if (correlation.leftOut > 0)
        text = MetricsViewWords::tr("%1; %2 left out")
                   .arg(text, QLocale().toString(correlation.leftOut));
    return text;
}

QString probabilityMethodKey(const Correlation& correlation)
{
    return correlation.method ? pMethodKey(*correlation.method) : QString();
}

QString plainNumber(double value)
{
    return std::isfinite(value) ? QString::fromLatin1(shortestNumber(value)) : QString();
}

QString plainNumber(const std::optional<double>& value)
{
    return value ? plainNumber(*value) : QString();
}

} // namespace tandem
