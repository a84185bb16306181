#include "models/expert/pairjudge.h"

#include "models/expert/expertwords.h"
#include "models/expert/firsttokens.h"
#include "models/expert/replyfields.h"
#include "models/llm/prompttemplate.h"

#include <QJsonArray>
#include <QJsonObject>

namespace tandem::expert {

namespace {

constexpr int kPairJudgeOutputTokens = 2048;

std::optional<int> choiceIn(const QJsonValue& value)
{
    if (const std::optional<int> number = wholeNumber(value))
        return *number == 1 || *number == 2 ? number : std::nullopt;
    QString word = value.toString().simplified().toLower();
    for (const char* const noun : {" text", " output", " one"}) {
        if (word.endsWith(QLatin1String(noun)))
            word.chop(QLatin1String(noun).size());
    }
    if (word.startsWith(QLatin1String("the ")))
        word.remove(0, 4);
    if (word == QLatin1String("first") || word == QLatin1String("one"))
        return 1;
    if (word == QLatin1String("second") || word == QLatin1String("two"))
        return 2;
    return {};
}

} // namespace

llm::Schema pairSchema()
{
    const QJsonObject explanation{{QStringLiteral("type"), QStringLiteral("string")}};
    const QJsonObject text{{QStringLiteral("type"), QStringLiteral("integer")},
        {QStringLiteral("minimum"), 1}, {QStringLiteral("maximum"), 2}};
    const QJsonObject schema{{QStringLiteral("type"), QStringLiteral("object")},
        {QStringLiteral("properties"), QJsonObject{{QStringLiteral("explanation"), explanation},
                                           {QStringLiteral("text"), text}}},
        {QStringLiteral("required"),
            QJsonArray{QStringLiteral("explanation"), QStringLiteral("text")}},
        {QStringLiteral("additionalProperties"), false}};
    return {QStringLiteral("expert_pair"), schema};
}

Expected<llm::ChatRequest> pairRequest(const llm::PromptTemplate& prompt, const QString& model,
    const QString& casePrompt, const QString& expected, const QString& first, const QString& second,
    int tokens)
{
    TANDEM_TRY(messages, llm::fillPrompt(prompt,
                             {{QStringLiteral("prompt"), casePrompt},
                                 {QStringLiteral("expected"), firstTokens(expected, tokens).text},
                                 {QStringLiteral("first"), firstTokens(first, tokens).text},
                                 {QStringLiteral("second"), firstTokens(second, tokens).text}}));
    llm::ChatRequest request;
    request.model = model;
    request.messages = *messages;
    request.maxTokens = kPairJudgeOutputTokens;
    request.schema = pairSchema();
    return request;
}

Expected<PairChoice> readPairChoice(const QString& reply)
{
    TANDEM_TRY(object, objectInReply(reply));
    const std::optional<int> choice =
        choiceIn(firstOf(*object, {"text", "choice", "number", "winner", "better", "answer"}));
    if (!choice)
        return faultyReply(ExpertWords::tr("The reply chooses neither of the two texts."));
    return PairChoice{*choice, reasonIn(*object)};
}

} // namespace tandem::expert
