#include "storage/formats/tableoutput.h"

#include "storage/formats/atomicfile.h"
#include "storage/formats/csvwriter.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/jsontext.h"
#include "storage/formats/latextable.h"
#include "storage/formats/markdowntable.h"

#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace tandem {

namespace {

/// A name may be "inf" or "007", which are numbers for Qt alone.
bool isJsonNumber(const QString& cell)
{
    static const QRegularExpression number(
        QStringLiteral("\\A-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?\\z"));
    return number.match(cell).hasMatch();
}

QByteArray asJson(const Table& table, const QStringList& keys)
{
    JsonText json(JsonText::Style::Indented);
    json.beginArray();
    for (const QStringList& row : table.rows) {
        json.beginObject();
        for (qsizetype column = 0; column < keys.size(); ++column) {
            const QString cell = cellAt(row, column);
            json.key(keys.at(column).toUtf8());
            if (cell.isEmpty())
                json.raw("null");
            else if (isJsonNumber(cell) &&
                     column > 0) // the first is a name, whatever it looks like
                json.raw(cell.toUtf8());
            else
                json.text(cell);
        }
        json.endObject();
    }
    json.endArray();
    return json.bytes() + '\n';
}

} // namespace

QString resultTableText(const Table& table)
{
    const qsizetype columns = columnCount(table);
    QList<QStringList> rows = table.rows;
    rows.prepend(table.header);
    QList<qsizetype> widths(columns, 0);
    for (const QStringList& row : std::as_const(rows)) {
        for (qsizetype column = 0; column < columns; ++column)
            widths[column] = std::max(widths.at(column), cellAt(row, column).simplified().size());
    }
    QList<bool> isNumeric;
    for (qsizetype column = 0; column < columns; ++column)
        isNumeric.append(isNumericColumn(table, column));
    QStringList lines;
    if (!table.caption.isEmpty())
        lines += {table.caption, QString()};
    for (const QStringList& row : std::as_const(rows)) {
        QString line;
        for (qsizetype column = 0; column < columns; ++column) {
            const QString cell = cellAt(row, column).simplified();
            line += isNumeric.at(column) ? cell.rightJustified(widths.at(column))
                                         : cell.leftJustified(widths.at(column));
            line += QLatin1String("  ");
        }
        while (line.endsWith(QLatin1Char(' ')))
            line.chop(1);
        lines += line;
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

Expected<void> writeResultTable(const QString& path, const Table& table, const QStringList& keys)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("csv")) {
        return writeAtomically(path, [&](QIODevice& device) {
            CsvWriter writer(device, path);
            Table data = table;
            data.header = keys;
            return writer.write(data).and_then([&] { return writer.finish(); });
        });
    }
    if (ending == QLatin1String("md"))
        return writeAtomically(path, markdownTable(table).toUtf8());
    if (ending == QLatin1String("tex"))
        return writeAtomically(path, latexTable(table).toUtf8());
    if (ending == QLatin1String("json"))
        return writeAtomically(path, asJson(table, keys));
    return failure(ErrorCode::InvalidInput,
        FormatWords::tr(
            "A table is written as CSV, Markdown, LaTeX or JSON, by the ending of its name."),
        path, FormatWords::tr("End the name in .csv, .md, .tex or .json."));
}

QString resultTableFilter()
{
    return FormatWords::tr("Tables (*.csv *.md *.tex *.json)");
}

} // namespace tandem
