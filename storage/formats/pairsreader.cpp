#include "storage/formats/pairsreader.h"

#include "storage/formats/formatwords.h"
#include "storage/formats/recordfields.h"

#include <QCryptographicHash>
#include <QFileInfo>
#include <QHash>

#include <cstring>

namespace tandem {

namespace {

using PairFields = RecordFields<metrics::TextPair>;

QString pairsHelp()
{
    return FormatWords::tr("See \"tandem help formats\" for the format of text pairs.");
}

const RecordKeys& referenceKeys()
{
    static const RecordKeys keys = recordKeys("reference", "expected", "gold", "target");
    return keys;
}

Expected<void> addReference(metrics::TextPair& pair, const QString& text, const RecordValue& value)
{
    if (pair.references() == kMostReferences)
        return failure(value.tooLarge(
            FormatWords::tr("A pair has more than %1 references.").arg(kMostReferences),
            pairsHelp()));
    pair.otherReferences.append(text);
    return {};
}

/// Takes a list of references, the first of them as the reference.
Expected<void> takeReferences(metrics::TextPair& pair, const RecordValue& list)
{
    const RecordValue one = list.record().root().first(referenceKeys());
    if (one.isGiven())
        return list.refuse(
            FormatWords::tr("Give \"%1\" or \"references\", not both.").arg(one.key()),
            pairsHelp());
    bool isFirst = true;
    TANDEM_DO(eachIn(list, [&](const RecordValue& entry) -> Expected<void> {
        QString text;
        TANDEM_DO(takeText(text, entry));
        if (!isFirst)
            return addReference(pair, text, entry);
        isFirst = false;
        pair.reference = text;
        return {};
    }));
    return isFirst ? list.refuse(FormatWords::tr("The list has no reference."), pairsHelp())
                   : Expected<void>();
}

/// Takes what is under "reference2" and so on.
Expected<void> takeNumbered(metrics::TextPair& pair, const RecordValue& value)
{
    bool isNumber = false;
    const int number = value.key().mid(referenceKeys().constFirst().size()).toInt(&isNumber);
    if (!isNumber || number < 2 || !value.isGiven())
        return {}; // another key that begins so
    QString text;
    TANDEM_DO(takeText(text, value));
    if (text.isEmpty() && value.record().place().isTable)
        return {};
    return addReference(pair, text, value);
}

Expected<void> noteNumber(metrics::TextPair& pair, const RecordValue& object)
{
    pair.hasNumberAsId = object.value(QLatin1String("id")).is(RecordValue::Type::Number);
    return {};
}

const PairFields& pairFields()
{
    using Pair = metrics::TextPair;
    // The name that is in the program's own files stands first; it is the one that messages name.
    static const PairFields fields = PairFields(pairsHelp,
        {PairFields::name("id", &Pair::id), PairFields::name("system", &Pair::system),
            PairFields::text(referenceKeys(), &Pair::reference).requiredUnless("references"),
            PairFields::list("references", takeReferences),
            PairFields::text({"candidate", "prediction", "output", "hypothesis"}, &Pair::candidate)
                .required()})
                                         .prefixed("reference", takeNumbered)
                                         .mostRows(std::numeric_limits<qint64>::max())
                                         .check(noteNumber);
    return fields;
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
    const QString where = recordPlace(m_fileName, {}, line);
    if (isNumbered || known < 0) {
        const qint64 named = isNumbered ? known : line;
        return {ErrorCode::InvalidInput,
            FormatWords::tr("The record on line %1 has no id; its number, %2, would be its id, but "
                            "the record on line %3 already has that id.")
                .arg(isNumbered ? line : -known)
                .arg(pair.id)
                .arg(named),
            where, FormatWords::tr("Give every record an id, or none."), {}};
    }
    QString name = pair.id.left(kShownUnits).simplified();
    if (!pair.system.isEmpty())
        name += QStringLiteral(", ") + pair.system.left(kShownUnits).simplified();
    return {ErrorCode::InvalidInput, occursTwice(name, recordPlace(m_fileName, {}, known)), where,
        FormatWords::tr("Give each pair of a system a unique id, or give no ids."), {}};
}

} // namespace

Expected<qint64> readEachPair(
    const Input& input, const PairSink& sink, const ReadProgress& progress)
{
    const QString& name = input.name();
    TANDEM_TRY(device, input.open());
    PairIntake intake(name, sink);
    const RecordLayout layout = layoutOfRecords(**device, name);
    const auto take = [&](metrics::TextPair&& pair, const Record& record) {
        const bool isListed = layout == RecordLayout::Json;
        return intake.take(
            std::move(pair), record.line(), isListed ? intake.count() + 1 : record.line());
    };
    TANDEM_DO(pairFields().readRows(input, take, layout, progress));
    return intake.count();
}

Expected<metrics::PairTable> readPairs(
    const QString& path, const ReadProgress& progress, qint64 mostBytes)
{
    metrics::PairTable table;
    table.source = QFileInfo(path).fileName();
    qint64 bytes = 0;
    const auto sink = [&](metrics::TextPair&& pair) -> Expected<void> {
        qint64 units =
            pair.id.size() + pair.system.size() + pair.reference.size() + pair.candidate.size();
        for (const QString& other : pair.otherReferences)
            units += other.size();
        bytes += kPairBytes * pair.references() + units * qint64(sizeof(QChar));
        if (bytes > mostBytes)
            return failure(ErrorCode::TooLarge,
                FormatWords::tr("The texts need more than %1 MiB of memory.").arg(mostBytes >> 20),
                path,
                FormatWords::tr(
                    "Split the file, or use \"tandem metrics\", which reads files of any size."));
        table.pairs.append(std::move(pair));
        return {};
    };
    return readEachPair(path, sink, progress).map([&](qint64) { return std::move(table); });
}

} // namespace tandem
