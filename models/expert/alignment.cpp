#include "models/expert/alignment.h"

#include "models/llm/prompttemplate.h"
#include "models/llm/replyvalue.h"
#include "models/llm/schema.h"
#include "models/words.h"

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
    return {name, llm::objectSchema({{"explanation", llm::typeSchema("string")},
                      {"same", llm::typeSchema("boolean")}})};
}

Expected<llm::ChatRequest> alignmentRequest(const llm::PromptTemplate& prompt, const QString& model,
    const QString& casePrompt, const Aspect& first, const Aspect& second, const llm::Schema& schema)
{
    return llm::promptRequest(prompt, model,
        {{QStringLiteral("prompt"), casePrompt}, {QStringLiteral("first"), withEvidence(first)},
            {QStringLiteral("second"), withEvidence(second)}},
        kAlignmentOutputTokens, schema);
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
    return alignmentRequest(prompt, model, casePrompt, first, second, contentSchema());
}

Expected<llm::ChatRequest> styleRequest(const llm::PromptTemplate& prompt, const QString& model,
    const QString& casePrompt, const Aspect& first, const Aspect& second)
{
    return alignmentRequest(prompt, model, casePrompt, first, second, styleSchema());
}

Expected<Alignment> readAlignment(const QString& reply)
{
    TANDEM_TRY(object, llm::objectInReply(reply));
    const std::optional<bool> same = llm::yesOrNo(llm::firstOf(
        *object, {"same", "aligned", "matched", "is_matched", "match", "answer", "verdict"}));
    if (!same)
        return llm::faultyReply(ExpertWords::tr("The reply says neither yes nor no."));
    Alignment alignment;
    alignment.aligned = *same;
    alignment.reason = llm::reasonIn(*object);
    return alignment;
}

} // namespace tandem::expert
