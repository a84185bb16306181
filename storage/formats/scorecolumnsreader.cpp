#include "storage/formats/scorecolumnsreader.h"

#include "storage/formats/csvreader.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/limits.h"

#include <QHash>
#include <QSet>

#include <cmath>
#include <optional>
#include <utility>

namespace tandem {

namespace {

const QLatin1String kIdColumn("id");
const QLatin1String kSystemColumn("system");
constexpr qsizetype kScoreColumnsShown = 60;
/// What goes beyond is none: sums of squares and their products have to remain numbers.
constexpr double kHighestScore = 1e60;

Error wrongScores(const QString& what, const QString& path, qint64 line)
{
    return {ErrorCode::InvalidInput, what, FormatWords::tr("%1, line %2").arg(path).arg(line),
        FormatWords::tr(
            "Give a CSV with the columns \"id\", \"system\" where there are several, and "
            "numbers."),
        {}};
}

/// What a cell of a column of scores says.
struct Cell
{
    bool isMissing = false;
    std::optional<double> value; ///< none and not missing: no number
};

Cell scoreInCell(const QString& text, DecimalSign decimals)
{
    if (meansNoNumber(text))
        return {true, {}};
    const auto value = foreignNumber(text, decimals);
    return value && std::abs(*value) <= kHighestScore ? Cell{false, value} : Cell{};
}

/// Where the header says that things stand.
struct Header
{
    QStringList names;
    qsizetype id = -1;
    qsizetype system = -1;
};

Expected<Header> headerOf(const CsvRecord& record, const QString& path)
{
    Header header;
    QSet<QString> seen;
    for (qsizetype i = 0; i < record.cells.size(); ++i) {
        const QString name = record.cells.at(i).simplified();
        const bool isId = name.compare(kIdColumn, Qt::CaseInsensitive) == 0;
        const bool isSystem = name.compare(kSystemColumn, Qt::CaseInsensitive) == 0;
        const QString key = isId || isSystem ? name.toLower() : name;
        if (!name.isEmpty() && seen.contains(key))
            return failure(wrongScores(FormatWords::tr("The column \"%1\" occurs twice.")
                                           .arg(name.left(kScoreColumnsShown)),
                path, record.line));
        seen.insert(key);
        header.names.append(name);
        if (isId)
            header.id = i;
        else if (isSystem)
            header.system = i;
    }
    if (header.id < 0)
        return failure(
            wrongScores(FormatWords::tr("There is no column \"id\"."), path, record.line));
    return header;
}

/// What a first walk through a table finds out.
struct Layout
{
    std::optional<Header> header;
    qint64 headerLine = 1;
    qint64 rows = 0;
    QList<bool> hasNumber; ///< of each column
};

Expected<Layout> layoutOf(const QString& text, const QString& path)
{
    Layout layout;
    const auto take = [&](const CsvRecord& record) -> Expected<void> {
        if (!layout.header) {
            layout.headerLine = record.line;
            layout.hasNumber.resize(record.cells.size());
            return headerOf(record, path).map([&](const Header& header) {
                layout.header = header;
            });
        }
        if (++layout.rows > limits::maxRows)
            return failure(ErrorCode::TooLarge,
                FormatWords::tr("There are more than %L1 rows.").arg(limits::maxRows), path,
                FormatWords::tr("Split it, some of the rows each."));
        for (qsizetype i = 0; i < layout.hasNumber.size(); ++i)
            layout.hasNumber[i] =
                layout.hasNumber.at(i) ||
                scoreInCell(record.cells.value(i), record.decimals).value.has_value();
        return {};
    };
    return readCsvRecords(text, path, take).map([&](qint64) { return layout; });
}

/// The columns that hold numbers, by their places; the others go to `left`.
QList<qsizetype> numberColumns(const Layout& layout, QStringList& left)
{
    const Header& header = *layout.header;
    QList<qsizetype> columns;
    for (qsizetype i = 0; i < header.names.size(); ++i) {
        if (i == header.id || i == header.system || header.names.at(i).isEmpty())
            continue;
        if (layout.hasNumber.at(i))
            columns.append(i);
        else
            left.append(header.names.at(i));
    }
    return columns;
}

Expected<ScoreRow> rowOf(const CsvRecord& record, const Header& header,
    const QList<qsizetype>& columns, const QString& path)
{
    if (record.cells.size() != header.names.size())
        return failure(wrongScores(
            FormatWords::tr("Expected as many cells as the header has."), path, record.line));
    ScoreRow row;
    row.line = record.line;
    row.id = withoutOuterBlanks(record.cells.at(header.id));
    if (row.id.isEmpty())
        return failure(wrongScores(FormatWords::tr("The id is empty."), path, record.line));
    if (header.system >= 0)
        row.system = withoutOuterBlanks(record.cells.at(header.system)).simplified();
    for (const qsizetype column : columns) {
        const QString& text = record.cells.at(column);
        const Cell cell = scoreInCell(text, record.decimals);
        if (!cell.isMissing && !cell.value)
            return failure(
                wrongScores(FormatWords::tr("\"%1\" in the column \"%2\" is not a number.")
                                .arg(text.trimmed().left(kScoreColumnsShown),
                                    header.names.at(column).left(kScoreColumnsShown)),
                    path, record.line));
        row.values.append(cell.value);
    }
    return row;
}

} // namespace

Expected<ScoreColumns> readScoreColumns(const Input& input)
{
    const QString& path = input.name();
    TANDEM_TRY(text, readWholeText(input, FormatWords::tr("Split it, some of the rows each.")));
    TANDEM_TRY(layout, layoutOf(*text, path));
    if (!layout->header)
        return failure(wrongScores(FormatWords::tr("There is nothing in it."), path, 1));
    ScoreColumns scores;
    const QList<qsizetype> columns = numberColumns(*layout, scores.left);
    if (columns.isEmpty())
        return failure(wrongScores(
            FormatWords::tr("There is no column of numbers."), path, layout->headerLine));
    for (const qsizetype column : columns)
        scores.names.append(layout->header->names.at(column));
    QHash<std::pair<QString, QString>, qint64> lines;
    scores.rows.reserve(layout->rows);
    const auto take = [&](const CsvRecord& record) -> Expected<void> {
        if (record.line == layout->headerLine)
            return {};
        TANDEM_TRY_VAR(row, rowOf(record, *layout->header, columns, path));
        const std::pair key{comparedId(row->id), comparedId(row->system.value_or(QString()))};
        if (const auto before = lines.constFind(key); before != lines.constEnd())
            return failure(
                wrongScores(FormatWords::tr("\"%1\" occurs twice; line %2 already has it.")
                                .arg(row->id.left(kScoreColumnsShown))
                                .arg(*before),
                    path, record.line));
        lines.insert(key, record.line);
        scores.rows.append(std::move(*row));
        return {};
    };
    return readCsvRecords(*text, path, take).map([&](qint64) { return std::move(scores); });
}

} // namespace tandem
