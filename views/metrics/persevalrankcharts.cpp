#include "models/inference/means.h"
#include "views/metrics/persevalcharts.h"

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

QString rankNames(const perseval::BoardCorrelation& pair)
{
    return MetricsViewWords::tr("%1 and %2", "two figures")
        .arg(perseval::rankedByName(pair.first), perseval::rankedByName(pair.second));
}

/// Ranks of the models by one figure over those by another.
ChartData rankChart(const perseval::Evaluation& evaluation, const perseval::BoardCorrelation& pair)
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
    chart.empty = MetricsViewWords::tr("No model has both scores.");
    const QList<double> x = perseval::modelRanks(evaluation, pair.first);
    const QList<double> y = perseval::modelRanks(evaluation, pair.second);
    ChartSeries series;
    for (qsizetype model = 0; model < x.size(); ++model) {
        if (x.at(model) > 0.0 && y.at(model) > 0.0)
            series.points.append(
                {x.at(model), y.at(model), {}, 0, evaluation.models.at(model).model, model});
    }
    chart.add(series);
    return chart;
}

void addCoefficient(results::SectionOf<QList<perseval::BoardCorrelation>>& table, Coefficient which)
{
    const QString key = coefficientKey(which);
    const auto found = [which](const perseval::BoardCorrelation& pair) { return pair.by(which); };
    chartColumn(table.add(
        key, coefficientName(which), [found](const auto& pair) { return found(pair).figure; }));
    const auto p = [found](const auto& pair) {
        const Correlation correlation = found(pair);
        results::Cell cell = probabilityCell(correlation);
        if (correlation.method)
            cell.shown = MetricsViewWords::tr("%1 (%2)", "a p and how it was computed")
                             .arg(cell.shown, pMethodName(*correlation.method));
        return cell;
    };
    chartColumn(table.add(key + QStringLiteral("_p"), MetricsViewWords::tr("p", "probability"), p));
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
        range.interval = inference::meanWithInterval(values, inference::kScoreRange).interval;
    return range;
}

results::Section stabilitySection(const Personalization& data, const perseval::Stability& found)
{
    using Model = perseval::ModelStability;
    results::SectionOf table("stability", found.models);
    const auto place = [&](const Model& model) { return &model - found.models.data(); };
    const auto addScore = [&](const QString& key, const QString& title, const auto& scoreOf) {
        return &table
                    .add(key, title,
                        [scoreOf](const Model& model) {
                            return persevalCell(std::invoke(scoreOf, model));
                        })
                    .exactly();
    };
    const QString percent = MetricsViewWords::tr("%1 %", "a share");
    table.add("model", MetricsViewWords::tr("Model"),
        [&](const Model& model) { return data.evaluation.models.at(place(model)).model; });
    addScore(QStringLiteral("full"), percent.arg(100), &Model::full);
    for (const perseval::StabilityLevel& level : found.levels) {
        const QString size = QString::number(level.percent);
        const auto range = [&, place](
                               const Model& model) { return stabilityRange(level, place(model)); };
        table
            .add(QStringLiteral("mean_") + size, percent.arg(level.percent),
                [&](const Model& model) {
                    const Range all = range(model);
                    results::Cell cell = persevalCell(level.means.at(place(model)));
                    return cell.explained(
                        MetricsViewWords::tr(
                            "%1 to %2, over %n subset(s)", nullptr, int(level.samples.size()))
                            .arg(persevalNumber(all.low), persevalNumber(all.high)));
                })
            .exactly();
        addScore(QStringLiteral("least_") + size, {}, [&](const Model& model) {
            return range(model).low;
        })->only(results::kPrograms);
        addScore(QStringLiteral("most_") + size, {}, [&](const Model& model) {
            return range(model).high;
        })->only(results::kPrograms);
    }
    addScore(QStringLiteral("bias"), MetricsViewWords::tr("Bias"), &Model::bias);
    addScore(QStringLiteral("variance"), MetricsViewWords::tr("Variance"), &Model::variance);
    return table;
}

} // namespace

ChartResult persevalCorrelations(const Personalization& data)
{
    ChartResult result;
    using Pair = perseval::BoardCorrelation;
    const QList<Pair> pairs = perseval::boardCorrelations(data.evaluation);
    for (const Pair& pair : pairs)
        result.charts += rankChart(data.evaluation, pair);
    results::SectionOf table("leaderboards", pairs,
        MetricsViewWords::tr("Agreement between the leaderboards' rankings of the models"));
    table.add("leaderboards", MetricsViewWords::tr("Leaderboards by"), [](const Pair& pair) {
        return results::Cell(
            perseval::rankedByKey(pair.first) + u'/' + perseval::rankedByKey(pair.second))
            .shownAs(rankNames(pair));
    });
    for (const Coefficient which : kCoefficients)
        addCoefficient(table, which);
    table.add("n", MetricsViewWords::tr("n (models)"),
        [](const Pair& pair) { return pair.by(Coefficient::Pearson).figure.n; });
    for (const Coefficient which : kCoefficients)
        table
            .add(coefficientKey(which) + QStringLiteral("_p_method"), QString(),
                [which](const Pair& pair) { return probabilityMethodKey(pair.by(which)); })
            .only(results::kPrograms);
    result.section = table;
    result.note = MetricsViewWords::tr(
        "1 means the same order. Scores where lower is better are negated. EGISES is 1 - DEGRESS.");
    return result;
}

ChartResult persevalStability(const Personalization& data, const perseval::Stability& found)
{
    ChartData chart;
    chart.kind = ChartKind::Line;
    chart.title = MetricsViewWords::tr("PerSEval on random subsets");
    chart.subtitle =
        MetricsViewWords::tr("means over %n subset(s) of each size, with 95 % intervals; seed %1",
            nullptr, found.options.samples)
            .arg(found.options.seed);
    if (found.models.size() > 1)
        chart.subtitle +=
            QLatin1Char('\n') + MetricsViewWords::tr("points of one size are shown side by side");
    chart.xTitle = MetricsViewWords::tr("subset size, % of the summaries");
    chart.yTitle = QStringLiteral("PerSEval");
    chart.decimals = 4;
    if (perseval::distanceOfKey(data.table->distanceKey))
        chart.bounds = Interval{0.0, 1.0};
    chart.empty = MetricsViewWords::tr("No model has a value.");
    const QString percent = MetricsViewWords::tr("%1 %", "a share");
    for (qsizetype model = 0; model < found.models.size(); ++model) {
        const perseval::ModelStability& all = found.models.at(model);
        ChartSeries series{data.evaluation.models.at(model).model, {}};
        for (const perseval::StabilityLevel& level : found.levels) {
            const double mean = level.means.at(model);
            if (std::isfinite(mean))
                series.points.prepend(
                    {double(level.percent), mean, stabilityRange(level, model).interval,
                        level.pairs, percent.arg(level.percent), model});
        }
        if (std::isfinite(all.full))
            series.points.append({100.0, all.full, {}, found.pairs, percent.arg(100), model});
        chart.add(series);
    }
    QStringList agreement;
    for (const perseval::StabilityLevel& level : found.levels) {
        double least = std::numeric_limits<double>::quiet_NaN();
        for (const double kendall : level.kendall)
            least = std::fmin(least, kendall);
        agreement +=
            MetricsViewWords::tr("%1 at %2 %").arg(chartNumber(least, 2)).arg(level.percent);
    }
    return chartResult(chart, stabilitySection(data, found),
        MetricsViewWords::tr("Lowest Kendall τ between a subset and all data: %1.")
            .arg(agreement.join(QLatin1String(", "))));
}

} // namespace tandem
