#include "storage/formats/recordreader.h"

#include "storage/formats/csvreader.h"
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
    }

    Expected<void> take(const CsvRecord& row)
    {
        const QString place = FormatWords::tr("%1, line %2").arg(m_place.file).arg(row.line);
        if (m_columns.isEmpty())
            return takeHeader(row, place);
        if (row.cells.size() != m_columns.size())
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("Expected as many cells as the header has."), place,
                m_shape.shapeRemedy);
        build(row);
        ++m_records;
        return m_sink(m_record);
    }
    qint64 records() const { return m_records; }
    bool hasHeader() const { return !m_columns.isEmpty(); }

private:
    Expected<void> takeHeader(const CsvRecord& row, const QString& place)
    {
        m_place.decimals = row.decimals;
        for (const QString& cell : row.cells) {
            const QString name = withoutOuterBlanks(cell);
            const QString column = m_shape.keepsCase ? name : name.toLower();
            if (column.compare(kFormulasColumn, Qt::CaseInsensitive) == 0)
                m_formulas = m_columns.size();
            m_columns.append(m_shape.keyOfColumn ? m_shape.keyOfColumn(column) : column);
        }
        if (m_shape.checkHeader) {
            TANDEM_DO(m_shape.checkHeader(m_columns, place));
        }
        for (qsizetype i = 0; i < m_columns.size(); ++i) {
            const QString& column = m_columns.at(i);
            if (m_shape.isKey && !m_shape.isKey(column.toStdString()))
                continue;
            // The numbers of rows that pandas and R write before them.
            const bool isIndex = i == 0 && column.isEmpty();
            if (isIndex)
                continue;
            if (!column.isEmpty() && m_columns.indexOf(column) < i)
                return failure(ErrorCode::InvalidInput,
                    FormatWords::tr("The column \"%1\" occurs twice.").arg(column), place,
                    FormatWords::tr("Remove one of the two."));
            m_wanted.append(i);
        }
        return {};
    }

    void build(const CsvRecord& row)
    {
        const FilePlace place{row.line, 1};
        const bool isQuoted =
            m_formulas >= 0 && row.cells.at(m_formulas).trimmed() == kFormulasQuoted;
        m_record.begin(m_place);
        m_record.enter(JsonVisitor::Container::Object, place);
        for (const qsizetype i : std::as_const(m_wanted)) {
            if (row.cells.at(i).isEmpty() && !m_shape.emptyCellsCount)
                continue;
            // A column that has no name and says nothing, as behind a comma at the ends of lines.
            if (m_columns.at(i).isEmpty() && withoutOuterBlanks(row.cells.at(i)).isEmpty())
                continue;
            m_record.field(m_columns.at(i).toStdString());
            const std::string cell =
                (isQuoted ? withFormula(row.cells.at(i)) : row.cells.at(i)).toStdString();
            m_record.scalar({JsonScalar::Type::Text, cell, 0}, place);
        }
        m_record.leave();
    }

    const RecordShape& m_shape;
    const RecordSink& m_sink;
    Record::Place m_place;
    Record m_record;
    QStringList m_columns;
    QList<qsizetype> m_wanted; ///< which columns matter
    qsizetype m_formulas = -1; ///< the column that says whether formulas are quoted
    qint64 m_records = 0;
};

Expected<RecordCounts> readTable(const Input& input, const RecordShape& shape,
    const RecordSink& sink, const ReadProgress& progress)
{
    TANDEM_TRY(device, input.open());
    TANDEM_TRY(text, readWholeText(input, shape.tooLargeATable, progress));
    const QString& name = input.name();
    RecordTable table(name, shape, sink);
    const auto take = [&](const CsvRecord& row) -> Expected<void> {
        if (progress && !progress((*device)->pos()))
            return failure(ErrorCode::Cancelled, FormatWords::tr("Reading was cancelled."), name);
        return table.take(row);
    };
    return readCsvRecords(*text, name, take).map([&](qint64 emptyRows) {
        return RecordCounts{table.records(), false, {}, emptyRows, table.hasHeader()};
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
