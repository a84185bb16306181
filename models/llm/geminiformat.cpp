#include "models/llm/wireformats.h"

#include "models/llm/wirejson.h"

#include <QJsonArray>
#include <QSet>

#include <algorithm>

namespace tandem::llm::gemini {

namespace {

QJsonObject content(const QString& role, const QString& text)
{
    QJsonObject turn{
        {QStringLiteral("parts"), QJsonArray{QJsonObject{{QStringLiteral("text"), text}}}}};
    if (!role.isEmpty())
        turn.insert(QStringLiteral("role"), role);
    return turn;
}

/// Keywords that mean the same there and take no schema.
bool isPlainKeyword(const QString& key)
{
    static const QSet<QString> known{QStringLiteral("title"), QStringLiteral("description"),
        QStringLiteral("nullable"), QStringLiteral("required"), QStringLiteral("minItems"),
        QStringLiteral("maxItems"), QStringLiteral("minProperties"),
        QStringLiteral("maxProperties"), QStringLiteral("minLength"), QStringLiteral("maxLength"),
        QStringLiteral("pattern"), QStringLiteral("minimum"), QStringLiteral("maximum"),
        QStringLiteral("propertyOrdering")};
    return known.contains(key);
}

void convertType(const QJsonValue& type, QJsonObject& into)
{
    const QJsonArray types = type.isArray() ? type.toArray() : QJsonArray{type};
    for (const QJsonValue& one : types) {
        if (one == QLatin1String("null"))
            into.insert(QStringLiteral("nullable"), true);
        else if (!into.contains(QLatin1String("type")))
            into.insert(QStringLiteral("type"), one.toString().toUpper());
    }
}

QJsonArray convertedList(const QJsonArray& schemas)
{
    QJsonArray converted;
    for (const QJsonValue& schema : schemas)
        converted.append(responseSchema(schema.toObject()));
    return converted;
}

/// Only strings can be enumerated there.
void convertEnum(const QJsonArray& values, QJsonObject& into)
{
    const bool strings = std::all_of(
        values.begin(), values.end(), [](const QJsonValue& value) { return value.isString(); });
    if (strings)
        into.insert(QStringLiteral("enum"), values);
}

QString partsText(const QJsonArray& parts)
{
    QString text;
    for (const QJsonValue& part : parts) {
        if (!part[QLatin1String("thought")].toBool())
            text += part[QLatin1String("text")].toString();
    }
    return text;
}

} // namespace

QJsonObject chatBody(const ChatRequest& request, const Manner& manner)
{
    const QList<Message> messages = messagesFor(request, manner);
    QStringList system;
    QJsonArray turns;
    for (const Message& message : messages) {
        if (message.role == Role::System)
            system.append(message.text);
        else
            turns.append(content(
                message.role == Role::Assistant ? QStringLiteral("model") : QStringLiteral("user"),
                message.text));
    }
    QJsonObject generation{{QStringLiteral("maxOutputTokens"), request.maxTokens}};
    if (manner.temperature)
        generation.insert(QStringLiteral("temperature"), request.temperature);
    if (request.schema && manner.structured != StructuredOutput::PromptOnly)
        generation.insert(QStringLiteral("responseMimeType"), QStringLiteral("application/json"));
    if (request.schema && manner.structured == StructuredOutput::JsonSchema)
        generation.insert(QStringLiteral("responseSchema"), responseSchema(request.schema->schema));
    if (request.alternatives > 0) {
        generation.insert(QStringLiteral("responseLogprobs"), true);
        generation.insert(
            QStringLiteral("logprobs"), std::min(request.alternatives, kMostAlternatives));
    }
    QJsonObject body{
        {QStringLiteral("contents"), turns}, {QStringLiteral("generationConfig"), generation}};
    if (!system.isEmpty())
        body.insert(QStringLiteral("systemInstruction"),
            content(QString(), system.join(QStringLiteral("\n\n"))));
    return body;
}

QString modelPath(const QString& model)
{
    return model.contains(QLatin1Char('/')) ? model : QStringLiteral("models/") + model;
}

QJsonObject embeddingBody(const QString& model, const EmbeddingRequest& request)
{
    QJsonArray requests;
    for (const QString& text : request.texts) {
        QJsonObject one{{QStringLiteral("model"), modelPath(model)},
            {QStringLiteral("content"), content(QString(), text)}};
        if (request.dimensions > 0)
            one.insert(QStringLiteral("outputDimensionality"), request.dimensions);
        requests.append(one);
    }
    return {{QStringLiteral("requests"), requests}};
}

QJsonObject responseSchema(const QJsonObject& schema)
{
    QJsonObject converted;
    for (auto it = schema.begin(); it != schema.end(); ++it) {
        const QString key = it.key();
        const QJsonValue value = it.value();
        if (key == QLatin1String("type")) {
            convertType(value, converted);
        } else if (key == QLatin1String("properties")) {
            QJsonObject properties;
            const QJsonObject from = value.toObject();
            for (auto property = from.begin(); property != from.end(); ++property)
                properties.insert(property.key(), responseSchema(property.value().toObject()));
            converted.insert(key, properties);
        } else if (key == QLatin1String("items")) {
            converted.insert(key, responseSchema(value.toObject()));
        } else if (key == QLatin1String("anyOf") || key == QLatin1String("oneOf")) {
            converted.insert(QStringLiteral("anyOf"), convertedList(value.toArray()));
        } else if (key == QLatin1String("enum")) {
            convertEnum(value.toArray(), converted);
        } else if (key == QLatin1String("const")) {
            convertEnum(QJsonArray{value}, converted);
        } else if (isPlainKeyword(key)) {
            converted.insert(key, value);
        }
    }
    return converted;
}

Expected<ChatReply> readChat(const QJsonObject& body)
{
    ChatReply reply;
    reply.usage = usageOf(body);
    reply.model = body.value(QLatin1String("modelVersion")).toString();

    const QJsonObject candidate =
        body.value(QLatin1String("candidates")).toArray().first().toObject();
    if (candidate.isEmpty()) {
        const QJsonValue blocked =
            body.value(QLatin1String("promptFeedback"))[QLatin1String("blockReason")];
        if (!blocked.isString())
            return notAnAnswer(QStringLiteral("/candidates"));
        reply.finish = FinishReason::QuestionBlocked;
        reply.blockedFor = blocked.toString();
        return reply;
    }
    const QJsonValue reason = candidate.value(QLatin1String("finishReason"));
    const QString word = reasonWord(reason);
    const auto finish = finishOf(reason);
    if (!finish || isError(candidate.value(QLatin1String("error"))))
        return brokeOff(word);
    reply.finish = *finish;
    if (reply.finish == FinishReason::AnswerBlocked)
        reply.blockedFor = word;
    const QJsonArray parts =
        candidate.value(QLatin1String("content"))[QLatin1String("parts")].toArray();
    reply.text = partsText(parts);
    const QJsonValue logarithms = candidate.value(QLatin1String("logprobsResult"));
    const QJsonArray top = logarithms[QLatin1String("topCandidates")].toArray();
    reply.tokens = answerTokens(logarithms[QLatin1String("chosenCandidates")].toArray(),
        QLatin1String("logProbability"), [&](qsizetype position) {
            return top.at(position)[QLatin1String("candidates")].toArray();
        });
    if (parts.isEmpty() && reply.finish == FinishReason::Stop && !mayBeSilent(reply))
        return notAnAnswer(QStringLiteral("/candidates/0/content/parts"));
    return reply;
}

Usage usageOf(const QJsonObject& body)
{
    const QJsonObject usage = body.value(QLatin1String("usageMetadata")).toObject();
    return withRestOf(tokenCount(usage.value(QLatin1String("totalTokenCount"))),
        {tokenCount(usage.value(QLatin1String("promptTokenCount"))),
            sumOfKnown({tokenCount(usage.value(QLatin1String("candidatesTokenCount"))),
                tokenCount(usage.value(QLatin1String("thoughtsTokenCount")))})});
}

} // namespace tandem::llm::gemini
