#include "storage/formats/personalizedvisitor.h"

#include "models/perseval/distancetable.h"
#include "models/text/decode.h"

namespace tandem {

namespace {

constexpr QLatin1String kPersonalizedId("doc_id");
constexpr QLatin1String kPersonalizedText("doc_text");
constexpr QLatin1String kTitle("doc_summ");
constexpr QLatin1String kSummaries("m_summary_dict");
constexpr QLatin1String kGold("user");
constexpr int kMostPersonalizedKeys = 1'000;

/// How many lists and objects are around a value.
constexpr int kInDocument = 1;
constexpr int kInReaders = 2;

QString exactUtf16(std::string_view utf8)
{
    return fromUtf8Exact(QByteArrayView(utf8.data(), qsizetype(utf8.size())));
}

/// Whether a whole number is written, of any length.
bool isWhole(const JsonScalar& value)
{
    return value.type == JsonScalar::Type::Integer ||
           (value.type == JsonScalar::Type::Decimal &&
               value.written.find_first_of(".eE") == std::string_view::npos);
}

} // namespace

PersonalizedVisitor::PersonalizedVisitor(JsonSource& jsonSource, const QString& fileName)
    : JsonVisitor(jsonSource, fileName)
{
}

bool PersonalizedVisitor::enter(Container container)
{
    if (isIgnored())
        return true;
    const bool isObject = container == Container::Object;
    switch (depth()) {
    case 0:
        m_start = source().place();
        return isObject || failExpected(tr("a document, an object"), describe(container));
    case kInDocument:
        if (m_key == kSummaries)
            return isObject || failExpected(tr("an object of users"), describe(container));
        if (m_key == kPersonalizedId || m_key == kPersonalizedText || m_key == kTitle)
            return failExpected(tr("a text"), describe(container));
        m_ignoredDepth = depth();
        return true;
    case kInReaders:
        return isObject || failExpected(tr("an object of summaries"), describe(container));
    default:
        return failExpected(tr("a summary, a text"), describe(container));
    }
}

bool PersonalizedVisitor::leave(Container)
{
    if (depth() == m_ignoredDepth)
        m_ignoredDepth = -1;
    return depth() > 0 || checkComplete();
}

bool PersonalizedVisitor::field(std::string_view key)
{
    if (isIgnored())
        return true;
    const QString word = exactUtf16(key);
    if (depth() == kInReaders)
        return beginReader(key);
    QSet<QString>& seen = depth() == kInDocument ? m_keys : m_origins;
    if (seen.contains(word))
        return failRepeated(key);
    seen.insert(word);
    if (seen.size() > kMostPersonalizedKeys)
        return failHere(tr("This object has more than %n key(s).", nullptr, kMostPersonalizedKeys),
            {}, ErrorCode::TooLarge);
    (depth() == kInDocument ? m_key : m_origin) = word;
    return true;
}

bool PersonalizedVisitor::beginReader(std::string_view key)
{
    const QString reader = exactUtf16(key);
    if (m_readers.contains(reader))
        return failRepeated(key);
    if (reader.trimmed().isEmpty())
        return failHere(tr("This user has no name."), tr("Give every user a name."));
    if (m_readers.size() == perseval::maxUsers)
        return failHere(
            tr("A document has more than %n user(s).", nullptr, int(perseval::maxUsers)),
            tr("Split its users over several documents."), ErrorCode::TooLarge);
    m_readers.insert(reader);
    m_origins.clear();
    m_document.users.append({reader, {}, {}});
    m_document.users.last().summaries.resize(m_document.models.size());
    return true;
}

bool PersonalizedVisitor::scalar(const JsonScalar& value)
{
    if (isIgnored())
        return true;
    switch (depth()) {
    case 0:
        return failExpected(tr("a document, an object"), describe(value));
    case kInDocument:
        return takeDocumentScalar(value);
    case kInReaders:
        return failExpected(tr("an object of summaries"), describe(value));
    default:
        return takeSummary(value);
    }
}

bool PersonalizedVisitor::takeDocumentScalar(const JsonScalar& value)
{
    if (m_key == kPersonalizedId)
        return takeId(value);
    if (m_key == kPersonalizedText)
        return takeText(value, m_document.text);
    if (m_key == kTitle)
        return value.type == JsonScalar::Type::Null || takeText(value, m_document.title);
    if (m_key == kSummaries)
        return failExpected(tr("an object of users"), describe(value));
    return true;
}

bool PersonalizedVisitor::takeId(const JsonScalar& value)
{
    if (value.type != JsonScalar::Type::Text && !isWhole(value))
        return failExpected(tr("a text or a whole number"), describe(value));
    m_document.id = exactUtf16(value.written);
    return !m_document.id.trimmed().isEmpty() ||
           failHere(tr("The document has no name."), tr("Give every document a name of its own."));
}

bool PersonalizedVisitor::takeText(const JsonScalar& value, QString& text)
{
    if (value.type != JsonScalar::Type::Text)
        return failExpected(tr("a text"), describe(value));
    text = exactUtf16(value.written);
    return true;
}

/// Of a user: their own, or a model's. null is none.
bool PersonalizedVisitor::takeSummary(const JsonScalar& value)
{
    const bool isNull = value.type == JsonScalar::Type::Null;
    if (!isNull && value.type != JsonScalar::Type::Text)
        return failExpected(tr("a summary, a text"), describe(value));
    perseval::UserSummaries& reader = m_document.users.last();
    if (m_origin == kGold) {
        if (!isNull)
            reader.gold = exactUtf16(value.written);
        return true;
    }
    qsizetype model = m_models.value(m_origin, -1);
    if (model < 0) {
        if (m_document.models.size() == perseval::maxModels)
            return failHere(
                tr("There are more than %n model(s).", nullptr, int(perseval::maxModels)),
                tr("Leave some of them out."), ErrorCode::TooLarge);
        model = m_document.models.size();
        m_models.insert(m_origin, model);
        m_document.models.append(m_origin);
        for (perseval::UserSummaries& each : m_document.users)
            each.summaries.append(std::nullopt);
    }
    if (!isNull)
        reader.summaries[model] = exactUtf16(value.written);
    return true;
}

bool PersonalizedVisitor::checkComplete()
{
    for (const QLatin1String key : {kPersonalizedId, kPersonalizedText, kSummaries}) {
        if (!m_keys.contains(key))
            return failAt({}, m_start, tr("The key \"%1\" is missing.").arg(key),
                tr("\"tandem help formats\" shows how documents are written."));
    }
    return true;
}

} // namespace tandem
