#include "models/llm/wireformat.h"

#include "models/llm/wirejson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace tandem::llm {

namespace {

/// A text, or those of the parts that it has, one after the other.
QString textOfParts(const QJsonValue& content)
{
    if (content.isString())
        return content.toString();
    QString text;
    const QJsonArray parts = content.toArray();
    for (const QJsonValue& part : parts)
        text += part.isString() ? part.toString() : part[QLatin1String("text")].toString();
    return text;
}

Role roleNamed(const QString& name)
{
    if (name == QLatin1String("system") || name == QLatin1String("developer"))
        return Role::System;
    const bool byModel = name == QLatin1String("assistant") || name == QLatin1String("model");
    return byModel ? Role::Assistant : Role::User;
}

} // namespace

QList<Message> messagesInBody(const QByteArray& body)
{
    const QJsonObject all = QJsonDocument::fromJson(body).object();
    const bool isGemini = all.contains(QLatin1String("contents"));
    QList<Message> messages;
    const QString system =
        isGemini ? textOfParts(all[QLatin1String("systemInstruction")][QLatin1String("parts")])
                 : textOfParts(all[QLatin1String("system")]);
    if (!system.isEmpty())
        messages.append({Role::System, system});
    const QJsonArray turns = all[QLatin1String(isGemini ? "contents" : "messages")].toArray();
    for (const QJsonValue& turn : turns)
        messages.append({roleNamed(turn[QLatin1String("role")].toString()),
            textOfParts(turn[QLatin1String(isGemini ? "parts" : "content")])});
    return messages;
}

bool asksTheSame(const QByteArray& body, const ChatRequest& request)
{
    const QList<Message> sent = messagesInBody(body);
    const auto isLast = [&](StructuredOutput way) {
        const QList<Message> asked = messagesFor(request, way);
        return !asked.isEmpty() && sent.last().text == asked.last().text;
    };
    return !sent.isEmpty() &&
           (isLast(StructuredOutput::JsonSchema) || isLast(StructuredOutput::PromptOnly));
}

} // namespace tandem::llm
