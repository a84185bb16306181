#include "views/metrics/scoresoutput.h"

#include "models/project/tabletext.h"
#include "models/results/spelling.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/pairscores.h"
#include "views/metrics/expertcolumns.h"
#include "views/metrics/matchfigures.h"
#include "views/metrics/metricsviewwords.h"

#include <QFileInfo>

#include <algorithm>
#include <numeric>

namespace tandem {

namespace {

metrics::PairTable rowsOf(const MetricsTable& table, const QList<int>& rows)
{
    metrics::PairTable chosen;
    chosen.source = table.pairs.source;
    chosen.pairs.reserve(rows.size());
    for (const int row : rows)
        chosen.pairs.append(table.pairs.pairs.at(row));
    for (const metrics::ScoreColumn& column : table.pairs.columns) {
        metrics::ScoreColumn part = column;
        part.scores.clear();
        part.scores.reserve(rows.size());
        for (const int row : rows)
            part.scores.append(column.scores.at(row));
        chosen.columns.append(part);
    }
    return chosen;
}

QByteArray listOfLines(QByteArray lines)
{
    if (lines.endsWith('\n'))
        lines.chop(1);
    return "[\n" + lines.replace("\n", ",\n") + "\n]\n"; // no line break is inside a line of JSON
}

} // namespace

QString pairRowsText(const MetricsTable& table, const QList<int>& rows)
{
    const bool systems = !table.systems.isEmpty();
    Table shown;
    shown.header = {MetricsViewWords::tr("Pair")};
    if (systems)
        shown.header += MetricsViewWords::tr("System");
    for (const metrics::ScoreColumn& column : table.pairs.columns)
        shown.header += column.name;
    for (const int row : rows) {
        const metrics::TextPair& pair = table.pairs.pairs.at(row);
        QStringList cells{pair.id};
        if (systems)
            cells += pair.system;
        for (qsizetype at = 0; at < table.pairs.columns.size(); ++at)
            cells += scoreText(
                table.pairs.columns.at(at).scores.at(row), table.summaries.at(at).isWhole);
        shown.rows.append(cells);
    }
    return tabSeparated(shown);
}

Table pairRowsTable(const MetricsTable& table, const QList<int>& rows)
{
    const metrics::PairTable chosen = rowsOf(table, rows);
    return pairScoresTable(chosen.pairs, chosen.columns, chosen.hasSystems());
}

Expected<void> writePairRows(const QString& path, const MetricsTable& table, const QList<int>& rows,
    const QList<results::Section>& below)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    const metrics::PairTable chosen = rowsOf(table, rows);
    QList<results::Section> notes = below;
    for (const QString& note : referencesNotes(chosen))
        notes += referencesSection(note);
    if (ending == QLatin1String("csv"))
        return writePairScores(path, PairScoresFormat::Csv, chosen);
    if (ending == QLatin1String("md"))
        return writePairScores(path, PairScoresFormat::Markdown, chosen, notes);
    if (ending == QLatin1String("tex"))
        return writePairScores(path, PairScoresFormat::Latex, chosen, notes);
    if (ending == QLatin1String("jsonl"))
        return writePairScores(path, PairScoresFormat::JsonLines, chosen);
    if (ending == QLatin1String("json"))
        return writeAtomically(path, listOfLines(pairScoresJson(chosen.pairs, chosen.columns)));
    return failure(ErrorCode::InvalidInput,
        MetricsViewWords::tr(
            "Unknown file extension: scores are saved as CSV, Markdown, LaTeX or JSON."),
        path, MetricsViewWords::tr("Use the extension .csv, .md, .tex, .json or .jsonl."));
}

RunsBehind runsBehindTable(const MetricsTable& table)
{
    const QList<metrics::ScoreColumn>& columns = table.pairs.columns;
    return runsBehindOutputs(
        table.outputs, std::any_of(columns.cbegin(), columns.cend(), isExpertColumn));
}

QString pairRowsFilter()
{
    return MetricsViewWords::tr("Tables (*.csv *.md *.tex *.json *.jsonl)");
}

namespace {

constexpr int kMeanDecimals = 4;

using SystemRows = results::SectionOf<QList<qsizetype>>;

/// A mean, and how many pairs have no value.
results::Cell meanCell(const metrics::SystemScore& score)
{
    const QString why = score.mean.isDefined()
                            ? MetricsViewWords::tr("Mean of %Ln pair(s), with its 95 % interval",
                                  nullptr, int(score.mean.n))
                            : score.mean.undefinedBecause;
    const QStringList lines = QStringList{why} + withoutValueTexts(score.undefined, score.outside);
    return results::Cell(score.mean).explained(lines.join(u'\n'));
}

/// The pairs of a system, with a value or without.
qint64 pairsOf(const metrics::SystemScore& score)
{
    return score.mean.n + score.undefined;
}

/// How many pairs a mean is over, beside it; where no system lacks a value its pairs say that.
void addPairsOfMeans(
    SystemRows& rows, const metrics::ScoreColumn& column, const QList<metrics::SystemScore>& scores)
{
    const bool isOfAll = std::all_of(scores.cbegin(), scores.cend(),
        [](const metrics::SystemScore& score) { return score.undefined == 0; });
    if (isOfAll)
        return;
    rows.add(results::kPeople,
            MetricsViewWords::tr("n (%1)", "pairs that a mean is over; %1 is a measure")
                .arg(column.name),
            [&scores](qsizetype system) { return results::Cell(scores.at(system).mean.n); })
        .hint(MetricsViewWords::tr("Pairs in the mean: those with a value"));
}

void addMeasure(
    SystemRows& rows, const metrics::ScoreColumn& column, const QList<metrics::SystemScore>& scores)
{
    const auto of = [&scores](auto part) {
        return [&scores, part](qsizetype system) { return results::Cell(part(scores.at(system))); };
    };
    rows.add(results::kPeople,
            MetricsViewWords::tr("%1 (95 %)", "name of a measure; intervals follow its means")
                .arg(markedName(column)),
            of(meanCell))
        .number(kMeanDecimals)
        .withInterval(results::IntervalStyle::Range);
    addPairsOfMeans(rows, column, scores);
    const auto addNumber = [&](const char* name, auto part) {
        rows.add(column.key + u'_' + QLatin1String(name), QString(), of(part))
            .exactly()
            .only(results::Outlet::Csv);
    };
    using Score = metrics::SystemScore;
    const auto end = [](double Interval::*which) {
        return [which](const Score& score) {
            return score.mean.interval ? std::optional((*score.mean.interval).*which)
                                       : std::nullopt;
        };
    };
    addNumber("mean", [](const Score& score) { return score.mean.value; });
    addNumber("low", end(&Interval::low));
    addNumber("high", end(&Interval::high));
    addNumber("n", [](const Score& score) { return score.mean.n; });
    addNumber("undefined", [](const Score& score) { return score.undefined; });
}

} // namespace

results::Section systemMeans(const MetricsTable& table)
{
    const QList<metrics::SystemScore> first = table.bySystem.value(0);
    QList<qsizetype> systems(first.size());
    std::iota(systems.begin(), systems.end(), 0);
    SystemRows rows("systems", systems,
        MetricsViewWords::tr(
            "Means over pairs with 95 % intervals (bounded measures on the logit scale): %1")
            .arg(table.pairs.source));
    const QString nameless = table.systems.isEmpty() ? MetricsViewWords::tr("All pairs")
                                                     : MetricsViewWords::tr("(unnamed system)");
    rows.add("system", MetricsViewWords::tr("System"), [&](qsizetype system) {
        const QString& name = first.at(system).system;
        return results::Cell(name).shownAs(name.isEmpty() ? nameless : name).explained(name);
    });
    rows.add(results::kPeople, MetricsViewWords::tr("Pairs"), [&](qsizetype system) {
        return results::Cell(pairsOf(first.at(system)))
            .explained(
                MetricsViewWords::tr("Pairs of the system; means cover only those with a value"));
    });
    for (qsizetype column = 0; column < table.bySystem.size(); ++column)
        addMeasure(rows, table.pairs.columns.at(column), table.bySystem.at(column));
    rows.section().notes += referencesNotes(table.pairs);
    rows.section().notes += metrics::madeByNotes(table.pairs.columns);
    return rows;
}

} // namespace tandem
