#include "storage/formats/recordreader.h"

#include "storage/formats/csvcolumns.h"
#include "storage/formats/csvwriter.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/jsonhead.h"
#include "storage/formats/limits.h"
#include "storage/formats/recordvisitor.h"

#include <QBuffer>
#include <QFileInfo>

namespace tandem {

namespace {

constexpr qint64 kLayoutHeadBytes = 4096;

/// Turns the rows of a table into records.
class RecordTable final
{
public:
    RecordTable(const QString& name, const RecordShape& shape, const RecordSink& sink)
        : m_shape(shape)
        , m_sink(sink)
    {
        m_place.file = name;
        m_place.isTable = true;
        m_place.hasUniqueKeys = true;
    }

    /// The columns that matter, from the names of all.
    Expected<QList<qsizetype>> takeHeader(const QStringList& header, qint64 line)
    {
        const QString place = csvPlace(m_place.file, line);
        QStringList columns;
        for (const QString& name : header)
            columns.append(m_shape.keyOfColumn ? m_shape.keyOfColumn(name) : name.toLower());
        if (m_shape.checkHeader) {
            TANDEM_DO(m_shape.checkHeader(columns, place));
        }
        QList<qsizetype> wanted;
        for (qsizetype i = 0; i < columns.size(); ++i) {
            const QString& column = columns.at(i);
            const bool isIndex = i == 0 && column.isEmpty();
            if (isIndex || (m_shape.isKey && !m_shape.isKey(column.toStdString())))
                continue;
            if (!column.isEmpty() && columns.indexOf(column) < i)
                return columnTwice(column, place);
            wanted.append(i);
            m_keys.append(column);
        }
        for (qsizetype i = 0; i < header.size() && !m_hasFormulas; ++i) {
            m_hasFormulas = header.at(i).compare(kFormulasColumn, Qt::CaseInsensitive) == 0;
            if (m_hasFormulas)
                wanted.append(i);
        }
        return wanted;
    }

    Expected<void> take(const CsvRecord& row)
    {
        m_place.decimals = row.decimals;
        const FilePlace place{row.line, 1};
        const bool isQuoted = m_hasFormulas && row.cells.constLast().trimmed() == kFormulasQuoted;
        m_record.begin(m_place);
        m_record.enter(JsonVisitor::Container::Object, place);
        for (qsizetype i = 0; i < m_keys.size(); ++i) {
            const QString& cell = row.cells.at(i);
            if (cell.isEmpty() && !m_shape.emptyCellsCount)
                continue;
            // A column that has no name and says nothing, as behind a comma at the ends of lines.
            if (m_keys.at(i).isEmpty() && withoutOuterBlanks(cell).isEmpty())
                continue;
            m_record.field(m_keys.at(i).toStdString());
            const std::string utf8 = (isQuoted ? withFormula(cell) : cell).toStdString();
            m_record.scalar({JsonScalar::Type::Text, utf8, 0}, place);
        }
        m_record.leave();
        ++m_records;
        return m_sink(m_record);
    }
    qint64 records() const { return m_records; }

private:
    const RecordShape& m_shape;
    const RecordSink& m_sink;
    Record::Place m_place;
    Record m_record;
    QStringList m_keys;         ///< of the columns that matter
    bool m_hasFormulas = false; ///< a last cell says whether formulas are quoted
    qint64 m_records = 0;
};

Expected<RecordCounts> readTable(const Input& input, const RecordShape& shape,
    const RecordSink& sink, const ReadProgress& progress)
{
    RecordTable table(input.name(), shape, sink);
    return readCsvColumns(
        input,
        [&](const QStringList& header, qint64 line) { return table.takeHeader(header, line); },
        [&](const CsvRecord& row) { return table.take(row); }, shape.tooLargeATable, progress)
        .map([&](const CsvCounts& counts) {
            return RecordCounts{table.records(), false, {}, counts.emptyRows, counts.hasHeader};
        });
}

} // namespace

Expected<RecordCounts> readRecords(const Input& input, RecordLayout layout,
    const RecordShape& shape, const RecordSink& sink, const ReadProgress& progress)
{
    if (layout == RecordLayout::Csv)
        return readTable(input, shape, sink, progress);
    TANDEM_TRY(device, input.open());
    ChunkReader reader(**device, input.name(), progress);
    RecordCounts counts;
    if (layout == RecordLayout::Json) {
        JsonSource source(reader);
        return RecordVisitor(source, input.name(), shape, sink, counts).run().map([&] {
            return counts;
        });
    }
    RecordShape ofLine = shape;
    ofLine.mayBeList = false;
    ofLine.mayBeOne = true;
    ofLine.sections.clear();
    LineReader lines(reader, limits::maxItemBytes, shape.tooLongALine);
    for (;;) {
        TANDEM_TRY(more, lines.next());
        if (!*more)
            return counts;
        if (lines.line().trimmed().isEmpty())
            continue;
        JsonSource source(lines);
        TANDEM_DO(RecordVisitor(source, input.name(), ofLine, sink, counts).run());
    }
}

std::optional<RecordLayout> layoutNamed(const QString& path)
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String("json"))
        return RecordLayout::Json;
    if (suffix == QLatin1String("jsonl") || suffix == QLatin1String("ndjson"))
        return RecordLayout::JsonLines;
    const bool isTable = suffix == QLatin1String("csv") || suffix == QLatin1String("tsv") ||
                         suffix == QLatin1String("tab");
    return isTable ? std::optional(RecordLayout::Csv) : std::nullopt;
}

RecordLayout layoutOfRecords(QIODevice& device, const QString& name)
{
    const auto named = layoutNamed(name);
    if (named == RecordLayout::Csv)
        return RecordLayout::Csv;
    const char first = firstVisible(device.peek(kLayoutHeadBytes));
    if (first == '[')
        return RecordLayout::Json;
    return named.value_or(
        first == '\0' || first == '{' ? RecordLayout::JsonLines : RecordLayout::Csv);
}

Expected<RecordCounts> readRecordsOfJson(
    QByteArrayView json, const QString& name, const RecordShape& shape, const RecordSink& sink)
{
    TANDEM_DO(checkJsonHead(json, name));
    JsonSource source(json, {});
    RecordCounts counts;
    return RecordVisitor(source, name, shape, sink, counts).run().map([&] { return counts; });
}

Expected<RecordCounts> readRecordsOfText(const QString& text, const QString& name,
    RecordLayout layout, const RecordShape& shape, const RecordSink& sink)
{
    QByteArray utf8 = text.toUtf8();
    QBuffer buffer(&utf8);
    (void)buffer.open(QIODevice::ReadOnly);
    return readRecords({buffer, name}, layout, shape, sink);
}

} // namespace tandem
