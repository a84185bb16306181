#include "models/usersum/usersummetric.h"

#include "models/results/spelling.h"
#include "models/usersum/usersumwords.h"
#include "models/wordof.h"

#include <QLocale>

namespace tandem::usersum {

namespace {

constexpr int kShareDecimals = 3;
constexpr int kDensityDecimals = 5; // a share by word: 0.5 by 200 words is 0.0025

} // namespace

QString usersumMetricKey(UsersumMetric metric)
{
    static constexpr std::array words{"share", "qm", "ifm", "idm"};
    return QLatin1String(wordOf(metric, words));
}

QString usersumMetricName(UsersumMetric metric)
{
    switch (metric) {
    case UsersumMetric::Share:
        break;
    case UsersumMetric::Quality:
        return QStringLiteral("QM");
    case UsersumMetric::Following:
        return QStringLiteral("IFM");
    case UsersumMetric::Density:
        return QStringLiteral("IDM");
    }
    return UsersumWords::tr("Predicted share");
}

std::optional<double> metricValue(
    const PredictedSummary& summary, UsersumMetric metric, const ScoreRule& rule)
{
    if (metric == UsersumMetric::Following) {
        const std::optional<qint64> most = rule.mostWords ? rule.mostWords : summary.mostWords;
        return most ? std::optional(summary.words <= *most ? 1.0 : 0.0) : std::nullopt;
    }
    const std::optional<double> share = predictedShare(summary);
    if (!share || metric == UsersumMetric::Share)
        return share;
    if (metric == UsersumMetric::Quality)
        return *isGood(summary, rule) ? 1.0 : 0.0;
    return summary.words > 0 ? std::optional(*share / double(summary.words)) : std::nullopt;
}

QString thresholdText(double threshold)
{
    return QString::number(threshold, 'g', QLocale::FloatingPointShortest);
}

const RunsFigure& metricFigure(const SummaryScore& score, UsersumMetric metric)
{
    return metric == UsersumMetric::Quality     ? score.qm
           : metric == UsersumMetric::Following ? score.ifm
                                                : score.idm;
}

results::Column metricColumn(UsersumMetric metric)
{
    const bool isDensity = metric == UsersumMetric::Density;
    results::Column column{usersumMetricKey(metric), usersumMetricName(metric)};
    return column.number(isDensity ? kDensityDecimals : kShareDecimals)
        .withInterval(results::IntervalStyle::Range);
}

results::Cell metricCell(UsersumMetric metric, const Figure& figure, results::Outlet outlet)
{
    const results::Column column = metricColumn(metric);
    return results::Cell(figure)
        .shownAs(results::figureText(figure, column, outlet))
        .explained(results::figureSentence(figure, column, outlet));
}

} // namespace tandem::usersum
