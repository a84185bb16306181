#include "models/expert/systempairs.h"
#include "views/metrics/chartresult.h"
#include "views/metrics/charttext.h"
#include "views/metrics/metricsviewwords.h"

#include <QHash>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

constexpr int kPairDecimals = 4;

/// The best first, those without a value last, equals in the table's order.
QList<metrics::SystemScore> ranked(QList<metrics::SystemScore> scores, bool isDistance)
{
    std::stable_sort(scores.begin(), scores.end(),
        [isDistance](const metrics::SystemScore& a, const metrics::SystemScore& b) {
            if (!a.mean.isDefined() || !b.mean.isDefined())
                return a.mean.isDefined() && !b.mean.isDefined();
            return isDistance ? *a.mean.value < *b.mean.value : *a.mean.value > *b.mean.value;
        });
    return scores;
}

ChartData leaderboardChart(const metrics::ScoreColumn& column)
{
    ChartData chart;
    chart.kind = ChartKind::Bars;
    chart.title = MetricsViewWords::tr("Systems by mean %1", "%1 is a measure").arg(column.name);
    chart.subtitle =
        column.bounds()
            ? MetricsViewWords::tr("95 % intervals over pairs by Student's t on the logit scale")
            : MetricsViewWords::tr("95 % intervals over pairs by Student's t");
    if (column.isDistance)
        chart.subtitle = MetricsViewWords::tr("%1; lower is better").arg(chart.subtitle);
    chart.xTitle = MetricsViewWords::tr("system");
    chart.yTitle = MetricsViewWords::tr("mean %1").arg(markedName(column));
    chart.decimals = 4;
    chart.bounds = column.bounds();
    chart.empty = MetricsViewWords::tr("No pair names its system and has a value of this measure.");
    return chart;
}

QString shownSystem(const metrics::SystemScore& system)
{
    return system.system.isEmpty() ? MetricsViewWords::tr("no system named") : system.system;
}

results::Section systemsByRank(const QList<metrics::SystemScore>& systems)
{
    using Score = metrics::SystemScore;
    results::SectionOf table("systems", systems);
    table.add("system", MetricsViewWords::tr("System"), [](const Score& score) {
        return results::Cell(score.system)
            .shownAs(shownSystem(score))
            .explained(shownSystem(score));
    });
    table.add("rank", MetricsViewWords::tr("Rank"), [&](const Score& score) {
        const qint64 rank = &score - systems.data() + 1;
        return score.mean.isDefined() ? results::Cell(rank) : results::Cell();
    });
    addChartFigure(table, QStringLiteral("mean"), MetricsViewWords::tr("Mean"), &Score::mean);
    addChartEnds(table, QStringLiteral("mean_"), &Score::mean);
    table.add("n", MetricsViewWords::tr("n"), [](const Score& score) { return score.mean.n; });
    table.add("undefined", MetricsViewWords::tr("No value"), &Score::undefined);
    return table;
}

/// The systems' values by the place of the pair's name; of pairs that are named alike the first
/// with the first.
QList<expert::SystemValues> valuesBySystem(const MetricsTable& table, qsizetype column)
{
    QList<expert::SystemValues> values;
    QHash<QString, qsizetype> systems;
    for (const QString& system : table.systems) {
        systems.insert(system, values.size());
        values.append({system, {}});
    }
    QHash<std::pair<QString, int>, qint64> places;
    QHash<std::pair<QString, QString>, int> times;
    const QList<metrics::Score>& scores = table.pairs.columns.at(column).scores;
    for (qsizetype i = 0; i < table.pairs.pairs.size(); ++i) {
        const metrics::TextPair& pair = table.pairs.pairs.at(i);
        const std::pair name(pair.id, times[{pair.system, pair.id}]++);
        const qint64 place = places.value(name, places.size());
        places.insert(name, place);
        if (const auto system = systems.constFind(pair.system);
            system != systems.cend() && scores.at(i).value)
            values[*system].byCase.insert(place, *scores.at(i).value);
    }
    return values;
}

} // namespace

ChartResult systemPairsResult(
    const MetricsTable& table, qsizetype column, const std::atomic_bool& cancel)
{
    const metrics::ScoreColumn& scores = table.pairs.columns.at(column);
    QList<expert::SystemPair> pairs = expert::systemPairs(valuesBySystem(table, column), &cancel);
    ChartData chart;
    chart.kind = ChartKind::Bars;
    chart.title = MetricsViewWords::tr("Differences of mean %1 between systems", "%1 is a measure")
                      .arg(scores.name);
    chart.subtitle = directionText(scores);
    chart.xTitle = MetricsViewWords::tr("systems");
    chart.yTitle = MetricsViewWords::tr("difference of mean %1, 95 % interval").arg(scores.name);
    chart.decimals = kPairDecimals;
    chart.empty = MetricsViewWords::tr("No two systems have a value for the same pair.");
    ChartSeries series;
    for (expert::SystemPair& pair : pairs) {
        ChartData::addFigure(
            series, pair.test.difference, expert::pairName(pair.first, pair.second));
        if (scores.isDistance)
            std::swap(pair.test.wins, pair.test.losses); // the closer one wins
    }
    chart.add(series);
    results::Section section = expert::systemPairsSection(pairs, chart.title, kPairDecimals);
    const QString note = section.notes.join(u' ');
    section.notes.clear();
    return chartResult(chart, section, note);
}

ChartResult leaderboardResult(const MetricsTable& table, qsizetype column, const std::atomic_bool&)
{
    const metrics::ScoreColumn& scores = table.pairs.columns.at(column);
    ChartData chart = leaderboardChart(scores);
    ChartSeries series{scores.name, {}};
    const QList<metrics::SystemScore> systems =
        table.systems.isEmpty() ? QList<metrics::SystemScore>()
                                : ranked(table.bySystem.value(column), scores.isDistance);
    for (const metrics::SystemScore& system : systems)
        ChartData::addFigure(series, system.mean, shownSystem(system));
    chart.add(series);
    return chartResult(chart, systemsByRank(systems));
}

} // namespace tandem
