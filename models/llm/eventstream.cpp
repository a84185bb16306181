#include "models/llm/eventstream.h"

#include "models/llm/wirejson.h"
#include "models/words.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <optional>
#include <utility>

namespace tandem::llm {

namespace {

const QLatin1String kContent("content");
const QLatin1String kDelta("delta");
const QLatin1String kText("text");
const QLatin1String kUsage("usage");
const QLatin1String kModel("model");

/// The data of each event.
QList<QByteArray> dataOf(const QByteArray& body)
{
    QList<QByteArray> events;
    QByteArray data;
    const QList<QByteArray> lines = body.split('\n');
    for (const QByteArray& raw : lines) {
        const QByteArray line = raw.trimmed();
        if (line.startsWith("data:"))
            data += line.mid(QByteArrayView("data:").size()).trimmed() + '\n';
        else if (line.isEmpty() && !data.isEmpty())
            events.append(std::exchange(data, {}).trimmed());
    }
    if (!data.isEmpty())
        events.append(data.trimmed());
    return events;
}

/// Whether a model says why it stopped, and so that it did.
bool isReason(const QJsonValue& value)
{
    return value.isString() || value.isObject();
}

/// Puts an answer together from its events.
class Joined final
{
public:
    void take(const QJsonObject& event)
    {
        const QString type = event[QLatin1String("type")].toString();
        if (isError(event[QLatin1String("error")]))
            m_error = event;
        else if (event.contains(QLatin1String("choices")))
            takeChunk(event);
        else if (event.contains(QLatin1String("candidates")))
            takeCandidate(event);
        else
            takeMessagePart(type, event);
    }

    void end() { m_hasEnded = true; }

    std::optional<QJsonObject> answer()
    {
        if (!m_error.isEmpty())
            return m_error;
        if (!m_hasEnded)
            return std::nullopt;
        if (m_isChunked)
            return chatCompletion();
        if (m_answer.contains(QLatin1String("candidates")))
            return m_answer;
        m_answer.insert(kContent, m_blocks);
        return m_answer;
    }

private:
    void keep(const QJsonObject& event, std::initializer_list<QLatin1String> keys)
    {
        for (const QLatin1String key : keys) {
            if (const QJsonValue value = event[key]; !value.isNull() && !value.isUndefined())
                m_answer.insert(key, value);
        }
    }

    /// A piece of a chat completion.
    void takeChunk(const QJsonObject& event)
    {
        m_isChunked = true;
        keep(event, {kModel, kUsage});
        const QJsonObject choice = event[QLatin1String("choices")][0].toObject();
        const QJsonValue delta = choice[kDelta];
        m_text += delta[kContent].toString();
        m_refusal += delta[QLatin1String("refusal")].toString();
        const QJsonArray tokens = choice[QLatin1String("logprobs")][kContent].toArray();
        for (const QJsonValue& token : tokens)
            m_tokens.append(token);
        if (const QJsonValue error = choice[QLatin1String("error")]; isError(error))
            m_choice.insert(QLatin1String("error"), error);
        for (const QLatin1String key :
            {QLatin1String("finish_reason"), QLatin1String("native_finish_reason")}) {
            if (const QJsonValue reason = choice[key]; isReason(reason)) {
                m_choice.insert(key, reason);
                m_hasEnded = true;
            }
        }
    }

    QJsonObject chatCompletion()
    {
        QJsonObject message{{kContent, m_text}};
        if (!m_refusal.isEmpty())
            message.insert(QLatin1String("refusal"), m_refusal);
        m_choice.insert(QLatin1String("message"), message);
        if (!m_tokens.isEmpty())
            m_choice.insert(QLatin1String("logprobs"), QJsonObject{{kContent, m_tokens}});
        m_answer.insert(QLatin1String("choices"), QJsonArray{m_choice});
        return m_answer;
    }

    /// A piece of Gemini's, which looks like the whole.
    void takeCandidate(const QJsonObject& event)
    {
        keep(event, {QLatin1String("usageMetadata"), QLatin1String("modelVersion")});
        QJsonObject candidate = event[QLatin1String("candidates")][0].toObject();
        const QJsonArray parts = candidate[kContent][QLatin1String("parts")].toArray();
        for (const QJsonValue& part : parts)
            m_blocks.append(part);
        m_hasEnded = m_hasEnded || isReason(candidate[QLatin1String("finishReason")]);
        candidate.insert(kContent, QJsonObject{{QLatin1String("parts"), m_blocks}});
        m_answer.insert(QLatin1String("candidates"), QJsonArray{candidate});
    }

    /// A piece of one of Anthropic's messages.
    void takeMessagePart(const QString& type, const QJsonObject& event)
    {
        if (type == QLatin1String("message_start")) {
            m_answer = event[QLatin1String("message")].toObject();
        } else if (type == QLatin1String("content_block_start")) {
            m_blocks.append(event[QLatin1String("content_block")]);
            m_text.clear();
        } else if (type == QLatin1String("content_block_delta") && !m_blocks.isEmpty()) {
            addToBlock(event[kDelta]);
        } else if (type == QLatin1String("message_delta")) {
            m_answer.insert(
                QLatin1String("stop_reason"), event[kDelta][QLatin1String("stop_reason")]);
            QJsonObject usage = m_answer[kUsage].toObject();
            const QJsonObject more = event[kUsage].toObject();
            for (auto it = more.begin(); it != more.end(); ++it)
                usage.insert(it.key(), it.value());
            m_answer.insert(kUsage, usage);
            m_hasEnded = true;
        }
    }

    void addToBlock(const QJsonValue& delta)
    {
        QJsonObject block = m_blocks.last().toObject();
        if (delta[kText].isString()) {
            block.insert(kText, QString(block[kText].toString() + delta[kText].toString()));
        } else if (const QJsonValue json = delta[QLatin1String("partial_json")]; json.isString()) {
            m_text += json.toString();
            const QJsonDocument input = QJsonDocument::fromJson(m_text.toUtf8());
            if (input.isObject())
                block.insert(QLatin1String("input"), input.object());
        }
        m_blocks.replace(m_blocks.size() - 1, block);
    }

    QJsonObject m_answer;
    QJsonObject m_choice;
    QJsonArray m_blocks; ///< of Anthropic's content, or Gemini's parts
    QJsonArray m_tokens;
    QString m_text; ///< of the message, or the JSON of the block that is being read
    QString m_refusal;
    QJsonObject m_error;
    bool m_isChunked = false; ///< pieces of a chat completion came
    bool m_hasEnded = false;
};

} // namespace

bool isEventStream(const HttpResponse& response)
{
    const QByteArray body = withoutStreamMarks(response.body);
    return response.contentType.toLower().startsWith("text/event-stream") ||
           body.startsWith("data:") || body.startsWith("event:");
}

Expected<QJsonObject> joinedEvents(const QByteArray& body)
{
    Joined joined;
    const QList<QByteArray> events = dataOf(body);
    for (const QByteArray& data : events) {
        if (data == "[DONE]") {
            joined.end();
            continue;
        }
        const QJsonDocument event = QJsonDocument::fromJson(data);
        if (!event.isObject())
            return failure(ErrorCode::InvalidInput,
                LlmWords::tr("An event in the server's reply is not JSON."), {},
                LlmWords::tr("Try again."));
        joined.take(event.object());
    }
    if (const auto answer = joined.answer())
        return *answer;
    return failure(ErrorCode::InvalidInput, LlmWords::tr("The server's reply is cut off."), {},
        LlmWords::tr("Try again."));
}

} // namespace tandem::llm
