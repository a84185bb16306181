#include "models/opinions/utterancework.h"

#include "models/opinions/opinionwords.h"

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
        OpinionWords::tr("The opinions of this utterance cannot be taken over."));
}

/// Reads the shape of a document; the first thing that does not fit is remembered and ends it.
class ShapeReader final
{
public:
    Expected<UtteranceWork> read(const QJsonObject& root)
    {
        UtteranceWork work;
        expectKeys(root, {"version", "noOpinion", "opinions"}, {}, QString());
        work.noOpinion =
            boolean(root.value(QLatin1String("noOpinion")), QStringLiteral("/noOpinion"));
        const QJsonArray opinions = array(root.value(QLatin1String("opinions")),
            QStringLiteral("/opinions"), kMaxOpinionsPerUtterance);
        for (qsizetype i = 0; i < opinions.size() && !m_failed; ++i)
            work.opinions.append(opinion(opinions.at(i), QStringLiteral("/opinions/%1").arg(i)));
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

    void expectKeys(const QJsonObject& object, std::initializer_list<const char*> needed,
        std::initializer_list<const char*> allowed, const QString& place)
    {
        QSet<QString> known;
        for (const char* const key : needed) {
            known.insert(QString::fromLatin1(key));
            if (!object.contains(QLatin1String(key)))
                fail(OpinionWords::tr("\"%1\" is missing.").arg(QLatin1String(key)), place);
        }
        for (const char* const key : allowed)
            known.insert(QString::fromLatin1(key));
        for (const QString& key : object.keys()) {
            if (!known.contains(key))
                fail(OpinionWords::tr("\"%1\" is unknown here.").arg(key.left(40)), place);
        }
    }

    QJsonObject object(const QJsonValue& value, const QString& place)
    {
        if (!value.isObject())
            fail(OpinionWords::tr("An object is expected here."), place);
        return value.toObject();
    }

    QJsonArray array(const QJsonValue& value, const QString& place, qsizetype most)
    {
        if (!value.isArray())
            fail(OpinionWords::tr("A list is expected here."), place);
        if (value.toArray().size() > most)
            fail(OpinionWords::tr("The list has more than %n item(s).", "", int(most)), place);
        return value.toArray();
    }

    QString text(const QJsonValue& value, const QString& place)
    {
        if (!value.isString())
            fail(OpinionWords::tr("A text is expected here."), place);
        return value.toString();
    }

    bool boolean(const QJsonValue& value, const QString& place)
    {
        if (!value.isBool())
            fail(OpinionWords::tr("true or false is expected here."), place);
        return value.toBool();
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

    Utf16Span span(const QJsonValue& value, const QString& place)
    {
        const QJsonArray pair = array(value, place, 2);
        if (pair.size() != 2)
            fail(OpinionWords::tr("A start and a length are expected here."), place);
        return {integer(pair.at(0), place), integer(pair.at(1), place)};
    }

    MainOpinion opinion(const QJsonValue& value, const QString& place)
    {
        const QJsonObject json = object(value, place);
        expectKeys(json, {"uuid", "span", "references", "clear", "atoms"}, {}, place);
        MainOpinion opinion;
        opinion.uuid = text(json.value(QLatin1String("uuid")), place + QStringLiteral("/uuid"));
        opinion.span = span(json.value(QLatin1String("span")), place + QStringLiteral("/span"));
        opinion.clear = text(json.value(QLatin1String("clear")), place + QStringLiteral("/clear"));
        const QString inReferences = place + QStringLiteral("/references");
        const QJsonArray references =
            array(json.value(QLatin1String("references")), inReferences, kMaxReferencesPerOpinion);
        for (qsizetype i = 0; i < references.size() && !m_failed; ++i)
            opinion.references.append(
                reference(references.at(i), inReferences + QStringLiteral("/%1").arg(i)));
        const QString inAtoms = place + QStringLiteral("/atoms");
        const QJsonArray atoms =
            array(json.value(QLatin1String("atoms")), inAtoms, kMaxAtomsPerOpinion);
        for (qsizetype i = 0; i < atoms.size() && !m_failed; ++i)
            opinion.atoms.append(atom(atoms.at(i), inAtoms + QStringLiteral("/%1").arg(i)));
        return opinion;
    }

    AtomicOpinion atom(const QJsonValue& value, const QString& place)
    {
        const QJsonObject json = object(value, place);
        expectKeys(json, {"uuid", "text"}, {}, place);
        return {text(json.value(QLatin1String("uuid")), place + QStringLiteral("/uuid")),
            text(json.value(QLatin1String("text")), place + QStringLiteral("/text"))};
    }

    Reference reference(const QJsonValue& value, const QString& place)
    {
        const QJsonObject json = object(value, place);
        expectKeys(json, {"span", "kind"}, {"article", "text"}, place);
        Reference reference;
        reference.span = span(json.value(QLatin1String("span")), place + QStringLiteral("/span"));
        const QString kind =
            text(json.value(QLatin1String("kind")), place + QStringLiteral("/kind"));
        if (kind != kResolve && kind != kSupplement)
            fail(OpinionWords::tr("This kind of reference is unknown."),
                place + QStringLiteral("/kind"));
        reference.kind = kind == kSupplement ? ReferenceKind::Supplement : ReferenceKind::Resolve;
        const bool inArticle = json.contains(QLatin1String("article"));
        const bool typed = json.contains(QLatin1String("text"));
        if (inArticle && typed)
            fail(OpinionWords::tr("A reference has two referents."), place);
        if (inArticle)
            reference.referent = articleReferent(
                json.value(QLatin1String("article")), place + QStringLiteral("/article"));
        else if (typed)
            reference.referent =
                text(json.value(QLatin1String("text")), place + QStringLiteral("/text"));
        return reference;
    }

    ArticleReferent articleReferent(const QJsonValue& value, const QString& place)
    {
        const QJsonObject json = object(value, place);
        expectKeys(json, {"paragraph", "span"}, {}, place);
        return {integer(json.value(QLatin1String("paragraph")), place),
            span(json.value(QLatin1String("span")), place)};
    }

    bool m_failed = false;
    Error m_error;
};

Expected<UtteranceWork> readShape(const QByteArray& json)
{
    if (json.size() > kMaxBytes)
        return failure(ErrorCode::TooLarge,
            OpinionWords::tr("The opinions of one utterance take more than 1 MiB."), {},
            OpinionWords::tr("The opinions of this utterance cannot be taken over."));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(json, &error);
    if (error.error != QJsonParseError::NoError || !document.isObject())
        return badWorkJson(OpinionWords::tr("This is not a JSON object."),
            OpinionWords::tr("byte %1").arg(error.offset));
    const QJsonValue version = document.object().value(QLatin1String("version"));
    if (version.isDouble() && version.toDouble() > kWorkVersion)
        return failure(ErrorCode::NewerVersion,
            OpinionWords::tr("The opinions were written by a newer version of the program."), {},
            OpinionWords::tr("Update the program, then try again."));
    if (!version.isDouble() || version.toDouble() != kWorkVersion)
        return badWorkJson(
            OpinionWords::tr("The version is missing or unknown."), QStringLiteral("/version"));
    return ShapeReader().read(document.object());
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
    Expected<UtteranceWork> work = readShape(json);
    if (!work)
        return work;
    if (const Expected<void> fine = checkWork(*work, context); !fine)
        return failure(fine.error());
    return work;
}

Expected<UtteranceWork> workFromStoredJson(const QByteArray& json)
{
    Expected<UtteranceWork> work = readShape(json);
    if (!work)
        return work;
    if (const Expected<void> fine = checkWorkAlone(*work); !fine)
        return failure(fine.error());
    return work;
}

} // namespace tandem
