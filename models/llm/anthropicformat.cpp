#include "models/llm/wireformats.h"

#include "models/llm/wirejson.h"

#include <QJsonArray>
#include <QJsonDocument>

namespace tandem::llm::anthropic {

namespace {

void askForSchema(QJsonObject& body, const Schema& schema)
{
    const QJsonObject tool{{QStringLiteral("name"), schema.name},
        {QStringLiteral("description"), QStringLiteral("Takes the whole answer.")},
        {QStringLiteral("input_schema"), schema.schema}};
    body.insert(QStringLiteral("tools"), QJsonArray{tool});
    body.insert(
        QStringLiteral("tool_choice"), QJsonObject{{QStringLiteral("type"), QStringLiteral("tool")},
                                           {QStringLiteral("name"), schema.name}});
}

/// The input of the first tool call as JSON; else the texts, one after the other. Thinking and
/// other blocks are left out.
QString textOfBlocks(const QJsonArray& blocks)
{
    QString text;
    for (const QJsonValue& block : blocks) {
        const QString type = block[QLatin1String("type")].toString();
        const QJsonValue input = block[QLatin1String("input")];
        if (type == QLatin1String("tool_use") && input.isObject())
            return QString::fromUtf8(
                QJsonDocument(input.toObject()).toJson(QJsonDocument::Compact));
        if (type == QLatin1String("text"))
            text += block[QLatin1String("text")].toString();
    }
    return text;
}

} // namespace

QJsonObject chatBody(const QString& model, const ChatRequest& request, const Manner& manner)
{
    const QList<Message> messages = messagesFor(request, manner);
    QStringList system;
    QJsonArray turns;
    for (const Message& message : messages) {
        if (message.role == Role::System) {
            system.append(message.text);
            continue;
        }
        const bool byModel = message.role == Role::Assistant;
        turns.append(QJsonObject{{QStringLiteral("role"), byModel ? QStringLiteral("assistant")
                                                                  : QStringLiteral("user")},
            {QStringLiteral("content"), message.text}});
    }
    QJsonObject body{{QStringLiteral("model"), model}, {QStringLiteral("messages"), turns},
        {QStringLiteral("max_tokens"), request.maxTokens}};
    // This interface ends the scale of temperatures at 1.
    if (manner.temperature)
        body.insert(QStringLiteral("temperature"), qMin(request.temperature, 1.0));
    if (!system.isEmpty())
        body.insert(QStringLiteral("system"), system.join(QStringLiteral("\n\n")));
    if (request.schema && manner.structured == StructuredOutput::JsonSchema)
        askForSchema(body, *request.schema);
    return body;
}

Expected<ChatReply> readChat(const QJsonObject& body)
{
    const QJsonValue content = body.value(QLatin1String("content"));
    ChatReply reply;
    const QJsonValue reason = body.value(QLatin1String("stop_reason"));
    const QString word = reasonWord(reason);
    const auto finish = finishOf(reason);
    if (!finish)
        return brokeOff(word);
    reply.finish = *finish;
    if (reply.finish == FinishReason::AnswerBlocked)
        reply.blockedFor = word;
    reply.text = content.isString() ? content.toString() : textOfBlocks(content.toArray());
    reply.usage = usageOf(body);
    const bool hasContent = content.isString() || !content.toArray().isEmpty();
    if (!mayBeSilent(reply) && !hasContent)
        return notAnAnswer(QStringLiteral("/content"));
    reply.model = body.value(QLatin1String("model")).toString();
    return reply;
}

Usage usageOf(const QJsonObject& body)
{
    const QJsonObject usage = body.value(QLatin1String("usage")).toObject();
    // Tokens that went into or came from the server's prompt cache are counted apart.
    return {sumOfKnown({tokenCount(usage.value(QLatin1String("input_tokens"))),
                tokenCount(usage.value(QLatin1String("cache_creation_input_tokens"))),
                tokenCount(usage.value(QLatin1String("cache_read_input_tokens")))}),
        tokenCount(usage.value(QLatin1String("output_tokens")))};
}

} // namespace tandem::llm::anthropic
