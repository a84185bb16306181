#include "storage/formats/pairscores.h"

#include "storage/formats/atomicfile.h"
#include "storage/formats/csvwriter.h"
#include "storage/formats/devicewrite.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/jsontext.h"
#include "storage/formats/latextable.h"
#include "storage/formats/papertable.h"
#include "storage/formats/readerstable.h"
#include "storage/formats/scorenumber.h"

#include <cmath>

namespace tandem {

namespace {

using metrics::Overlap;
using metrics::Score;
using metrics::ScoreColumn;
using metrics::TextPair;

/// Pairs whose lines are written at once.
constexpr qsizetype kRowsAtOnce = 4096;

void putOverlap(JsonText& json, const Overlap& overlap)
{
    json.beginObject();
    putNumber(json, "precision", overlap.precision);
    putNumber(json, "recall", overlap.recall);
    putNumber(json, "f1", overlap.f1);
    json.endObject();
}

void putScore(JsonText& json, const Score& score)
{
    if (score.overlap)
        return putOverlap(json, *score.overlap);
    if (score.value)
        return putNumber(json, *score.value);
    json.beginObject();
    json.text("undefined", score.undefinedBecause);
    if (score.isOutside) {
        json.raw("outside", "true");
    }
    json.endObject();
}

bool isOverlap(const ScoreColumn& column)
{
    return column.measure && column.measure->isOverlap;
}

Expected<void> writeLines(QIODevice& device, const QString& path, const metrics::PairTable& table)
{
    for (qsizetype from = 0; from < table.pairs.size(); from += kRowsAtOnce) {
        QList<ScoreColumn> part;
        for (const ScoreColumn& column : table.columns)
            part.append({column.key, column.name, column.measure, column.isDistance,
                column.scores.mid(from, kRowsAtOnce)});
        const QByteArray lines = pairScoresJson(table.pairs.mid(from, kRowsAtOnce), part);
        TANDEM_DO(writeFully(device, lines, path));
    }
    return flushFully(device, path);
}

Expected<void> writeCsv(QIODevice& device, const QString& path, const metrics::PairTable& table)
{
    CsvWriter writer(device, path);
    TANDEM_DO(writer.writeRow(pairScoresHeader(table.columns)));
    for (qsizetype row = 0; row < table.pairs.size(); ++row) {
        const QStringList cells = pairScoresRow(table.pairs.at(row), table.columns, row);
        TANDEM_DO(writer.writeRow(cells));
    }
    return writer.finish();
}

} // namespace

QByteArray pairScoresJson(const QList<TextPair>& pairs, const QList<ScoreColumn>& columns)
{
    QList<QByteArray> keys;
    for (const ScoreColumn& column : columns)
        keys.append(column.key.toUtf8());
    QByteArray lines;
    JsonText json(JsonText::Style::Compact);
    for (qsizetype row = 0; row < pairs.size(); ++row) {
        json.clear();
        json.beginObject();
        json.key("id");
        if (pairs.at(row).hasNumberAsId)
            json.raw(pairs.at(row).id.toUtf8());
        else
            json.text(pairs.at(row).id);
        if (!pairs.at(row).system.isEmpty()) {
            json.text("system", pairs.at(row).system);
        }
        if (pairs.at(row).references() > 1)
            json.raw("references", QByteArray::number(pairs.at(row).references()));
        for (qsizetype column = 0; column < columns.size(); ++column) {
            json.key(keys.at(column));
            putScore(json, columns.at(column).scores.at(row));
        }
        json.endObject();
        lines += json.bytes() + '\n';
    }
    return lines;
}

QStringList pairScoresHeader(const QList<ScoreColumn>& columns)
{
    QStringList header{QStringLiteral("id"), QStringLiteral("system")};
    for (const ScoreColumn& column : columns) {
        if (isOverlap(column))
            header += {column.key + QLatin1String("_precision"),
                column.key + QLatin1String("_recall"), column.key + QLatin1String("_f1")};
        else
            header += column.key;
    }
    return header;
}

QStringList pairScoresRow(const TextPair& pair, const QList<ScoreColumn>& columns, qsizetype row)
{
    const auto cell = [](double number) {
        return std::isfinite(number) ? QString::fromLatin1(shortestNumber(number)) : QString();
    };
    QStringList cells{pair.id, pair.system};
    for (const ScoreColumn& column : columns) {
        const Score& score = column.scores.at(row);
        if (!isOverlap(column))
            cells += score.value ? cell(*score.value) : QString();
        else if (score.overlap)
            cells += {cell(score.overlap->precision), cell(score.overlap->recall),
                cell(score.overlap->f1)};
        else
            cells += {QString(), QString(), QString()};
    }
    return cells;
}

Table pairScoresTable(
    const QList<TextPair>& pairs, const QList<ScoreColumn>& columns, bool hasSystems, int decimals)
{
    Table table;
    table.header.append(FormatWords::tr("Pair"));
    if (hasSystems)
        table.header.append(FormatWords::tr("System"));
    for (const ScoreColumn& column : columns)
        table.header.append(column.name);
    for (qsizetype row = 0; row < pairs.size(); ++row) {
        QStringList cells{pairs.at(row).id};
        if (hasSystems)
            cells.append(pairs.at(row).system);
        for (const ScoreColumn& column : columns) {
            const auto value = column.scores.at(row).value;
            cells.append(value ? roundedScore(*value, column.measure, decimals) : scoreDash());
        }
        table.rows.append(cells);
    }
    return table;
}

results::Section referencesSection(const QString& note)
{
    results::Section section;
    section.title = FormatWords::tr("Several references");
    section.notes = {note};
    return section;
}

Expected<void> writePairScores(const QString& path, PairScoresFormat format,
    const metrics::PairTable& table, const QList<results::Section>& below)
{
    return writeAtomically(path, [&](QIODevice& device) -> Expected<void> {
        if (format == PairScoresFormat::JsonLines)
            return writeLines(device, path, table);
        if (format == PairScoresFormat::Csv)
            return writeCsv(device, path, table);
        const Table readable = pairScoresTable(table.pairs, table.columns, table.hasSystems());
        const bool isMarkdown = format == PairScoresFormat::Markdown;
        QStringList parts{isMarkdown ? markdownTable(readable) : latexTable(readable),
            isMarkdown ? sectionsMarkdown(below) : sectionsLatex(below)};
        parts.removeAll(QString());
        return writeFully(device, parts.join(u'\n').toUtf8(), path);
    });
}

} // namespace tandem
