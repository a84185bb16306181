#include "views/metrics/persevalcharts.h"

#include "models/perseval/ablation.h"
#include "views/metrics/charttext.h"
#include "views/metrics/metricsviewwords.h"
#include "views/metrics/persevaltables.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace tandem {

namespace {

using perseval::RankedBy;

constexpr std::array kPersevalChartsBoards{
    RankedBy::PerSEval, RankedBy::Egises, RankedBy::Accuracy};

QString rankText(double rank)
{
    if (rank <= 0.0)
        return QStringLiteral("–");
    const bool whole = rank == double(qint64(rank));
    return QLocale().toString(rank, 'f', whole ? 0 : 1);
}

QString plainRank(double rank)
{
    return rank > 0.0 ? QString::number(rank) : QString();
}

ChartData emptyPersevalChart(ChartKind kind, const QString& title)
{
    ChartData chart;
    chart.kind = kind;
    chart.title = title;
    chart.decimals = 4;
    chart.empty = MetricsViewWords::tr("No model has a figure.");
    return chart;
}

} // namespace

ChartResult persevalBoard(const Personalization& data, RankedBy rankedBy)
{
    const QString name = perseval::rankedByName(rankedBy);
    ChartResult result;
    ChartData chart = emptyPersevalChart(
        ChartKind::Bars, MetricsViewWords::tr("Models by %1", "%1 is a figure").arg(name));
    const bool higher = perseval::higherIsBetter(rankedBy);
    chart.subtitle =
        rankedBy == RankedBy::Accuracy ? MetricsViewWords::tr("means over users; lower is better")
        : higher ? MetricsViewWords::tr("95 % intervals over documents (Student's t on the logit "
                                        "scale); higher is better")
                 : MetricsViewWords::tr("95 % intervals over documents (Student's t on the logit "
                                        "scale); lower is better");
    chart.xTitle = MetricsViewWords::tr("model");
    chart.yTitle = name;
    if (perseval::distanceOfKey(data.table->distanceKey))
        chart.bounds = Interval{0.0, 1.0};
    ChartSeries series{name, {}};
    result.header = {MetricsViewWords::tr("Model"), MetricsViewWords::tr("Rank"), name,
        MetricsViewWords::tr("95 %"), MetricsViewWords::tr("n")};
    result.data.header = {QStringLiteral("model"), QStringLiteral("rank"),
        perseval::rankedByKey(rankedBy), QStringLiteral("low"), QStringLiteral("high"),
        QStringLiteral("n")};
    const double none = std::numeric_limits<double>::quiet_NaN();
    for (const perseval::LeaderboardRow& row : perseval::leaderboard(data.evaluation, rankedBy)) {
        const QString model = data.evaluation.models.at(row.model).model;
        if (row.figure.isDefined())
            series.points.append(
                {0, *row.figure.value, row.figure.interval, row.figure.n, model, row.model});
        result.rows += ResultRow{{model, model}, {rankText(row.rank)}, persevalCell(row.figure),
            intervalCell(row.figure), {QLocale().toString(row.figure.n)}};
        const Interval ends = row.figure.interval.value_or(Interval{none, none});
        result.data.rows += QStringList{model, plainRank(row.rank), plainNumber(row.figure.value),
            plainNumber(ends.low), plainNumber(ends.high), QString::number(row.figure.n)};
    }
    if (!series.points.isEmpty())
        chart.series = {series};
    result.caption = chart.title;
    result.charts = {chart};
    return result;
}

ChartResult persevalAblation(const Personalization& data)
{
    ChartResult result;
    ChartData chart = emptyPersevalChart(ChartKind::Line, MetricsViewWords::tr("PerSEval by beta"));
    chart.subtitle =
        MetricsViewWords::tr("%n document(s)", nullptr, int(data.table->documents.size()));
    chart.xTitle = MetricsViewWords::tr("β, how steep the penalty rises");
    chart.yTitle = QStringLiteral("PerSEval");
    result.header = {MetricsViewWords::tr("Model")};
    result.data.header = {QStringLiteral("model")};
    const QList<perseval::AblationPoint> points = perseval::ablation(data.evaluation);
    for (const perseval::AblationPoint& point : points) {
        result.header += chartNumber(point.beta, 1);
        result.data.header += QString::number(point.beta, 'f', 1);
    }
    for (qsizetype model = 0; model < data.evaluation.models.size(); ++model) {
        const QString name = data.evaluation.models.at(model).model;
        ChartSeries series{name, {}};
        ResultRow row{{name, name}};
        QStringList plain{name};
        for (const perseval::AblationPoint& point : points) {
            const Figure& figure = point.perseval.at(model);
            if (figure.isDefined())
                series.points.append({point.beta, *figure.value, {}, figure.n,
                    MetricsViewWords::tr("β = %1").arg(chartNumber(point.beta, 1)), model});
            row += persevalCell(figure);
            plain += plainNumber(figure.value);
        }
        if (!series.points.isEmpty())
            chart.series += series;
        result.rows += row;
        result.data.rows += plain;
    }
    result.caption = chart.title;
    result.charts = {chart};
    return result;
}

ChartResult persevalConsensus(const Personalization& data)
{
    ChartResult result;
    std::array<QList<double>, kPersevalChartsBoards.size()> ranks;
    for (std::size_t i = 0; i < kPersevalChartsBoards.size(); ++i)
        ranks[i] = perseval::modelRanks(data.evaluation, kPersevalChartsBoards[i]);
    const QList<double> consensus = perseval::bordaKendall({ranks[0], ranks[2]});
    ChartData chart = emptyPersevalChart(
        ChartKind::Bars, MetricsViewWords::tr("Borda-Kendall consensus of PerSEval and accuracy"));
    chart.subtitle = MetricsViewWords::tr("Rank 1 is the best: the shorter a bar, the better");
    chart.xTitle = MetricsViewWords::tr("model");
    chart.yTitle = MetricsViewWords::tr("rank");
    chart.decimals = 1;
    chart.ranks = true;
    result.header = {MetricsViewWords::tr("Model"), MetricsViewWords::tr("Rank by PerSEval"),
        MetricsViewWords::tr("by EGISES"), MetricsViewWords::tr("by accuracy"),
        MetricsViewWords::tr("Consensus")};
    result.data.header = {QStringLiteral("model"), QStringLiteral("rank_perseval"),
        QStringLiteral("rank_egises"), QStringLiteral("rank_accuracy"),
        QStringLiteral("borda_kendall")};
    ChartSeries series{MetricsViewWords::tr("consensus"), {}};
    // By the consensus; models without one come last.
    QList<qsizetype> order;
    for (qsizetype model = 0; model < consensus.size(); ++model)
        order += model;
    std::stable_sort(order.begin(), order.end(), [&](qsizetype a, qsizetype b) {
        const double first = consensus.at(a);
        const double second = consensus.at(b);
        return first > 0.0 && (second <= 0.0 || first < second);
    });
    for (const qsizetype model : std::as_const(order)) {
        const QString name = data.evaluation.models.at(model).model;
        if (consensus.at(model) > 0.0)
            series.points.append({0, consensus.at(model), {}, 0, name, model});
        result.rows +=
            ResultRow{{name, name}, {rankText(ranks[0].at(model))}, {rankText(ranks[1].at(model))},
                {rankText(ranks[2].at(model))}, {rankText(consensus.at(model))}};
        result.data.rows +=
            QStringList{name, plainRank(ranks[0].at(model)), plainRank(ranks[1].at(model)),
                plainRank(ranks[2].at(model)), plainRank(consensus.at(model))};
    }
    if (!series.points.isEmpty())
        chart.series = {series};
    result.note = MetricsViewWords::tr(
        "The ranks by PerSEval and by accuracy are added up and ranked again.");
    result.caption = chart.title;
    result.charts = {chart};
    return result;
}

} // namespace tandem
