#include "storage/formats/tableoutput.h"

#include "models/results/report.h"
#include "models/results/reportjson.h"
#include "models/results/reporttable.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/csvwriter.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/jsontext.h"
#include "storage/formats/latextable.h"
#include "storage/formats/papertable.h"
#include "storage/formats/readerstable.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QRegularExpression>

namespace tandem {

namespace {

/// A name may be "inf" or "007", which are numbers for Qt alone.
bool isJsonNumber(const QString& cell)
{
    static const QRegularExpression number(
        QStringLiteral("\\A-?(0|[1-9][0-9]*)(\\.[0-9]+)?([eE][+-]?[0-9]+)?\\z"));
    return number.match(cell).hasMatch();
}

QByteArray asJson(const Table& table)
{
    const QStringList& keys = table.header;
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

/// "scores.short.tex" asks for the form that a paper has room for.
LatexForm latexFormOf(const QString& path)
{
    return path.endsWith(QLatin1String(".short.tex"), Qt::CaseInsensitive) ? LatexForm::Short
                                                                           : LatexForm::Full;
}

/// Parts of a file with a blank line between them.
QByteArray joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u'\n').toUtf8();
}

} // namespace

Expected<TableFormat> tableFormatOf(const QString& path)
{
    const QString ending = QFileInfo(path).suffix().toLower();
    if (ending == QLatin1String("csv"))
        return TableFormat::Csv;
    if (ending == QLatin1String("md"))
        return TableFormat::Markdown;
    if (ending == QLatin1String("tex"))
        return TableFormat::Latex;
    if (ending == QLatin1String("json"))
        return TableFormat::Json;
    return failure(ErrorCode::InvalidInput,
        FormatWords::tr(
            "Tables are written as CSV, Markdown, LaTeX or JSON, depending on the file extension."),
        path, FormatWords::tr("Use the extension .csv, .md, .tex or .json."));
}

Expected<void> writeSection(const QString& path, const results::Section& section,
    TableFormat format, const QList<results::Section>& below)
{
    const bool isData = format == TableFormat::Csv || format == TableFormat::Json;
    const Table table = tableOf(section, isData ? results::Outlet::Csv : results::Outlet::Readers);
    switch (format) {
    case TableFormat::Csv:
        return writeAtomically(path, [&](QIODevice& device) {
            CsvWriter writer(device, path);
            return writer.write(table).and_then([&] { return writer.finish(); });
        });
    case TableFormat::Markdown:
        return writeAtomically(path, joined({markdownTable(table), sectionsMarkdown(below)}));
    case TableFormat::Latex: {
        const LatexForm form = latexFormOf(path);
        const QString text = latexTable(
            form == LatexForm::Short ? tableOf(shortSection(section), results::Outlet::Readers)
                                     : table,
            section.key);
        return writeAtomically(path, joined({text, sectionsLatex(below, form)}));
    }
    case TableFormat::Json:
        break;
    }
    return writeAtomically(path, asJson(table));
}

Expected<void> writeSection(
    const QString& path, const results::Section& section, TableFormat format)
{
    return writeSection(path, section, format, {});
}

Expected<void> writeSections(
    const QString& path, const QList<results::Section>& sections, TableFormat format)
{
    switch (format) {
    case TableFormat::Markdown:
        return writeAtomically(path, sectionsMarkdown(sections).toUtf8());
    case TableFormat::Latex:
        return writeAtomically(path, sectionsLatex(sections, latexFormOf(path)).toUtf8());
    case TableFormat::Csv:
    case TableFormat::Json:
        break;
    }
    if (sections.size() == 1)
        return writeSection(path, sections.first(), format);
    if (format == TableFormat::Csv)
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("A CSV file can contain only one table."), path,
            FormatWords::tr("Write each table to its own file."));
    return writeAtomically(path, QJsonDocument(results::reportJson({{}, sections})).toJson());
}

QString resultTableFilter()
{
    return FormatWords::tr("Tables (*.csv *.md *.tex *.json)");
}

} // namespace tandem
