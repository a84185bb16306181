#include "llmevents.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tandem::llm {

namespace {

using Events = QList<QJsonObject>;

QStringList piecesOf(const QString& text)
{
    const qsizetype half = text.size() / 2;
    return {text.left(half), text.mid(half)};
}

Events openAiEvents(const QJsonObject& answer)
{
    const QJsonValue model = answer[QLatin1String("model")];
    const QJsonObject choice = answer[QLatin1String("choices")][0].toObject();
    const auto chunk = [&](const QJsonObject& delta, const QJsonValue& finish) {
        return QJsonObject{{QStringLiteral("model"), model},
            {QStringLiteral("choices"),
                QJsonArray{QJsonObject{{QStringLiteral("index"), 0},
                    {QStringLiteral("delta"), delta}, {QStringLiteral("finish_reason"), finish}}}}};
    };
    Events events;
    const QString text = choice[QLatin1String("message")][QLatin1String("content")].toString();
    for (const QString& piece : piecesOf(text))
        events.append(chunk({{QStringLiteral("content"), piece}}, QJsonValue::Null));
    events.append(chunk({}, choice[QLatin1String("finish_reason")]));
    events.append({{QStringLiteral("choices"), QJsonArray()},
        {QStringLiteral("usage"), answer[QLatin1String("usage")]}});
    return events;
}

/// The block as it begins, and what is added to it.
Events blockEvents(QJsonObject block)
{
    const QString type = QStringLiteral("type");
    const bool isTool = block.contains(QLatin1String("input"));
    const QString whole =
        isTool ? QString::fromUtf8(QJsonDocument(block[QLatin1String("input")].toObject())
                                       .toJson(QJsonDocument::Compact))
               : block[QLatin1String("text")].toString();
    const QString piece = isTool ? QStringLiteral("partial_json") : QStringLiteral("text");
    if (isTool)
        block.insert(QLatin1String("input"), QJsonObject());
    else
        block.insert(QLatin1String("text"), QString());
    Events events{{{type, QStringLiteral("content_block_start")}, {QStringLiteral("index"), 0},
        {QStringLiteral("content_block"), block}}};
    for (const QString& part : piecesOf(whole))
        events.append({{type, QStringLiteral("content_block_delta")}, {QStringLiteral("index"), 0},
            {QStringLiteral("delta"), QJsonObject{{piece, part}}}});
    events.append({{type, QStringLiteral("content_block_stop")}, {QStringLiteral("index"), 0}});
    return events;
}

Events anthropicEvents(const QJsonObject& answer)
{
    const QString type = QStringLiteral("type");
    QJsonObject message = answer;
    message.insert(QLatin1String("content"), QJsonArray());
    message.insert(QLatin1String("stop_reason"), QJsonValue::Null);
    Events events{{{type, QStringLiteral("message_start")}, {QStringLiteral("message"), message}},
        {{type, QStringLiteral("ping")}}};
    const QJsonArray blocks = answer[QLatin1String("content")].toArray();
    for (const QJsonValue& block : blocks)
        events += blockEvents(block.toObject());
    const QString reason = QStringLiteral("stop_reason");
    events.append({{type, QStringLiteral("message_delta")},
        {QStringLiteral("delta"), QJsonObject{{reason, answer[reason]}}},
        {QStringLiteral("usage"), answer[QLatin1String("usage")]}});
    events.append({{type, QStringLiteral("message_stop")}});
    return events;
}

Events geminiEvents(const QJsonObject& answer)
{
    const QJsonObject candidate = answer[QLatin1String("candidates")][0].toObject();
    const QString text =
        candidate[QLatin1String("content")][QLatin1String("parts")][0][QLatin1String("text")]
            .toString();
    Events events;
    for (const QString& piece : piecesOf(text)) {
        const QJsonArray parts{QJsonObject{{QStringLiteral("text"), piece}}};
        QJsonObject part = candidate;
        part.insert(QLatin1String("content"), QJsonObject{{QStringLiteral("parts"), parts}});
        part.remove(QLatin1String("finishReason"));
        events.append({{QStringLiteral("candidates"), QJsonArray{part}}});
    }
    QJsonObject last = answer;
    const QJsonObject end{
        {QStringLiteral("finishReason"), candidate[QLatin1String("finishReason")]}};
    last.insert(QLatin1String("candidates"), QJsonArray{end});
    return events << last;
}

Events eventsOf(WireFormat format, const QJsonObject& answer)
{
    switch (format) {
    case WireFormat::OpenAi:
        return openAiEvents(answer);
    case WireFormat::Anthropic:
        return anthropicEvents(answer);
    case WireFormat::Gemini:
        break;
    }
    return geminiEvents(answer);
}

} // namespace

ServedAnswer asEvents(const LlmQuestion& question, ServedAnswer answer)
{
    const Events events = eventsOf(question.format, QJsonDocument::fromJson(answer.body).object());
    answer.body.clear();
    for (const QJsonObject& event : events)
        answer.body += "data: " + QJsonDocument(event).toJson(QJsonDocument::Compact) + "\n\n";
    if (question.format == WireFormat::OpenAi)
        answer.body += "data: [DONE]\n\n";
    answer.setHeader("Content-Type", "text/event-stream; charset=utf-8");
    answer.delivery = ServedAnswer::Delivery::Chunked;
    return answer;
}

} // namespace tandem::llm
