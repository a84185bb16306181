#include "storage/formats/pairsreader.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/openfile.h"
#include "storage/formats/pairnames.h"
#include "storage/formats/pairrow.h"
#include "storage/formats/recordreader.h"

#include <QFile>
#include <QFileInfo>

namespace tandem {

namespace {

constexpr qint64 kHeadBytes = 4096;
/// What a pair takes beside its texts.
constexpr qint64 kPairBytes = 256;

RecordLayout formatOf(QIODevice& device, const QString& name)
{
    const QString suffix = QFileInfo(name).suffix().toLower();
    if (suffix == QLatin1String("csv"))
        return RecordLayout::Csv;
    QByteArray head = device.peek(kHeadBytes);
    if (head.startsWith("\xEF\xBB\xBF"))
        head.remove(0, 3);
    head = head.trimmed();
    if (head.startsWith('['))
        return RecordLayout::Json;
    if (suffix == QLatin1String("json"))
        return RecordLayout::Json;
    const bool isLines = suffix == QLatin1String("jsonl") || suffix == QLatin1String("ndjson");
    return isLines || head.isEmpty() || head.startsWith('{') ? RecordLayout::JsonLines
                                                             : RecordLayout::Csv;
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
        TANDEM_DO(m_names.add(pair, line, isNumbered));
        ++m_count;
        return m_sink(std::move(pair));
    }
    qint64 count() const { return m_count; }

private:
    PairNames m_names;
    const PairSink& m_sink;
    qint64 m_count = 0;
};

RecordShape pairsShape()
{
    RecordShape shape;
    shape.isKey = isPairKey;
    shape.checkHeader = checkPairColumns;
    shape.tooLongALine = FormatWords::tr("Put each pair on a line of its own.");
    shape.tooLargeATable = FormatWords::tr("Save the pairs as JSONL; that may be of any size.");
    shape.shapeRemedy = FormatWords::tr("Put cells with commas or line breaks in quotes.");
    return shape;
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
    const RecordLayout layout = formatOf(device, name);
    const auto take = [&](const Record& record) -> Expected<void> {
        TANDEM_TRY_VAR(pair, pairFrom(record));
        const bool isListed = layout == RecordLayout::Json;
        return intake.take(
            std::move(*pair), record.line(), isListed ? intake.count() + 1 : record.line());
    };
    TANDEM_DO(readRecords(device, name, layout, pairsShape(), take, progress));
    if (intake.count() == 0)
        return failure(ErrorCode::InvalidInput, FormatWords::tr("There is no pair of texts in it."),
            name, FormatWords::tr("Choose a file with at least one pair."));
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
                FormatWords::tr("The texts take more than %1 MiB of memory.").arg(mostBytes >> 20),
                path,
                FormatWords::tr(
                    "Split the file, or use \"tandem metrics\", which takes files of any "
                    "size."));
        table.pairs.append(std::move(pair));
        return {};
    };
    return readEachPair(path, sink, progress).map([&](qint64) { return std::move(table); });
}

} // namespace tandem
