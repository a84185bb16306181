#include "storage/formats/csvcolumns.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/recordfields.h"

#include <algorithm>

namespace tandem {

namespace {

/// Names in a message: no more and no longer than one can read.
constexpr qsizetype kCsvColumnsMostNames = 20;
constexpr qsizetype kMostNameUnits = 40;

QString listed(const QStringList& names)
{
    QStringList shown;
    for (const QString& name : names.mid(0, kCsvColumnsMostNames))
        shown.append(u'"' + name.left(kMostNameUnits) + u'"');
    if (names.size() > kCsvColumnsMostNames)
        shown.append(QStringLiteral("..."));
    return shown.join(QStringLiteral(", "));
}

/// Finds the columns with these names in a header.
class ColumnFinder final
{
public:
    ColumnFinder(QString name, QStringList columns, QString remedy)
        : m_name(std::move(name))
        , m_columns(std::move(columns))
        , m_remedy(std::move(remedy))
    {
    }

    Expected<QList<qsizetype>> operator()(const QStringList& header, qint64 line) const
    {
        QList<qsizetype> indexes;
        for (const QString& column : m_columns) {
            TANDEM_TRY(index, indexOf(column, header, line));
            indexes.append(*index);
        }
        return indexes;
    }

private:
    Expected<qsizetype> indexOf(const QString& column, const QStringList& header, qint64 line) const
    {
        for (const Qt::CaseSensitivity sensitivity : {Qt::CaseSensitive, Qt::CaseInsensitive}) {
            const auto isIt = [&](const QString& cell) {
                return cell.compare(column, sensitivity) == 0;
            };
            const auto times = std::count_if(header.cbegin(), header.cend(), isIt);
            if (times > 1)
                return columnTwice(column, csvPlace(m_name, line));
            if (times == 1)
                return std::find_if(header.cbegin(), header.cend(), isIt) - header.cbegin();
        }
        return failure(ErrorCode::InvalidInput,
            FormatWords::tr("Column \"%1\" not found. Columns: %2.").arg(column, listed(header)),
            csvPlace(m_name, line),
            m_remedy.isEmpty()
                ? FormatWords::tr(
                      "The first line must contain the column names, separated by commas.")
                : m_remedy);
    }

    QString m_name;
    QStringList m_columns;
    QString m_remedy;
};

/// Hands the columns on once the header has told where they are.
class ColumnPicker final
{
public:
    ColumnPicker(QString name, const CsvColumnChoice& choose, const CsvRowSink& sink)
        : m_name(std::move(name))
        , m_choose(choose)
        , m_sink(sink)
    {
    }

    bool hasHeader() const { return m_headerCells > 0; }

    Expected<void> take(const CsvRecord& record)
    {
        if (!hasHeader())
            return readHeader(record);
        if (record.cells.size() != m_headerCells)
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("The row has %1 cells, but the header has %2.")
                    .arg(record.cells.size())
                    .arg(m_headerCells),
                csvPlace(m_name, record.line),
                FormatWords::tr("Quote cells that contain commas or line breaks."));
        CsvRecord row{record.line, {}, record.decimals};
        row.cells.reserve(m_indexes.size());
        for (const qsizetype index : std::as_const(m_indexes))
            row.cells.append(record.cells.at(index));
        return m_sink(row);
    }

private:
    Expected<void> readHeader(const CsvRecord& record)
    {
        m_headerCells = record.cells.size();
        QStringList header;
        for (const QString& cell : record.cells)
            header.append(withoutOuterBlanks(cell));
        TANDEM_TRY(indexes, m_choose(header, record.line));
        m_indexes = *indexes;
        return {};
    }

    QString m_name;
    const CsvColumnChoice& m_choose;
    const CsvRowSink& m_sink;
    qsizetype m_headerCells = 0;
    QList<qsizetype> m_indexes; ///< of each column asked for
};

} // namespace

Expected<CsvCounts> readCsvColumns(const Input& input, const CsvColumnChoice& choose,
    const CsvRowSink& sink, const QString& tooLarge, const ReadProgress& progress)
{
    const QString& name = input.name();
    TANDEM_TRY(device, input.open());
    TANDEM_TRY(text, readWholeText(input, tooLarge, progress));
    ColumnPicker picker(name, choose, sink);
    const auto take = [&](const CsvRecord& record) -> Expected<void> {
        if (progress && !progress((*device)->pos()))
            return failure(ErrorCode::Cancelled, FormatWords::tr("Reading was cancelled."), name);
        return picker.take(record);
    };
    return readCsvRecords(*text, name, take).map([&](qint64 emptyRows) {
        return CsvCounts{emptyRows, picker.hasHeader()};
    });
}

Expected<void> readCsvColumns(
    const Input& input, const QStringList& columns, const CsvRowSink& sink, const QString& remedy)
{
    const auto take = [&](const CsvRecord& record) {
        CsvRecord row = record;
        for (QString& cell : row.cells)
            cell = withoutOuterBlanks(cell);
        return sink(row);
    };
    TANDEM_TRY(counts, readCsvColumns(input, ColumnFinder(input.name(), columns, remedy), take));
    if (!counts->hasHeader)
        return nothingIn(input.name(), remedy);
    return {};
}

tl::unexpected<Error> columnTwice(const QString& column, const QString& place)
{
    return failure(ErrorCode::InvalidInput,
        FormatWords::tr("The column \"%1\" occurs twice.").arg(column.left(kMostNameUnits)), place,
        removeOneOfTheTwo());
}

Expected<void> OneDecimalSign::check(const QString& cell, const QString& place)
{
    const bool hasComma = cell.contains(u',');
    const bool hasSign = hasComma || cell.contains(u'.');
    if (!hasSign || !foreignNumber(cell, hasComma ? DecimalSign::Comma : DecimalSign::Point))
        return {};
    Seen& seen = hasComma ? m_comma : m_point;
    if (seen.cell.isEmpty())
        seen = {cell, place};
    const Seen& other = hasComma ? m_point : m_comma;
    if (other.cell.isEmpty())
        return {};
    return failure(ErrorCode::InvalidInput,
        FormatWords::tr(
            "\"%1\" and \"%2\" (%3) use different decimal separators: a comma and a point.")
            .arg(cell.left(kMostNameUnits), other.cell.left(kMostNameUnits), other.place),
        place, FormatWords::tr("Use one decimal separator throughout the table."));
}

QString csvPlace(const QString& name, qint64 line)
{
    return FormatWords::tr("%1, line %2").arg(name).arg(line);
}

} // namespace tandem
