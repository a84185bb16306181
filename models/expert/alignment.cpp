#include "models/expert/alignment.h"

#include "models/expert/expertwords.h"
#include "models/expert/replyfields.h"
#include "models/llm/prompttemplate.h"

#include <QJsonArray>
#include <QJsonObject>

namespace tandem::expert {

namespace {

constexpr int kAlignmentOutputTokens = 2048;

/// An aspect with its evidence as a model reads it; in English, as the prompts are.
QString withEvidence(const Aspect& aspect)
{
    QString block = QStringLiteral("Aspect: ") + aspect.title;
    if (!aspect.description.isEmpty())
        block += QStringLiteral("\nDescription: ") + aspect.description;
    if (aspect.evidence.isEmpty())
        return block + QStringLiteral("\nEvidence: no sentence of the text was given.");
    block += QStringLiteral("\nEvidence:");
    for (const QString& piece : aspect.evidence)
        block += QStringLiteral("\n- ") + piece;
    return block;
}

llm::Schema alignmentSchema(const QString& name)
{
    const auto typed = [](const char* type) {
        return QJsonObject{{QStringLiteral("type"), QLatin1String(type)}};
    };
    const QJsonObject schema{{QStringLiteral("type"), QStringLiteral("object")},
        {QStringLiteral("properties"), QJsonObject{{QStringLiteral("explanation"), typed("string")},
                                           {QStringLiteral("same"), typed("boolean")}}},
        {QStringLiteral("required"),
            QJsonArray{QStringLiteral("explanation"), QStringLiteral("same")}},
        {QStringLiteral("additionalProperties"), false}};
    return {name, schema};
}

Expected<llm::ChatRequest> alignmentRequest(const llm::PromptTemplate& prompt, const QString& model,
    const QString& casePrompt, const Aspect& first, const Aspect& second)
{
    TANDEM_TRY(messages,
        llm::fillPrompt(prompt,
            {{QStringLiteral("prompt"), casePrompt}, {QStringLiteral("first"), withEvidence(first)},
                {QStringLiteral("second"), withEvidence(second)}}));
    llm::ChatRequest request;
    request.model = model;
    request.messages = *messages;
    request.maxTokens = kAlignmentOutputTokens;
    return request;
}

} // namespace

llm::Schema contentSchema()
{
    return alignmentSchema(QStringLiteral("expert_content"));
}

llm::Schema styleSchema()
{
    return alignmentSchema(QStringLiteral("expert_style"));
}

Expected<llm::ChatRequest> contentRequest(const llm::PromptTemplate& prompt, const QString& model,
    const QString& casePrompt, const Aspect& first, const Aspect& second)
{
    auto request = alignmentRequest(prompt, model, casePrompt, first, second);
    if (request)
        request->schema = contentSchema();
    return request;
}

Expected<llm::ChatRequest> styleRequest(const llm::PromptTemplate& prompt, const QString& model,
    const QString& casePrompt, const Aspect& first, const Aspect& second)
{
    auto request = alignmentRequest(prompt, model, casePrompt, first, second);
    if (request)
        request->schema = styleSchema();
    return request;
}

Expected<Alignment> readAlignment(const QString& reply)
{
    TANDEM_TRY(object, objectInReply(reply));
    const std::optional<bool> same = yesOrNo(firstOf(
        *object, {"same", "aligned", "matched", "is_matched", "match", "answer", "verdict"}));
    if (!same)
        return faultyReply(ExpertWords::tr("The reply says neither yes nor no."));
    Alignment alignment;
    alignment.aligned = *same;
    alignment.reason = reasonIn(*object);
    return alignment;
}

} // namespace tandem::expert
