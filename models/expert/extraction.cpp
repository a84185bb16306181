#include "models/expert/extraction.h"

#include "models/expert/expertwords.h"
#include "models/expert/replyfields.h"
#include "models/llm/cost.h"
#include "models/llm/prompttemplate.h"
#include "models/llm/replyparser.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace tandem::expert {

namespace {

/// The list in the reply and the place where it stands.
struct AspectList
{
    QJsonArray items;
    QString place;
};

bool hasTitle(const QJsonObject& object)
{
    return firstOf(object, {"aspect", "title", "name"}).isString();
}

Expected<AspectList> aspectsIn(const QJsonValue& value)
{
    if (value.isArray())
        return AspectList{value.toArray(), QString()};
    const QJsonObject object = value.toObject();
    if (hasTitle(object))
        return AspectList{QJsonArray{object}, QString()};
    for (const char* const key : {"aspects", "atomic_aspects"}) {
        if (const QJsonValue list = object.value(QLatin1String(key)); list.isArray())
            return AspectList{list.toArray(), QLatin1Char('/') + QLatin1String(key)};
    }
    if (object.size() == 1 && object.begin()->isArray())
        return AspectList{object.begin()->toArray(), QLatin1Char('/') + object.begin().key()};
    return faultyReply(
        ExpertWords::tr("The reply is JSON, but not a list of aspects."), QStringLiteral("/"));
}

tl::unexpected<Error> tooLarge(const QString& what, const QString& place)
{
    return failure(ErrorCode::TooLarge, what, place,
        ExpertWords::tr("Ask again, or let the model read fewer tokens of the text."));
}

Expected<QStringList> evidenceIn(const QJsonObject& object, const QString& place)
{
    const QJsonValue value = firstOf(object, {"evidence", "evidences", "sentences"});
    QJsonArray items;
    if (value.isArray())
        items = value.toArray();
    else if (value.isString())
        items.append(value);
    else if (!value.isUndefined())
        return faultyReply(
            ExpertWords::tr("The evidence of an aspect is no list of texts."), place);
    QStringList evidence;
    for (const QJsonValue& item : std::as_const(items)) {
        if (!item.isString())
            return faultyReply(
                ExpertWords::tr("The evidence of an aspect is no list of texts."), place);
        const QString text = item.toString().trimmed();
        if (text.isEmpty())
            continue;
        if (text.size() > kMaxEvidenceUnits)
            return tooLarge(ExpertWords::tr("A piece of evidence has more than %n character(s).",
                                "", int(kMaxEvidenceUnits)),
                place);
        if (evidence.size() == kMostEvidence)
            return tooLarge(ExpertWords::tr("An aspect has more than %n piece(s) of evidence.", "",
                                int(kMostEvidence)),
                place);
        evidence.append(text);
    }
    return evidence;
}

Expected<Aspect> aspectIn(const QJsonValue& item, const QString& place)
{
    const QJsonObject object = item.toObject();
    Aspect aspect;
    aspect.title = boundedLine(firstOf(object, {"aspect", "title", "name"}), kMaxTitleUnits);
    if (aspect.title.isEmpty())
        return faultyReply(ExpertWords::tr("An aspect in the reply has no title."), place);
    aspect.description =
        boundedLine(firstOf(object, {"description", "details"}), kMaxDescriptionUnits);
    TANDEM_TRY_VAR(evidence, evidenceIn(object, place));
    aspect.evidence = std::move(*evidence);
    return aspect;
}

/// Room for the aspects of a long text: its sentences come back as evidence, some of them twice.
int outputTokens(const QString& text)
{
    constexpr qint64 least = 4096;
    constexpr qint64 most = 32'768;
    constexpr qint64 times = 3;
    return int(std::clamp(least / 2 + times * llm::estimatedTokens(text), least, most));
}

QJsonObject extractionType(const char* type)
{
    return {{QStringLiteral("type"), QLatin1String(type)}};
}

QJsonObject arrayOf(const QJsonObject& items)
{
    return {{QStringLiteral("type"), QStringLiteral("array")}, {QStringLiteral("items"), items}};
}

} // namespace

llm::Schema extractionSchema()
{
    const QJsonObject aspect{{QStringLiteral("type"), QStringLiteral("object")},
        {QStringLiteral("properties"),
            QJsonObject{{QStringLiteral("aspect"), extractionType("string")},
                {QStringLiteral("description"), extractionType("string")},
                {QStringLiteral("evidence"), arrayOf(extractionType("string"))}}},
        {QStringLiteral("required"),
            QJsonArray{QStringLiteral("aspect"), QStringLiteral("description"),
                QStringLiteral("evidence")}},
        {QStringLiteral("additionalProperties"), false}};
    const QJsonObject schema{{QStringLiteral("type"), QStringLiteral("object")},
        {QStringLiteral("properties"), QJsonObject{{QStringLiteral("aspects"), arrayOf(aspect)}}},
        {QStringLiteral("required"), QJsonArray{QStringLiteral("aspects")}},
        {QStringLiteral("additionalProperties"), false}};
    return {QStringLiteral("expert_extraction"), schema};
}

Expected<llm::ChatRequest> extractionRequest(const llm::PromptTemplate& prompt,
    const QString& model, const QString& casePrompt, const QString& text)
{
    if (text.trimmed().isEmpty())
        return failure(ErrorCode::InvalidInput,
            ExpertWords::tr("The text is empty: it has no aspects to ask for."));
    TANDEM_TRY(messages, llm::fillPrompt(prompt, {{QStringLiteral("prompt"), casePrompt},
                                                     {QStringLiteral("text"), text}}));
    llm::ChatRequest request;
    request.model = model;
    request.messages = *messages;
    request.maxTokens = outputTokens(text);
    request.schema = extractionSchema();
    return request;
}

Expected<QList<Aspect>> readExtraction(const QString& reply)
{
    TANDEM_TRY(parsed, llm::parseReply(reply));
    TANDEM_TRY(list, aspectsIn(parsed->value));
    if (list->items.size() > kMostAspects)
        return tooLarge(
            ExpertWords::tr("The reply holds more than %n aspect(s).", "", int(kMostAspects)),
            list->place);
    QList<Aspect> aspects;
    for (qsizetype i = 0; i < list->items.size(); ++i) {
        TANDEM_TRY_VAR(
            aspect, aspectIn(list->items.at(i), list->place + QStringLiteral("/%1").arg(i)));
        aspects.append(std::move(*aspect));
    }
    return aspects;
}

} // namespace tandem::expert
