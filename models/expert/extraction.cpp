#include "models/expert/extraction.h"

#include "models/llm/cost.h"
#include "models/llm/prompttemplate.h"
#include "models/llm/replyparser.h"
#include "models/llm/replyvalue.h"
#include "models/llm/schema.h"
#include "models/words.h"

#include <QJsonArray>
#include <QJsonObject>

#include <algorithm>

namespace tandem::expert {

namespace {

bool hasTitle(const QJsonObject& object)
{
    return llm::firstOf(object, {"aspect", "title", "name"}).isString();
}

Expected<llm::ReplyList> aspectsIn(const QJsonValue& value)
{
    const QJsonObject object = value.toObject();
    if (hasTitle(object))
        return llm::ReplyList{QJsonArray{object}, QString()};
    if (const auto list = llm::listIn(value, {"aspects", "atomic_aspects"}))
        return *list;
    if (object.size() == 1 && object.begin()->isArray())
        return llm::ReplyList{object.begin()->toArray(), QLatin1Char('/') + object.begin().key()};
    return llm::faultyReply(
        ExpertWords::tr("The reply is JSON, but not a list of aspects."), QStringLiteral("/"));
}

tl::unexpected<Error> tooLarge(const QString& what, const QString& place)
{
    return failure(ErrorCode::TooLarge, what, place,
        ExpertWords::tr("Try again, or let the model read fewer tokens of the text."));
}

Expected<QStringList> evidenceIn(const QJsonObject& object, const QString& place)
{
    const QJsonValue value = llm::firstOf(object, {"evidence", "evidences", "sentences"});
    QJsonArray items;
    if (value.isArray())
        items = value.toArray();
    else if (value.isString())
        items.append(value);
    else if (!value.isUndefined())
        return llm::faultyReply(
            ExpertWords::tr("The evidence of an aspect is not a list of texts."), place);
    QStringList evidence;
    for (const QJsonValue& item : std::as_const(items)) {
        if (!item.isString())
            return llm::faultyReply(
                ExpertWords::tr("The evidence of an aspect is not a list of texts."), place);
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
    aspect.title =
        llm::boundedLine(llm::firstOf(object, {"aspect", "title", "name"}), kMaxTitleUnits);
    if (aspect.title.isEmpty())
        return llm::faultyReply(ExpertWords::tr("An aspect in the reply has no title."), place);
    aspect.description =
        llm::boundedLine(llm::firstOf(object, {"description", "details"}), kMaxDescriptionUnits);
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

} // namespace

llm::Schema extractionSchema()
{
    const QJsonObject text = llm::typeSchema("string");
    const QJsonObject aspect = llm::objectSchema(
        {{"aspect", text}, {"description", text}, {"evidence", llm::listSchema(text)}});
    return {QStringLiteral("expert_extraction"),
        llm::objectSchema({{"aspects", llm::listSchema(aspect)}})};
}

Expected<llm::ChatRequest> extractionRequest(const llm::PromptTemplate& prompt,
    const QString& model, const QString& casePrompt, const QString& text)
{
    if (text.trimmed().isEmpty())
        return failure(ErrorCode::InvalidInput,
            ExpertWords::tr("The text is empty, so it has no aspects to extract."));
    return llm::promptRequest(prompt, model,
        {{QStringLiteral("prompt"), casePrompt}, {QStringLiteral("text"), text}},
        outputTokens(text), extractionSchema());
}

Expected<QList<Aspect>> readExtraction(const QString& reply)
{
    TANDEM_TRY(parsed, llm::parseReply(reply));
    TANDEM_TRY(list, aspectsIn(parsed->value));
    if (list->items.size() > kMostAspects)
        return tooLarge(
            ExpertWords::tr("The reply contains more than %n aspect(s).", "", int(kMostAspects)),
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
