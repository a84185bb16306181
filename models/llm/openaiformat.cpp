#include "models/llm/wireformats.h"

#include "models/llm/wirejson.h"
#include "models/wordof.h"

#include <QJsonArray>

#include <algorithm>

namespace tandem::llm::openai {

namespace {

QLatin1String roleName(Role role)
{
    static constexpr std::array words{"system", "user", "assistant"};
    return QLatin1String(wordOf(role, words));
}

/// Whether the schema keeps to what strict mode demands: every object closed, every property
/// required.
bool fitsStrictMode(const QJsonValue& value)
{
    if (value.isArray()) {
        const QJsonArray items = value.toArray();
        return std::all_of(items.begin(), items.end(), fitsStrictMode);
    }
    const QJsonObject schema = value.toObject();
    if (schema.value(QLatin1String("type")) == QLatin1String("object")) {
        const QJsonObject properties = schema.value(QLatin1String("properties")).toObject();
        const QJsonArray required = schema.value(QLatin1String("required")).toArray();
        const QJsonValue additional = schema.value(QLatin1String("additionalProperties"));
        if (!additional.isBool() || additional.toBool() || required.size() != properties.size())
            return false;
    }
    return std::all_of(schema.begin(), schema.end(), fitsStrictMode);
}

QJsonObject responseFormat(const Schema& schema)
{
    return {{QStringLiteral("type"), QStringLiteral("json_schema")},
        {QStringLiteral("json_schema"),
            QJsonObject{{QStringLiteral("name"), schema.name},
                {QStringLiteral("schema"), schema.schema},
                {QStringLiteral("strict"), fitsStrictMode(schema.schema)}}}};
}

/// The text of `content`: a string, or a list of parts of which those with text count.
QString textOfContent(const QJsonValue& content)
{
    if (content.isString())
        return content.toString();
    QString text;
    const QJsonArray parts = content.toArray();
    for (const QJsonValue& part : parts) {
        const QJsonValue partText = part[QLatin1String("text")];
        text += part.isString() ? part.toString() : partText.toString();
    }
    return text;
}

/// The model's words where it refuses, as `refusal` or as a part of `content`.
QString refusalText(const QJsonObject& message)
{
    QString text = message.value(QLatin1String("refusal")).toString();
    const QJsonArray parts = message.value(QLatin1String("content")).toArray();
    for (const QJsonValue& part : parts)
        text += part[QLatin1String("refusal")].toString();
    return text;
}

/// The reason of a choice: the server's, or that of the one that it asked where only this tells of
/// a failure.
QJsonValue reasonOf(const QJsonObject& choice)
{
    const QJsonValue inner = choice.value(QLatin1String("native_finish_reason"));
    return finishOf(inner) ? choice.value(QLatin1String("finish_reason")) : inner;
}

/// Why a choice is no answer, as far as it says that; an error beside it counts whatever its text
/// and its reason are, and so does a call of a tool, as none is offered.
std::optional<FinishReason> finishOfChoice(const QJsonObject& choice)
{
    const QJsonValue message = choice.value(QLatin1String("message"));
    if (isError(choice.value(QLatin1String("error"))) || isError(message[QLatin1String("error")]) ||
        !message[QLatin1String("tool_calls")].toArray().isEmpty())
        return std::nullopt;
    return finishOf(reasonOf(choice));
}

} // namespace

QJsonObject chatBody(const QString& model, const ChatRequest& request, const Manner& manner)
{
    const QList<Message> messages = messagesFor(request, manner);
    QJsonArray turns;
    for (const Message& message : messages)
        turns.append(QJsonObject{{QStringLiteral("role"), roleName(message.role)},
            {QStringLiteral("content"), message.text}});
    QJsonObject body{{QStringLiteral("model"), model}, {QStringLiteral("messages"), turns}};
    if (manner.temperature)
        body.insert(QStringLiteral("temperature"), request.temperature);
    body.insert(manner.completionTokens ? QStringLiteral("max_completion_tokens")
                                        : QStringLiteral("max_tokens"),
        request.maxTokens);
    if (request.schema && manner.structured == StructuredOutput::JsonSchema)
        body.insert(QStringLiteral("response_format"), responseFormat(*request.schema));
    else if (request.schema && manner.structured == StructuredOutput::JsonObject)
        body.insert(QStringLiteral("response_format"),
            QJsonObject{{QStringLiteral("type"), QStringLiteral("json_object")}});
    if (request.alternatives > 0) {
        body.insert(QStringLiteral("logprobs"), true);
        body.insert(
            QStringLiteral("top_logprobs"), std::min(request.alternatives, kMostAlternatives));
    }
    return body;
}

QJsonObject embeddingBody(const QString& model, const EmbeddingRequest& request)
{
    QJsonObject body{{QStringLiteral("model"), model},
        {QStringLiteral("input"), QJsonArray::fromStringList(request.texts)}};
    if (request.dimensions > 0)
        body.insert(QStringLiteral("dimensions"), request.dimensions);
    return body;
}

Expected<ChatReply> readChat(const QJsonObject& body)
{
    const QJsonObject choice = body.value(QLatin1String("choices")).toArray().first().toObject();
    if (choice.isEmpty())
        return notAnAnswer(QStringLiteral("/choices"));
    const QJsonObject message = choice.value(QLatin1String("message")).toObject();
    ChatReply reply;
    const QString word = reasonWord(reasonOf(choice));
    const auto finish = finishOfChoice(choice);
    if (!finish)
        return brokeOff(word);
    reply.finish = *finish;
    if (reply.finish == FinishReason::AnswerBlocked)
        reply.blockedFor = word;
    const QJsonValue content = message.value(QLatin1String("content"));
    reply.text = textOfContent(content);
    if (const QString refusal = refusalText(message); !refusal.isEmpty()) {
        reply.finish = FinishReason::Refusal;
        if (reply.text.isEmpty())
            reply.text = refusal;
    }
    reply.usage = usageOf(body);
    if (!mayBeSilent(reply) && !content.isString() && reply.text.isEmpty())
        return notAnAnswer(QStringLiteral("/choices/0/message/content"));
    const QJsonArray tokens =
        choice.value(QLatin1String("logprobs"))[QLatin1String("content")].toArray();
    reply.tokens = answerTokens(tokens, QLatin1String("logprob"), [&](qsizetype position) {
        return tokens.at(position)[QLatin1String("top_logprobs")].toArray();
    });
    reply.model = body.value(QLatin1String("model")).toString();
    return reply;
}

Usage usageOf(const QJsonObject& body)
{
    const QJsonObject usage = body.value(QLatin1String("usage")).toObject();
    return withRestOf(tokenCount(usage.value(QLatin1String("total_tokens"))),
        {tokenCount(usage.value(QLatin1String("prompt_tokens"))),
            tokenCount(usage.value(QLatin1String("completion_tokens")))});
}

} // namespace tandem::llm::openai
