#include "storage/formats/pairsreader.h"

#include "models/text/decode.h"
#include "storage/formats/csvreader.h"
#include "storage/formats/jsonrecords.h"
#include "storage/formats/limits.h"
#include "storage/formats/linereader.h"
#include "storage/formats/openfile.h"
#include "storage/formats/pairnames.h"
#include "storage/formats/pairrow.h"

#include <QFile>
#include <QFileInfo>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PairsReader)
};

enum class PairsFormat { Json, JsonLines, Csv };

constexpr qint64 kHeadBytes = 4096;
/// What a pair takes beside its texts.
constexpr qint64 kPairBytes = 256;

PairsFormat formatOf(QIODevice& device, const QString& name)
{
    const QString suffix = QFileInfo(name).suffix().toLower();
    if (suffix == QLatin1String("csv"))
        return PairsFormat::Csv;
    QByteArray head = device.peek(kHeadBytes);
    if (head.startsWith("\xEF\xBB\xBF"))
        head.remove(0, 3);
    head = head.trimmed();
    if (head.startsWith('['))
        return PairsFormat::Json;
    if (suffix == QLatin1String("json"))
        return PairsFormat::Json;
    const bool isLines = suffix == QLatin1String("jsonl") || suffix == QLatin1String("ndjson");
    return isLines || head.isEmpty() || head.startsWith('{') ? PairsFormat::JsonLines
                                                             : PairsFormat::Csv;
}

/// Hands pairs on, each with an id that no other has.
class PairIntake final
{
public:
    PairIntake(const QString& name, const PairSink& sink)
        : m_names(name)
        , m_sink(sink)
    {
    }

    /// `line` is where messages place the pair, `number` its id where it has none.
    Expected<void> take(metrics::TextPair&& pair, qint64 line, qint64 number)
    {
        const bool isNumbered = pair.id.isEmpty();
        if (isNumbered)
            pair.id = QString::number(number);
        if (auto named = m_names.add(pair, line, isNumbered); !named)
            return named;
        ++m_count;
        return m_sink(std::move(pair));
    }
    qint64 count() const { return m_count; }

private:
    PairNames m_names;
    const PairSink& m_sink;
    qint64 m_count = 0;
};

/// Turns the events of a document, or of a line, into pairs.
class PairsVisitor final : public JsonRecords
{
    Q_DECLARE_TR_FUNCTIONS(PairsReader)

public:
    /// `isLine`: the document is a line of a file, and holds one record.
    PairsVisitor(JsonSource& jsonSource, const QString& fileName, bool isLine, PairIntake& intake)
        : JsonRecords(jsonSource, fileName)
        , m_isLine(isLine)
        , m_intake(intake)
    {
    }

protected:
    bool isRecord() const override { return depth() == (m_isList ? 1 : 0); }
    bool mayEnter(Container container) override
    {
        m_isList = depth() == 0 && !m_isLine && container == Container::Array;
        return m_isList;
    }
    QString expectedHere() const override
    {
        return !m_isLine && depth() == 0 ? tr("an object or a list of objects") : tr("an object");
    }
    bool isWanted(std::string_view key) const override { return isPairKey(key); }
    bool takeRecord(const QByteArray& json) override
    {
        auto pair = pairFromJson(json);
        if (!pair)
            return failIn(pair.error().inner, pair.error().what, pair.error().remedy);
        const qint64 line = recordPlace().line;
        const qint64 number = m_isLine ? line : m_intake.count() + 1;
        if (const auto taken = m_intake.take(std::move(*pair), line, number); !taken)
            return fail(taken.error());
        return true;
    }

private:
    const bool m_isLine;
    bool m_isList = false;
    PairIntake& m_intake;
};

Expected<void> readJson(
    QIODevice& device, const QString& name, PairIntake& intake, const ReadProgress& progress)
{
    ChunkReader reader(device, name, progress);
    JsonSource source(reader);
    return PairsVisitor(source, name, false, intake).run();
}

Expected<void> readJsonLines(
    QIODevice& device, const QString& name, PairIntake& intake, const ReadProgress& progress)
{
    ChunkReader reader(device, name, progress);
    LineReader lines(reader, limits::maxItemBytes);
    for (;;) {
        const auto more = lines.next();
        if (!more) {
            Error error = more.error();
            if (error.code == ErrorCode::TooLarge)
                error.remedy = Words::tr("Put each pair on a line of its own.");
            return failure(error);
        }
        if (!*more)
            return {};
        if (lines.line().trimmed().isEmpty())
            continue;
        JsonSource source(lines);
        if (auto read = PairsVisitor(source, name, true, intake).run(); !read)
            return read;
    }
}

Expected<QString> readText(QIODevice& device, const QString& name, const ReadProgress& progress)
{
    ChunkReader reader(device, name, progress);
    QByteArray bytes;
    for (;;) {
        const auto chunk = reader.next();
        if (!chunk)
            return failure(chunk.error());
        if (chunk->isEmpty())
            return decodeText(bytes, name);
        if (reader.bytesRead() > limits::maxDocumentBytes)
            return failure(ErrorCode::TooLarge, Words::tr("The file is larger than 64 MiB."), name,
                Words::tr("Save the pairs as JSONL; that may be of any size."));
        bytes.append(*chunk);
    }
}

Expected<QStringList> columnsOf(const CsvRecord& header, const QString& place)
{
    QStringList columns;
    for (const QString& cell : header.cells) {
        const QString column = cell.trimmed().toLower();
        if (isPairKey(column.toStdString()) && columns.contains(column))
            return failure(ErrorCode::InvalidInput,
                Words::tr("The column \"%1\" is there twice.").arg(column), place,
                Words::tr("Remove one of the two."));
        columns.append(column);
    }
    if (const auto pair = pairFromCells(columns, {}); !pair)
        return failure(ErrorCode::InvalidInput,
            Words::tr("The first row should name the columns: id, reference, candidate."), place,
            pair.error().remedy);
    return columns;
}

Expected<void> readTable(
    QIODevice& device, const QString& name, PairIntake& intake, const ReadProgress& progress)
{
    const auto text = readText(device, name, progress);
    if (!text)
        return failure(text.error());
    QStringList columns;
    return readCsvRecords(*text, name, [&](const CsvRecord& record) -> Expected<void> {
        const QString place = Words::tr("%1, line %2").arg(name).arg(record.line);
        if (columns.isEmpty())
            return columnsOf(record, place).map([&](const QStringList& named) { columns = named; });
        if (record.cells.size() != columns.size())
            return failure(ErrorCode::InvalidInput,
                Words::tr("Expected as many cells as the header has."), place,
                Words::tr("Put cells with commas or line breaks in quotes."));
        auto pair = pairFromCells(columns, record.cells);
        if (!pair)
            return failure(ErrorCode::InvalidInput, pair.error().what, place, pair.error().remedy);
        return intake.take(std::move(*pair), record.line, record.line);
    });
}

Expected<void> readAs(PairsFormat format, QIODevice& device, const QString& name,
    PairIntake& intake, const ReadProgress& progress)
{
    switch (format) {
    case PairsFormat::Json:
        return readJson(device, name, intake, progress);
    case PairsFormat::JsonLines:
        return readJsonLines(device, name, intake, progress);
    case PairsFormat::Csv:
        break;
    }
    return readTable(device, name, intake, progress);
}

} // namespace

Expected<qint64> readEachPair(
    const QString& path, const PairSink& sink, const ReadProgress& progress)
{
    QFile file(path);
    return openForReading(file).and_then([&] { return readEachPair(file, path, sink, progress); });
}

Expected<qint64> readEachPair(
    QIODevice& device, const QString& name, const PairSink& sink, const ReadProgress& progress)
{
    PairIntake intake(name, sink);
    if (const auto read = readAs(formatOf(device, name), device, name, intake, progress); !read)
        return failure(read.error());
    if (intake.count() == 0)
        return failure(ErrorCode::InvalidInput, Words::tr("There is no pair of texts in it."), name,
            Words::tr("Choose a file with at least one pair."));
    return intake.count();
}

Expected<metrics::PairTable> readPairs(
    const QString& path, const ReadProgress& progress, qint64 mostBytes)
{
    metrics::PairTable table;
    table.source = QFileInfo(path).fileName();
    qint64 bytes = 0;
    const auto sink = [&](metrics::TextPair&& pair) -> Expected<void> {
        const qint64 units =
            pair.id.size() + pair.system.size() + pair.reference.size() + pair.candidate.size();
        bytes += kPairBytes + units * qint64(sizeof(QChar));
        if (bytes > mostBytes)
            return failure(ErrorCode::TooLarge,
                Words::tr("The texts take more than %1 MiB of memory.").arg(mostBytes >> 20), path,
                Words::tr("Split the file, or use \"tandem metrics\", which takes files of any "
                          "size."));
        table.pairs.append(std::move(pair));
        return {};
    };
    return readEachPair(path, sink, progress).map([&](qint64) { return std::move(table); });
}

} // namespace tandem
