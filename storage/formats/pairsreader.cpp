#include "storage/formats/pairsreader.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/record.h"
#include "storage/formats/recordformat.h"
#include "storage/formats/recordreader.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QHash>
#include <QStringList>

#include <algorithm>
#include <cstring>

namespace tandem {

namespace {

// The name that is in the program's own files stands first; it is the one that messages name.
const RecordKeys kReferenceKeys = recordKeys("reference", "expected", "gold", "target");
const RecordKeys kCandidateKeys = recordKeys("candidate", "prediction", "output", "hypothesis");
const RecordKeys kIdKeys = recordKeys("id");
const RecordKeys kPairSystemKeys = recordKeys("system");

QString pairRemedy()
{
    return FormatWords::tr("\"tandem help formats\" shows how pairs of texts are written.");
}

/// A text, which must be there.
RecordFormat<metrics::TextPair>::Field pairText(
    const RecordKeys& keys, QString metrics::TextPair::*member)
{
    return {
        keys, [keys, member](metrics::TextPair& pair, const RecordValue& value) -> Expected<void> {
            if (!value.isGiven())
                return value.refuse(
                    FormatWords::tr("\"%1\" is required.").arg(keys.constFirst()), pairRemedy());
            if (!value.is(RecordValue::Type::Text))
                return value.refuse(FormatWords::tr("Here a text is expected."), pairRemedy());
            pair.*member = value.text();
            return {};
        }};
}

/// A text or a number, which need not be there.
RecordFormat<metrics::TextPair>::Field pairName(
    const RecordKeys& keys, QString metrics::TextPair::*member)
{
    return {keys, [member](metrics::TextPair& pair, const RecordValue& value) -> Expected<void> {
                const bool isNumber = value.is(RecordValue::Type::Number);
                if (value.isGiven() && !isNumber && !value.is(RecordValue::Type::Text))
                    return value.refuse(
                        FormatWords::tr("Here a text or a number is expected."), pairRemedy());
                pair.*member = value.word();
                pair.hasNumberAsId =
                    pair.hasNumberAsId || (member == &metrics::TextPair::id && isNumber);
                return {};
            }};
}

const RecordFormat<metrics::TextPair>& pairFormat()
{
    static const RecordFormat<metrics::TextPair> format({pairName(kIdKeys, &metrics::TextPair::id),
        pairName(kPairSystemKeys, &metrics::TextPair::system),
        pairText(kReferenceKeys, &metrics::TextPair::reference),
        pairText(kCandidateKeys, &metrics::TextPair::candidate)});
    return format;
}

/// Refuses the columns of a table that lacks a text.
Expected<void> checkPairColumns(const QStringList& columns, const QString& place)
{
    for (const RecordKeys* keys : {&kReferenceKeys, &kCandidateKeys}) {
        const bool isThere = std::any_of(
            keys->begin(), keys->end(), [&](QLatin1String key) { return columns.contains(key); });
        if (!isThere)
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("The first row should name the columns: id, reference, candidate."),
                place, pairRemedy());
    }
    return {};
}

/// What a pair takes beside its texts.
constexpr qint64 kPairBytes = 256;

constexpr qsizetype kPairNamesMostNames = 4'000'000;
constexpr qsizetype kShownUnits = 60;

/// Hands pairs on, each with an id that no other of its system has. Keeps 16 bytes of each id, and
/// of a bounded number of them.
class PairIntake final
{
public:
    /// `fileName` is what errors call the file.
    PairIntake(QString fileName, const PairSink& sink)
        : m_fileName(std::move(fileName))
        , m_sink(sink)
    {
    }

    /// `line` is where messages place the pair, `number` its id where it has none. InvalidInput,
    /// naming both lines: it is there already.
    Expected<void> take(metrics::TextPair&& pair, qint64 line, qint64 number)
    {
        const bool isNumbered = pair.id.isEmpty();
        if (isNumbered)
            pair.id = QString::number(number);
        if (m_lines.size() < kPairNamesMostNames) {
            const Digest digest = digestOf(pair);
            if (const auto known = m_lines.constFind(digest); known != m_lines.cend())
                return failure(problem(pair, *known, line, isNumbered));
            m_lines.insert(digest, isNumbered ? -line : line);
        }
        ++m_count;
        return m_sink(std::move(pair));
    }
    qint64 count() const { return m_count; }

private:
    using Digest = std::pair<quint64, quint64>;

    static Digest digestOf(const metrics::TextPair& pair)
    {
        QCryptographicHash hash(QCryptographicHash::Sha1);
        // NUL stands in no text that was read, so that it keeps the two apart.
        hash.addData((pair.id + QChar(0) + pair.system).toUtf8());
        const QByteArray bytes = hash.result();
        Digest digest;
        static_assert(sizeof digest == 16);
        std::memcpy(&digest.first, bytes.constData(), sizeof digest.first);
        std::memcpy(&digest.second, bytes.constData() + sizeof digest.first, sizeof digest.second);
        return digest;
    }

    Error problem(const metrics::TextPair& pair, qint64 known, qint64 line, bool isNumbered) const;

    QString m_fileName;
    const PairSink& m_sink;
    QHash<Digest, qint64> m_lines; ///< below zero of a pair whose id is its number
    qint64 m_count = 0;
};

Error PairIntake::problem(
    const metrics::TextPair& pair, qint64 known, qint64 line, bool isNumbered) const
{
    const QString where = FormatWords::tr("%1, line %2").arg(m_fileName).arg(line);
    if (isNumbered || known < 0) {
        const qint64 named = isNumbered ? known : line;
        return {ErrorCode::InvalidInput,
            FormatWords::tr(
                "The record on line %1 has no id and would be called by its number, %2, "
                "which is the id of the one on line %3.")
                .arg(isNumbered ? line : -known)
                .arg(pair.id)
                .arg(named),
            where, FormatWords::tr("Give every record an id, or none at all."), {}};
    }
    const QString id = pair.id.left(kShownUnits).simplified();
    return {ErrorCode::InvalidInput,
        pair.system.isEmpty()
            ? FormatWords::tr("The id \"%1\" occurs twice, first on line %2.").arg(id).arg(known)
            : FormatWords::tr("The id \"%1\" occurs twice for the system \"%2\", first on line %3.")
                  .arg(id, pair.system.left(kShownUnits).simplified())
                  .arg(known),
        where, FormatWords::tr("Give each pair of a system an id of its own, or none at all."), {}};
}

RecordShape pairsShape()
{
    RecordShape shape;
    shape.isKey = pairFormat().isKey();
    shape.checkHeader = checkPairColumns;
    shape.tooLongALine = FormatWords::tr("Put each pair on a line of its own.");
    shape.tooLargeATable = FormatWords::tr("Save the pairs as JSONL; that may be of any size.");
    shape.shapeRemedy = FormatWords::tr("Put cells with commas or line breaks in quotes.");
    return shape;
}

} // namespace

Expected<qint64> readEachPair(
    const Input& input, const PairSink& sink, const ReadProgress& progress)
{
    const QString& name = input.name();
    TANDEM_TRY(device, input.open());
    PairIntake intake(name, sink);
    const RecordLayout layout = layoutOfRecords(**device, name);
    const auto take = [&](const Record& record) -> Expected<void> {
        TANDEM_TRY_VAR(pair, pairFormat().read(record));
        const bool isListed = layout == RecordLayout::Json;
        return intake.take(
            std::move(*pair), record.line(), isListed ? intake.count() + 1 : record.line());
    };
    TANDEM_DO(readRecords(input, layout, pairsShape(), take, progress));
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
