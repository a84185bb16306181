#include "storage/formats/personalizedreader.h"

#include "models/perseval/distancetable.h"
#include "models/text/foreigncell.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/jsonhead.h"
#include "storage/formats/limits.h"
#include "storage/formats/openfile.h"
#include "storage/formats/recordfields.h"
#include "storage/formats/recordvisitor.h"

#include <QFile>
#include <QHash>
#include <QSet>

namespace tandem {

namespace {

constexpr QLatin1String kSummaries("m_summary_dict");
constexpr QLatin1String kGold("user");
constexpr qsizetype kShownNameOfReader = 40;

QString documentsHelp()
{
    return FormatWords::tr("See \"tandem help formats\" for the format of documents.");
}

/// A text, or a whole number of any length as it is written.
Expected<void> checkDocumentId(perseval::PersonalizedDocument& document, const RecordValue& object)
{
    const RecordValue id = object.value(QLatin1String("doc_id"));
    const bool isFraction =
        document.id.contains(u'.') || document.id.contains(u'e', Qt::CaseInsensitive);
    if (id.is(RecordValue::Type::Number) && isFraction)
        return id.refuseExpected(FormatWords::tr("a text or a whole number"), documentsHelp());
    return {};
}

/// The readers of a document and the models that wrote for them, in the order of the file.
class SummariesIntake final
{
public:
    explicit SummariesIntake(perseval::PersonalizedDocument& document)
        : m_document(document)
    {
    }

    Expected<void> takeReader(const RecordValue& value)
    {
        const QString reader = withoutOuterBlanks(value.key());
        if (reader.isEmpty())
            return value.refuse(FormatWords::tr("This user has no name."),
                FormatWords::tr("Give every user a name."));
        if (m_readers.contains(reader))
            return value.refuse(occursTwice(reader), removeOneOfTheTwo());
        m_readers.insert(reader);
        m_origins.clear();
        if (m_document.users.size() == perseval::maxUsers)
            return failure(value.tooLarge(FormatWords::tr("A document has more than %n user(s).",
                                              nullptr, int(perseval::maxUsers)),
                FormatWords::tr("Split its users across several documents.")));
        if (!value.is(RecordValue::Type::Object))
            return value.refuseExpected(FormatWords::tr("an object of summaries"));
        m_document.users.append({reader, {}, {}});
        m_document.users.last().summaries.resize(m_document.models.size());
        for (const RecordValue& summary : value.entries()) {
            TANDEM_DO(takeSummary(summary));
        }
        return {};
    }

private:
    /// Of a user: their own, or a model's. null is none.
    Expected<void> takeSummary(const RecordValue& value)
    {
        if (value.isGiven() && !value.is(RecordValue::Type::Text))
            return value.refuseExpected(FormatWords::tr("a summary (a text)"));
        const QString origin = withoutOuterBlanks(value.key());
        if (m_origins.contains(origin))
            return value.refuse(occursTwice(origin), removeOneOfTheTwo());
        m_origins.insert(origin);
        const auto summary = value.isGiven() ? std::optional<QString>(value.text()) : std::nullopt;
        if (origin == kGold) {
            m_document.users.last().gold = summary;
            return {};
        }
        const qsizetype model = m_models.value(origin, m_document.models.size());
        if (model == perseval::maxModels)
            return failure(value.tooLarge(FormatWords::tr("There are more than %n model(s).",
                                              nullptr, int(perseval::maxModels)),
                FormatWords::tr("Remove some of them.")));
        if (model == m_document.models.size()) {
            m_models.insert(origin, model);
            m_document.models.append(origin);
            for (perseval::UserSummaries& each : m_document.users)
                each.summaries.append(std::nullopt);
        }
        m_document.users.last().summaries[model] = summary;
        return {};
    }

    perseval::PersonalizedDocument& m_document;
    QHash<QString, qsizetype> m_models;
    QSet<QString> m_readers;
    QSet<QString> m_origins; ///< of the user at hand
};

Expected<void> takeSummaries(perseval::PersonalizedDocument& document, const RecordValue& value)
{
    if (value.is(RecordValue::Type::Missing))
        return value.refuse(
            FormatWords::tr("\"%1\" is required.").arg(kSummaries), documentsHelp());
    if (!value.is(RecordValue::Type::Object))
        return value.refuseExpected(FormatWords::tr("an object of users"));
    SummariesIntake intake(document);
    for (const RecordValue& reader : value.entries()) {
        TANDEM_DO(intake.takeReader(reader));
    }
    return {};
}

const RecordFields<perseval::PersonalizedDocument>& documentFields()
{
    using Document = perseval::PersonalizedDocument;
    using F = RecordFields<Document>;
    static const F fields = F(documentsHelp,
        {F::name("doc_id", &Document::id).required(),
            F::text("doc_text", &Document::text).required(), F::text("doc_summ", &Document::title),
            F::custom(kSummaries, takeSummaries)})
                                .check(checkDocumentId);
    return fields;
}

/// How a document of the consolidated format stands in JSON.
RecordShape personalizedShape()
{
    RecordShape shape = documentFields().shape();
    shape.mayBeList = false;
    return shape;
}

Expected<perseval::PersonalizedDocument> parsePersonalized(
    const QByteArray& json, FilePlace place, const QString& name, JsonSource::End end)
{
    JsonSource source(json, place, end);
    perseval::PersonalizedDocument document;
    RecordCounts counts;
    const RecordShape shape = personalizedShape();
    const RecordSink take = [&](const Record& record) {
        return documentFields().read(record).map(
            [&](perseval::PersonalizedDocument&& read) { document = std::move(read); });
    };
    return RecordVisitor(source, name, shape, take, counts).run().map([&] {
        document.firstByte = place.byte - 1;
        document.bytes = json.size();
        return document;
    });
}

/// Whether a line that begins a file begins an object that goes on behind it.
bool goesOn(const QByteArray& line)
{
    const QByteArrayView text = withoutUtf8Mark(line).trimmed();
    return text.startsWith('{') && !text.endsWith('}');
}

/// Whether what follows to a line that begins an object is another object, and none within it.
bool isFollowedByAnother(QByteArrayView line, QByteArrayView rest)
{
    line = line.trimmed();
    return rest.trimmed().startsWith('{') && !line.endsWith(':') && !line.endsWith('[');
}

} // namespace

PersonalizedReader::PersonalizedReader(
    QIODevice& device, const QString& name, ReadProgress progress)
    : m_name(name)
    , m_reader(device, name, std::move(progress))
    , m_lines(m_reader, limits::maxItemBytes, tr("Put each document on its own line."))
{
}

/// Goes to the next line with something in it.
Expected<bool> PersonalizedReader::nextLine()
{
    for (;;) {
        const auto more = m_lines.next();
        if (!more || !*more)
            return more;
        if (m_lines.line().trimmed().isEmpty())
            continue;
        m_json = m_lines.line();
        m_place = {m_lines.number(), m_lines.firstByte()};
        return true;
    }
}

/// Takes all lines that follow to the one at hand.
Expected<void> PersonalizedReader::takeRest()
{
    for (;;) {
        TANDEM_TRY(more, m_lines.next());
        if (!*more)
            return {};
        if (m_json.size() + m_lines.line().size() >= limits::maxItemBytes)
            return failure(ErrorCode::TooLarge,
                tr("This document is larger than %1 MiB.").arg(limits::maxItemBytes >> 20),
                tr("%1 (line %2)").arg(m_name).arg(m_place.line),
                tr("Put each document on its own line."));
        m_json.append('\n').append(m_lines.line());
    }
}

Expected<perseval::PersonalizedDocument> PersonalizedReader::read(JsonSource::End end)
{
    auto document = parsePersonalized(m_json, m_place, m_name, end);
    if (!document)
        return document;
    const QString key = comparedId(document->id);
    if (const auto before = m_known.constFind(key); before != m_known.cend())
        return failure(ErrorCode::InvalidInput,
            occursTwice(document->id.left(kShownNameOfReader), recordPlace(m_name, {}, *before)),
            tr("%1, /doc_id (line %2)").arg(m_name).arg(m_place.line), removeOneOfTheTwo());
    m_known.insert(key, m_place.line);
    return document;
}

/// The document that begins with the line at hand and takes the rest of the file. Where that is
/// none, and the next line begins an object too, it is the line that is broken.
Expected<perseval::PersonalizedDocument> PersonalizedReader::readOverLines()
{
    const qsizetype lineBytes = m_json.size();
    auto document = takeRest().and_then([this] { return read(JsonSource::End::OfFile); });
    if (document || (document.error().code != ErrorCode::InvalidInput &&
                        document.error().code != ErrorCode::TooLarge))
        return document;
    const QByteArray line = m_json.first(lineBytes);
    if (!isFollowedByAnother(line, QByteArrayView(m_json).sliced(lineBytes)))
        return document;
    const auto alone = parsePersonalized(line, m_place, m_name, JsonSource::End::OfLine);
    return failure(alone ? document.error() : alone.error());
}

Expected<std::optional<perseval::PersonalizedDocument>> PersonalizedReader::next()
{
    TANDEM_TRY(more, nextLine());
    if (!*more) {
        if (m_isFirst)
            return nothingIn(m_name, documentsHelp());
        return std::nullopt;
    }
    const bool isOverLines = m_isFirst && goesOn(m_json);
    m_isFirst = false;
    TANDEM_TRY_VAR(document, isOverLines          ? readOverLines()
                             : m_lines.hasBreak() ? read(JsonSource::End::OfLine)
                                                  : read(JsonSource::End::OfFile));
    return std::move(*document);
}

Expected<perseval::PersonalizedDocument> readPersonalizedDocument(
    const QString& path, qint64 firstByte, qint64 bytes)
{
    QFile file(path);
    TANDEM_DO(openForReading(file));
    if (firstByte < 0 || bytes < 1 || bytes > limits::maxItemBytes || !file.seek(firstByte))
        return failure(ErrorCode::InvalidInput,
            PersonalizedReader::tr("The document is no longer at its position in the file."), path,
            PersonalizedReader::tr("Load the file again."));
    const auto document =
        parsePersonalized(file.read(bytes), {1, firstByte + 1}, path, JsonSource::End::OfFile);
    if (!document)
        return failure(ErrorCode::InvalidInput,
            PersonalizedReader::tr("The document is no longer at its position in the file."), path,
            PersonalizedReader::tr("Load the file again."), document.error().sentence());
    return document;
}

} // namespace tandem
