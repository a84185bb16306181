#include "models/expert/systempairs.h"
#include "models/results/spelling.h"
#include "views/metrics/chartresult.h"
#include "views/metrics/charttext.h"
#include "views/metrics/metricsviewwords.h"

#include <QHash>
#include <QMap>
#include <QSet>

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
    chart.title =
        MetricsViewWords::tr("Systems by mean %1", "%1 is a measure").arg(titleName(column));
    chart.subtitle =
        column.bounds()
            ? MetricsViewWords::tr("95 % intervals over pairs by Student's t on the logit scale")
            : MetricsViewWords::tr("95 % intervals over pairs by Student's t");
    if (column.isDistance)
        chart.subtitle = MetricsViewWords::tr("%1; lower is better").arg(chart.subtitle);
    chart.xTitle = MetricsViewWords::tr("system");
    chart.yTitle = MetricsViewWords::tr("mean %1").arg(axisName(column));
    chart.decimals = 4;
    chart.bounds = column.bounds();
    chart.empty =
        MetricsViewWords::tr("No pair has both a named system and a value for this measure.");
    return chart;
}

QString shownSystem(const metrics::SystemScore& system)
{
    return system.system.isEmpty() ? MetricsViewWords::tr("(unnamed system)") : system.system;
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

/// By what two systems' outputs are known to be of one case.
using PairedCase = std::pair<QString, QString>; ///< id and reference

/// The systems' values by the place of the case; of pairs that are alike in id and reference the
/// first with the first.
QList<expert::SystemValues> valuesBySystem(const MetricsTable& table, qsizetype column)
{
    QList<expert::SystemValues> values;
    QHash<QString, qsizetype> systems;
    for (const QString& system : table.systems) {
        systems.insert(system, values.size());
        values.append({system, {}});
    }
    QHash<std::pair<PairedCase, int>, qint64> places;
    QHash<std::pair<QString, PairedCase>, int> times;
    const QList<metrics::Score>& scores = table.pairs.columns.at(column).scores;
    for (qsizetype i = 0; i < table.pairs.pairs.size(); ++i) {
        const metrics::TextPair& pair = table.pairs.pairs.at(i);
        const PairedCase paired(pair.id, pair.reference);
        const std::pair key(paired, times[{pair.system, paired}]++);
        const qint64 place = places.value(key, places.size());
        places.insert(key, place);
        if (const auto system = systems.constFind(pair.system);
            system != systems.cend() && scores.at(i).value)
            values[*system].byCase.insert(place, *scores.at(i).value);
    }
    return values;
}

/// Says which ids have different references in different systems, whose outputs no test pairs.
QString conflictNote(const MetricsTable& table)
{
    constexpr qsizetype kMostNamed = 5;
    constexpr qsizetype kShownId = 40;
    QMap<QString, QMap<QString, QSet<QString>>> references; // by id, then system
    for (const metrics::TextPair& pair : table.pairs.pairs) {
        if (!pair.id.isEmpty() && !pair.system.isEmpty())
            references[pair.id][pair.system].insert(pair.reference);
    }
    QStringList apart;
    for (auto id = references.cbegin(); id != references.cend(); ++id) {
        const auto& systems = *id;
        const bool isApart = std::any_of(systems.cbegin(), systems.cend(), [&](const auto& one) {
            return std::any_of(systems.cbegin(), systems.cend(),
                [&](const auto& other) { return !one.intersects(other); });
        });
        if (isApart)
            apart.append(results::beginning(results::onOneLine(id.key()), kShownId));
    }
    if (apart.isEmpty())
        return {};
    QStringList shown = apart.first(std::min(apart.size(), kMostNamed));
    if (shown.size() < apart.size())
        shown.append(QStringLiteral("..."));
    return MetricsViewWords::tr("%n id(s) have different references in different systems, so no "
                                "test pairs their outputs: %1.",
        nullptr, int(apart.size()))
        .arg(shown.join(QStringLiteral(", ")));
}

} // namespace

ChartResult systemPairsResult(
    const MetricsTable& table, qsizetype column, const std::atomic_bool& cancel)
{
    const metrics::ScoreColumn& scores = table.pairs.columns.at(column);
    QList<expert::SystemPair> pairs = expert::systemPairs(valuesBySystem(table, column), &cancel);
    ChartData chart;
    chart.kind = ChartKind::Forest;
    chart.title = MetricsViewWords::tr("Differences in mean %1 between systems", "%1 is a measure")
                      .arg(titleName(scores));
    chart.subtitle = directionText(scores);
    chart.xTitle = MetricsViewWords::tr("systems");
    chart.yTitle = MetricsViewWords::tr("difference in mean %1 (first − second), 95 % interval")
                       .arg(titleName(scores));
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
    const QString conflicts = conflictNote(table);
    const QString note = (section.notes + QStringList{conflicts}).join(u' ').trimmed();
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
