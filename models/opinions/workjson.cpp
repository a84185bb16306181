#include "models/opinions/utterancework.h"

#include "models/words.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <limits>

/// The JSON form of UtteranceWork. Shapes are checked here; what the values may be is told by
/// checkWork().
namespace tandem {

namespace {

constexpr int kWorkVersion = 1;
constexpr qsizetype kMaxBytes = 1024 * 1024;

constexpr QLatin1String kResolve("resolve");
constexpr QLatin1String kSupplement("supplement");

QJsonArray spanJson(const Utf16Span& span)
{
    return {qint64(span.start), qint64(span.length)};
}

QJsonObject referenceJson(const Reference& reference)
{
    QJsonObject json{{QStringLiteral("span"), spanJson(reference.span)},
        {QStringLiteral("kind"),
            QString(reference.kind == ReferenceKind::Resolve ? kResolve : kSupplement)}};
    if (const auto* typed = std::get_if<QString>(&reference.referent))
        json.insert(QStringLiteral("text"), *typed);
    if (const auto* inArticle = std::get_if<ArticleReferent>(&reference.referent)) {
        json.insert(QStringLiteral("article"),
            QJsonObject{{QStringLiteral("paragraph"), inArticle->paragraphNumber},
                {QStringLiteral("span"), spanJson(inArticle->span)}});
    }
    return json;
}

QJsonObject opinionJson(const MainOpinion& opinion)
{
    QJsonArray references;
    for (const Reference& reference : opinion.references)
        references.append(referenceJson(reference));
    QJsonArray atoms;
    for (const AtomicOpinion& atom : opinion.atoms) {
        atoms.append(
            QJsonObject{{QStringLiteral("uuid"), atom.uuid}, {QStringLiteral("text"), atom.text}});
    }
    return {{QStringLiteral("uuid"), opinion.uuid},
        {QStringLiteral("span"), spanJson(opinion.span)},
        {QStringLiteral("references"), references}, {QStringLiteral("clear"), opinion.clear},
        {QStringLiteral("atoms"), atoms}};
}

tl::unexpected<Error> badWorkJson(const QString& what, const QString& place)
{
    return failure(ErrorCode::InvalidInput, what, place,
        OpinionWords::tr("The opinions of this utterance cannot be read."));
}

/// A value of the document, and its JSON pointer.
struct Node
{
    QJsonValue value;
    QString place;

    bool has(const char* key) const { return value.toObject().contains(QLatin1String(key)); }
    Node operator[](const char* key) const
    {
        return {value[QLatin1String(key)], place + QLatin1Char('/') + QLatin1String(key)};
    }
};

/// Reads the shape of a document; the first thing that does not fit is remembered and ends it.
class ShapeReader final
{
public:
    Expected<UtteranceWork> read(const Node& root)
    {
        UtteranceWork work;
        expectObject(root, {"version", "noOpinion", "opinions"});
        work.noOpinion = boolean(root["noOpinion"]);
        work.opinions = list(root["opinions"], kMaxOpinionsPerUtterance, &ShapeReader::opinion);
        if (m_failed)
            return failure(m_error);
        return work;
    }

private:
    void fail(const QString& what, const QString& place)
    {
        if (!m_failed)
            m_error = badWorkJson(what, place).value();
        m_failed = true;
    }

    void expectObject(const Node& node, std::initializer_list<const char*> needed,
        std::initializer_list<const char*> allowed = {})
    {
        if (!node.value.isObject())
            fail(OpinionWords::tr("An object is expected here."), node.place);
        QSet<QString> known;
        for (const char* const key : needed) {
            known.insert(QString::fromLatin1(key));
            if (!node.has(key))
                fail(OpinionWords::tr("\"%1\" is required.").arg(QLatin1String(key)), node.place);
        }
        for (const char* const key : allowed)
            known.insert(QString::fromLatin1(key));
        for (const QString& key : node.value.toObject().keys()) {
            if (!known.contains(key))
                fail(OpinionWords::tr("\"%1\" is not a known key.").arg(key.left(40)), node.place);
        }
    }

    QJsonArray array(const Node& node, qsizetype most)
    {
        if (!node.value.isArray())
            fail(OpinionWords::tr("A list is expected here."), node.place);
        if (node.value.toArray().size() > most)
            fail(OpinionWords::tr("The list has more than %n item(s).", "", int(most)), node.place);
        return node.value.toArray();
    }

    template <typename Item>
    QList<Item> list(const Node& node, qsizetype most, Item (ShapeReader::*read)(const Node&))
    {
        QList<Item> items;
        const QJsonArray values = array(node, most);
        for (qsizetype i = 0; i < values.size() && !m_failed; ++i)
            items.append((this->*read)({values.at(i), node.place + QStringLiteral("/%1").arg(i)}));
        return items;
    }

    QString text(const Node& node)
    {
        if (!node.value.isString())
            fail(OpinionWords::tr("A text is expected here."), node.place);
        return node.value.toString();
    }

    bool boolean(const Node& node)
    {
        if (!node.value.isBool())
            fail(OpinionWords::tr("true or false is expected here."), node.place);
        return node.value.toBool();
    }

    int integer(const QJsonValue& value, const QString& place)
    {
        const double number = value.toDouble(-1.0);
        const bool whole = value.isDouble() && number >= 0.0 &&
                           number <= double(std::numeric_limits<int>::max()) &&
                           number == double(int(number));
        if (!whole)
            fail(OpinionWords::tr("A whole number is expected here."), place);
        return whole ? int(number) : 0;
    }

    Utf16Span span(const Node& node)
    {
        const QJsonArray pair = array(node, 2);
        if (pair.size() != 2)
            fail(OpinionWords::tr("A start and a length are expected here."), node.place);
        return {integer(pair.at(0), node.place), integer(pair.at(1), node.place)};
    }

    MainOpinion opinion(const Node& node)
    {
        expectObject(node, {"uuid", "span", "references", "clear", "atoms"});
        MainOpinion opinion;
        opinion.uuid = text(node["uuid"]);
        opinion.span = span(node["span"]);
        opinion.clear = text(node["clear"]);
        opinion.references =
            list(node["references"], kMaxReferencesPerOpinion, &ShapeReader::reference);
        opinion.atoms = list(node["atoms"], kMaxAtomsPerOpinion, &ShapeReader::atom);
        return opinion;
    }

    AtomicOpinion atom(const Node& node)
    {
        expectObject(node, {"uuid", "text"});
        return {text(node["uuid"]), text(node["text"])};
    }

    Reference reference(const Node& node)
    {
        expectObject(node, {"span", "kind"}, {"article", "text"});
        Reference reference;
        reference.span = span(node["span"]);
        const QString kind = text(node["kind"]);
        if (kind != kResolve && kind != kSupplement)
            fail(OpinionWords::tr("This kind of reference is unknown."), node["kind"].place);
        reference.kind = kind == kSupplement ? ReferenceKind::Supplement : ReferenceKind::Resolve;
        if (node.has("article") && node.has("text"))
            fail(OpinionWords::tr("A reference has two referents."), node.place);
        if (node.has("article"))
            reference.referent = articleReferent(node["article"]);
        else if (node.has("text"))
            reference.referent = text(node["text"]);
        return reference;
    }

    ArticleReferent articleReferent(const Node& node)
    {
        expectObject(node, {"paragraph", "span"});
        return {
            integer(node["paragraph"].value, node.place), span({node["span"].value, node.place})};
    }

    bool m_failed = false;
    Error m_error;
};

Expected<UtteranceWork> readShape(const QByteArray& json)
{
    if (json.size() > kMaxBytes)
        return failure(ErrorCode::TooLarge,
            OpinionWords::tr("The opinions of one utterance exceed 1 MiB."), {},
            OpinionWords::tr("The opinions of this utterance cannot be read."));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError || !document.isObject())
        return badWorkJson(OpinionWords::tr("This is not a JSON object."),
            OpinionWords::tr("byte %1").arg(error.offset));
    const QJsonValue version = document.object().value(QLatin1String("version"));
    if (version.isDouble() && version.toDouble() > kWorkVersion)
        return failure(ErrorCode::NewerVersion,
            OpinionWords::tr("The opinions were written by a newer version of Tandem."), {},
            OpinionWords::tr("Update Tandem, then try again."));
    if (!version.isDouble() || version.toDouble() != kWorkVersion)
        return badWorkJson(
            OpinionWords::tr("The version is missing or unknown."), QStringLiteral("/version"));
    return ShapeReader().read({document.object(), QString()});
}

} // namespace

QByteArray workToJson(const UtteranceWork& work)
{
    QJsonArray opinions;
    for (const MainOpinion& opinion : work.opinions)
        opinions.append(opinionJson(opinion));
    const QJsonObject root{{QStringLiteral("version"), kWorkVersion},
        {QStringLiteral("noOpinion"), work.noOpinion}, {QStringLiteral("opinions"), opinions}};
    return QJsonDocument(root).toJson(QJsonDocument::Compact);
}

Expected<UtteranceWork> workFromJson(const QByteArray& json, const OpinionContext& context)
{
    TANDEM_TRY(work, readShape(json));
    TANDEM_DO(checkWork(*work, context));
    return work;
}

Expected<UtteranceWork> workFromStoredJson(const QByteArray& json)
{
    TANDEM_TRY(work, readShape(json));
    TANDEM_DO(checkWorkAlone(*work));
    return work;
}

} // namespace tandem
