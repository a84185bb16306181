#include "views/metrics/persevalcharts.h"

#include "models/perseval/ablation.h"
#include "models/perseval/paccuracy.h"
#include "views/metrics/charttext.h"
#include "views/metrics/metricsviewwords.h"
#include "views/metrics/persevaltables.h"

#include <QLocale>

#include <algorithm>
#include <array>
#include <utility>

namespace tandem {

namespace {

using perseval::RankedBy;

QString rankText(double rank)
{
    if (rank <= 0.0)
        return QStringLiteral("–");
    const bool whole = rank == double(qint64(rank));
    return QLocale().toString(rank, 'f', whole ? 0 : 1);
}

results::Cell rankCell(double rank)
{
    return rank > 0.0 ? results::Cell(rank).shownAs(rankText(rank)) : results::Cell();
}

ChartData emptyPersevalChart(ChartKind kind, const QString& title)
{
    ChartData chart;
    chart.kind = kind;
    chart.title = title;
    chart.decimals = 4;
    chart.empty = MetricsViewWords::tr("No model has a value.");
    return chart;
}

results::Section boardSection(
    const Personalization& data, const QList<perseval::LeaderboardRow>& rows, RankedBy rankedBy)
{
    using Row = perseval::LeaderboardRow;
    results::SectionOf table("leaderboard", rows);
    table.add("model", MetricsViewWords::tr("Model"),
        [&](const Row& row) { return data.evaluation.models.at(row.model).model; });
    table
        .add(
            "rank", MetricsViewWords::tr("Rank"), [](const Row& row) { return rankCell(row.rank); })
        .exactly();
    table
        .add(perseval::rankedByKey(rankedBy), perseval::rankedByName(rankedBy),
            [](const Row& row) { return persevalCell(row.figure); })
        .exactly();
    chartColumn(table.add("", intervalTitle(), &Row::figure))
        .withInterval(results::IntervalStyle::Only)
        .only(results::kPeople);
    addChartEnds(table, {}, &Row::figure);
    table.add("n", MetricsViewWords::tr("n"), [](const Row& row) { return row.figure.n; });
    return table;
}

} // namespace

ChartResult persevalBoard(const Personalization& data, RankedBy rankedBy)
{
    const QString name = perseval::rankedByName(rankedBy);
    ChartData chart = emptyPersevalChart(
        ChartKind::Bars, MetricsViewWords::tr("Models by %1", "%1 is a figure").arg(name));
    const bool higher = perseval::higherIsBetter(rankedBy);
    chart.subtitle =
        rankedBy == RankedBy::Accuracy ? MetricsViewWords::tr("means over users; lower is better")
        : rankedBy == RankedBy::PAccuracy
            ? MetricsViewWords::tr("95 % intervals over documents (bootstrap, %n resamples, none "
                                   "below ten documents); higher is better",
                  nullptr, perseval::kPAccuracyResamples)
        : higher ? MetricsViewWords::tr("95 % intervals over documents (Student's t on the logit "
                                        "scale); higher is better")
                 : MetricsViewWords::tr("95 % intervals over documents (Student's t on the logit "
                                        "scale); lower is better");
    chart.xTitle = MetricsViewWords::tr("model");
    chart.yTitle = name;
    if (perseval::distanceOfKey(data.table->distanceKey))
        chart.bounds = Interval{0.0, 1.0};
    ChartSeries series{name, {}};
    const QList<perseval::LeaderboardRow> rows = perseval::leaderboard(data.evaluation, rankedBy);
    for (const perseval::LeaderboardRow& row : rows)
        ChartData::addFigure(
            series, row.figure, data.evaluation.models.at(row.model).model, 0.0, row.model);
    chart.add(series);
    return chartResult(chart, boardSection(data, rows, rankedBy));
}

ChartResult persevalAblation(const Personalization& data)
{
    ChartData chart = emptyPersevalChart(ChartKind::Line, MetricsViewWords::tr("PerSEval by beta"));
    chart.subtitle =
        MetricsViewWords::tr("%n document(s)", nullptr, int(data.table->documents.size()));
    chart.xTitle = MetricsViewWords::tr("β (slope of the penalty)");
    chart.yTitle = QStringLiteral("PerSEval");
    const QList<perseval::ModelScore>& models = data.evaluation.models;
    const QList<perseval::AblationPoint> points = perseval::ablation(data.evaluation);
    results::SectionOf table("ablation", models);
    const auto place = [&](const perseval::ModelScore& model) { return &model - models.data(); };
    table.add("model", MetricsViewWords::tr("Model"), &perseval::ModelScore::model);
    for (const perseval::AblationPoint& point : points)
        table
            .add(QString::number(point.beta, 'f', 1), chartNumber(point.beta, 1),
                [&](const perseval::ModelScore& model) {
                    return persevalCell(point.perseval.at(place(model)));
                })
            .exactly();
    for (qsizetype model = 0; model < models.size(); ++model) {
        ChartSeries series{models.at(model).model, {}};
        for (const perseval::AblationPoint& point : points) {
            const Figure& figure = point.perseval.at(model);
            if (figure.isDefined())
                series.points.append({point.beta, *figure.value, {}, figure.n,
                    MetricsViewWords::tr("β = %1").arg(chartNumber(point.beta, 1)), model});
        }
        chart.add(series);
    }
    return chartResult(chart, table);
}

ChartResult persevalConsensus(const Personalization& data)
{
    std::array<QList<double>, perseval::kBoards.size()> ranks;
    for (std::size_t i = 0; i < perseval::kBoards.size(); ++i)
        ranks[i] = perseval::modelRanks(data.evaluation, perseval::kBoards[i]);
    const QList<double> consensus = perseval::bordaKendall({ranks[0], ranks[2]});
    ChartData chart = emptyPersevalChart(
        ChartKind::Bars, MetricsViewWords::tr("Borda-Kendall consensus of PerSEval and accuracy"));
    chart.subtitle = MetricsViewWords::tr("Rank 1 is best");
    chart.xTitle = MetricsViewWords::tr("model");
    chart.yTitle = MetricsViewWords::tr("rank");
    chart.decimals = 1;
    chart.ranks = true;
    // By the consensus; models without one come last.
    QList<qsizetype> order;
    for (qsizetype model = 0; model < consensus.size(); ++model)
        order += model;
    std::stable_sort(order.begin(), order.end(), [&](qsizetype a, qsizetype b) {
        const double first = consensus.at(a);
        const double second = consensus.at(b);
        return first > 0.0 && (second <= 0.0 || first < second);
    });
    const auto addRanks = [&](const QString& name, const QList<double>& of) {
        ChartSeries series{name, {}};
        for (const qsizetype model : std::as_const(order)) {
            if (consensus.at(model) > 0.0)
                series.points.append(
                    {0, of.at(model), {}, 0, data.evaluation.models.at(model).model, model});
        }
        chart.add(series);
    };
    addRanks(MetricsViewWords::tr("consensus"), consensus);
    addRanks(MetricsViewWords::tr("by PerSEval", "ranks"), ranks[0]);
    addRanks(MetricsViewWords::tr("by accuracy", "ranks"), ranks[2]);
    results::SectionOf table("consensus", order);
    table.add("model", MetricsViewWords::tr("Model"),
        [&](qsizetype model) { return data.evaluation.models.at(model).model; });
    const auto add = [&](const char* key, const QString& title, const QList<double>& of) {
        table.add(key, title, [&of](qsizetype model) { return rankCell(of.at(model)); }).exactly();
    };
    add("rank_perseval", MetricsViewWords::tr("Rank by PerSEval"), ranks[0]);
    add("rank_egises", MetricsViewWords::tr("by EGISES"), ranks[1]);
    add("rank_accuracy", MetricsViewWords::tr("by accuracy"), ranks[2]);
    add("rank_p_accuracy", MetricsViewWords::tr("by P-Accuracy"), ranks[3]);
    add("borda_kendall", MetricsViewWords::tr("Consensus"), consensus);
    return chartResult(chart, table,
        MetricsViewWords::tr("The ranks by PerSEval and by accuracy are summed and ranked again."));
}

ChartResult persevalSurrogates(const Personalization& data)
{
    static const perseval::RatedSummaries none;
    const perseval::RatedSummaries& rated = data.rated ? *data.rated : none;
    ChartData chart =
        emptyPersevalChart(ChartKind::Histogram, MetricsViewWords::tr("Summaries by rating"));
    chart.xTitle = MetricsViewWords::tr("rating");
    chart.yTitle = MetricsViewWords::tr("summaries");
    chart.decimals = 0;
    chart.empty = MetricsViewWords::tr("The users' own summaries are in the file. Surrogates are "
                                       "made only of ratings without them.");
    if (!data.rated)
        return chartResult(chart, perseval::surrogatesSection(rated));
    const perseval::SurrogateCounts counts = perseval::surrogateCounts(rated);
    chart.subtitle = MetricsViewWords::tr("%n rating(s); above %1 a summary is part of the user's "
                                          "gold summary",
        nullptr, int(counts.ratings))
                         .arg(rated.rule.goldAbove);
    QList<qint64> summaries(rated.rule.highest + 1, 0);
    for (const perseval::RatedDocument& document : rated.documents) {
        for (const perseval::SummaryRating& rating : document.ratings)
            ++summaries[rating.rating];
    }
    ChartSeries series{chart.yTitle, {}};
    for (int rating = 1; rating <= rated.rule.highest; ++rating)
        series.points.append({double(rating), double(summaries.at(rating)), {},
            summaries.at(rating), QLocale().toString(rating), rating});
    chart.add(series);
    return chartResult(chart, perseval::surrogatesSection(rated),
        perseval::surrogateNotes(rated).join(QLatin1Char(' ')));
}

} // namespace tandem
