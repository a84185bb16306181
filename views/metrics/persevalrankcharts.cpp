#include "views/metrics/persevalcharts.h"

#include "models/expert/statistics.h"
#include "views/metrics/charttext.h"
#include "views/metrics/metricsviewwords.h"
#include "views/metrics/persevaltables.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

namespace tandem {

namespace {

using perseval::RankedBy;

constexpr std::array kComparisons{std::pair(RankedBy::PerSEval, RankedBy::Egises),
    std::pair(RankedBy::PerSEval, RankedBy::Accuracy),
    std::pair(RankedBy::Egises, RankedBy::Accuracy)};

QString rankNames(const std::pair<RankedBy, RankedBy>& pair)
{
    return MetricsViewWords::tr("%1 and %2", "two figures")
        .arg(perseval::rankedByName(pair.first), perseval::rankedByName(pair.second));
}

/// Ranks of the models by one figure over those by another.
ChartData rankChart(
    const perseval::Evaluation& evaluation, const std::pair<RankedBy, RankedBy>& pair)
{
    ChartData chart;
    chart.kind = ChartKind::Scatter;
    chart.title = rankNames(pair);
    chart.xTitle = MetricsViewWords::tr("rank by %1", "%1 is a figure")
                       .arg(perseval::rankedByName(pair.first));
    chart.yTitle = MetricsViewWords::tr("rank by %1", "%1 is a figure")
                       .arg(perseval::rankedByName(pair.second));
    chart.decimals = 1;
    chart.xDecimals = 1;
    chart.ranks = true;
    chart.namesPoints = true;
    chart.empty = MetricsViewWords::tr("No model has both figures.");
    const QList<double> x = perseval::modelRanks(evaluation, pair.first);
    const QList<double> y = perseval::modelRanks(evaluation, pair.second);
    ChartSeries series;
    for (qsizetype model = 0; model < x.size(); ++model) {
        if (x.at(model) > 0.0 && y.at(model) > 0.0)
            series.points.append(
                {x.at(model), y.at(model), {}, 0, evaluation.models.at(model).model, model});
    }
    if (!series.points.isEmpty())
        chart.series = {series};
    return chart;
}

void addCoefficient(ResultRow& row, QStringList& plain, const Correlation& correlation)
{
    ResultCell cell = figureCell(correlation.figure);
    row += cell;
    ResultCell p = probabilityCell(correlation);
    if (correlation.method)
        p.text = MetricsViewWords::tr("%1 (%2)", "a p and how it was computed")
                     .arg(p.text, pMethodName(*correlation.method));
    row += p;
    plain += plainNumber(correlation.figure.value);
    plain += plainNumber(correlation.p);
}

/// What a model got on the samples of a size.
struct Range
{
    double low = std::numeric_limits<double>::quiet_NaN();
    double high = std::numeric_limits<double>::quiet_NaN();
    std::optional<Interval> interval; ///< 95 %, of the mean
};

Range stabilityRange(const perseval::StabilityLevel& level, qsizetype model)
{
    Range range;
    QList<double> values;
    for (const QList<double>& sample : level.samples) {
        const double value = sample.at(model);
        range.low = std::fmin(range.low, value);
        range.high = std::fmax(range.high, value);
        values.append(value);
    }
    if (std::isfinite(level.means.at(model)))
        range.interval = expert::meanWithInterval(values, expert::kScoreRange).interval;
    return range;
}

} // namespace

ChartResult persevalCorrelations(const Personalization& data)
{
    ChartResult result;
    const QString p = MetricsViewWords::tr("p", "probability");
    result.caption = MetricsViewWords::tr("How far leaderboards order the models alike");
    result.header = {MetricsViewWords::tr("Leaderboards by"), MetricsViewWords::tr("Pearson r"), p,
        MetricsViewWords::tr("Spearman ρ"), p, MetricsViewWords::tr("Kendall τ"), p,
        MetricsViewWords::tr("n (models)")};
    result.data.header = {QStringLiteral("leaderboards"), QStringLiteral("pearson"),
        QStringLiteral("pearson_p"), QStringLiteral("spearman"), QStringLiteral("spearman_p"),
        QStringLiteral("kendall"), QStringLiteral("kendall_p"), QStringLiteral("n"),
        QStringLiteral("pearson_p_method"), QStringLiteral("spearman_p_method"),
        QStringLiteral("kendall_p_method")};
    for (const auto& pair : kComparisons) {
        const perseval::BoardCorrelation found =
            perseval::correlate(data.evaluation, pair.first, data.evaluation, pair.second);
        ResultRow row{{rankNames(pair)}};
        QStringList plain{
            perseval::rankedByKey(pair.first) + u'/' + perseval::rankedByKey(pair.second)};
        addCoefficient(row, plain, found.pearson);
        addCoefficient(row, plain, found.spearman);
        addCoefficient(row, plain, found.kendall);
        row += ResultCell{QLocale().toString(found.pearson.figure.n)};
        plain += QString::number(found.pearson.figure.n);
        for (const Correlation* one : {&found.pearson, &found.spearman, &found.kendall})
            plain += probabilityMethodKey(*one);
        result.rows += row;
        result.data.rows += plain;
        result.charts += rankChart(data.evaluation, pair);
    }
    result.note =
        MetricsViewWords::tr("1 is the same order. Figures of which less is better count negative. "
                             "EGISES is 1 - DEGRESS.");
    return result;
}

ChartResult persevalStability(const Personalization& data, const perseval::Stability& found)
{
    ChartResult result;
    ChartData chart;
    chart.kind = ChartKind::Line;
    chart.title = MetricsViewWords::tr("PerSEval on random samples");
    chart.subtitle = MetricsViewWords::tr(
        "means of %n sample(s) of each size with their 95 % intervals; seed %1", nullptr,
        found.options.samples)
                         .arg(found.options.seed);
    if (found.models.size() > 1)
        chart.subtitle +=
            QLatin1Char('\n') + MetricsViewWords::tr("points of one size stand side by side");
    chart.xTitle = MetricsViewWords::tr("size of the samples, % of the summaries");
    chart.yTitle = QStringLiteral("PerSEval");
    chart.decimals = 4;
    if (perseval::distanceOfKey(data.table->distanceKey))
        chart.bounds = Interval{0.0, 1.0};
    chart.empty = MetricsViewWords::tr("No model has a figure.");
    const QString percent = MetricsViewWords::tr("%1 %", "a share");
    result.header = {MetricsViewWords::tr("Model"), percent.arg(100)};
    result.data.header = {QStringLiteral("model"), QStringLiteral("full")};
    for (const perseval::StabilityLevel& level : found.levels) {
        result.header += percent.arg(level.percent);
        const QString size = QString::number(level.percent);
        result.data.header += QStringList{QStringLiteral("mean_") + size,
            QStringLiteral("least_") + size, QStringLiteral("most_") + size};
    }
    result.header += {MetricsViewWords::tr("Bias"), MetricsViewWords::tr("Variance")};
    result.data.header += {QStringLiteral("bias"), QStringLiteral("variance")};
    for (qsizetype model = 0; model < found.models.size(); ++model) {
        const QString name = data.evaluation.models.at(model).model;
        const perseval::ModelStability& all = found.models.at(model);
        ChartSeries series{name, {}};
        ResultRow row{{name, name}, {persevalNumber(all.full)}};
        QStringList plain{name, plainNumber(all.full)};
        for (const perseval::StabilityLevel& level : found.levels) {
            const Range range = stabilityRange(level, model);
            const double mean = level.means.at(model);
            if (std::isfinite(mean))
                series.points.prepend({double(level.percent), mean, range.interval, level.pairs,
                    percent.arg(level.percent), model});
            row += ResultCell{persevalNumber(mean),
                MetricsViewWords::tr(
                    "%1 to %2, over %n sample(s)", nullptr, int(level.samples.size()))
                    .arg(persevalNumber(range.low), persevalNumber(range.high))};
            plain +=
                QStringList{plainNumber(mean), plainNumber(range.low), plainNumber(range.high)};
        }
        if (std::isfinite(all.full))
            series.points.append({100.0, all.full, {}, found.pairs, percent.arg(100), model});
        row += ResultCell{persevalNumber(all.bias)};
        row += ResultCell{persevalNumber(all.variance)};
        plain += QStringList{plainNumber(all.bias), plainNumber(all.variance)};
        if (!series.points.isEmpty())
            chart.series += series;
        result.rows += row;
        result.data.rows += plain;
    }
    QStringList agreement;
    for (const perseval::StabilityLevel& level : found.levels) {
        double least = std::numeric_limits<double>::quiet_NaN();
        for (const double kendall : level.kendall)
            least = std::fmin(least, kendall);
        agreement +=
            MetricsViewWords::tr("%1 at %2 %").arg(chartNumber(least, 2)).arg(level.percent);
    }
    result.note = MetricsViewWords::tr("Least Kendall τ of a sample with all the data: %1.")
                      .arg(agreement.join(QLatin1String(", ")));
    result.caption = chart.title;
    result.charts = {chart};
    return result;
}

} // namespace tandem
