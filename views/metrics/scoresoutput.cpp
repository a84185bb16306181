#include "views/metrics/scoresoutput.h"

#include "models/project/tabletext.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/pairscores.h"
#include "views/metrics/expertcolumns.h"
#include "views/metrics/metricsviewwords.h"

#include <QFileInfo>

#include <algorithm>

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
    if (ending == QLatin1String("csv"))
        return writePairScores(path, PairScoresFormat::Csv, chosen);
    if (ending == QLatin1String("md"))
        return writePairScores(path, PairScoresFormat::Markdown, chosen, below);
    if (ending == QLatin1String("tex"))
        return writePairScores(path, PairScoresFormat::Latex, chosen, below);
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

} // namespace tandem
