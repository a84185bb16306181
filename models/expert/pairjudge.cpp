#include "models/expert/pairjudge.h"

#include "models/expert/firsttokens.h"
#include "models/llm/prompttemplate.h"
#include "models/llm/replyvalue.h"
#include "models/llm/schema.h"
#include "models/words.h"

#include <QJsonArray>
#include <QJsonObject>

namespace tandem::expert {

namespace {

constexpr int kPairJudgeOutputTokens = 2048;

} // namespace

llm::Schema pairSchema()
{
    QJsonObject text = llm::typeSchema("integer");
    text.insert(QStringLiteral("minimum"), 1);
    text.insert(QStringLiteral("maximum"), 2);
    return {QStringLiteral("expert_pair"),
        llm::objectSchema({{"explanation", llm::typeSchema("string")}, {"text", text}})};
}

Expected<llm::ChatRequest> pairRequest(const llm::PromptTemplate& prompt, const QString& model,
    const QString& casePrompt, const QString& expected, const QString& first, const QString& second,
    int tokens)
{
    return llm::promptRequest(prompt, model,
        {{QStringLiteral("prompt"), casePrompt},
            {QStringLiteral("expected"), firstTokens(expected, tokens).text},
            {QStringLiteral("first"), firstTokens(first, tokens).text},
            {QStringLiteral("second"), firstTokens(second, tokens).text}},
        kPairJudgeOutputTokens, pairSchema());
}

Expected<PairChoice> readPairChoice(const QString& reply)
{
    TANDEM_TRY(object, llm::objectInReply(reply));
    const std::optional<int> choice = llm::firstOrSecond(
        llm::firstOf(*object, {"text", "choice", "number", "winner", "better", "answer"}));
    if (!choice)
        return llm::faultyReply(ExpertWords::tr("The reply chooses neither of the two texts."));
    return PairChoice{*choice, llm::reasonIn(*object)};
}

} // namespace tandem::expert
