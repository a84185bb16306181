#include "models/llm/wirejson.h"

#include "models/llm/eventstream.h"
#include "models/text/decode.h"
#include "models/words.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <optional>

namespace tandem::llm {

namespace {

constexpr qint64 kWireMostTokens = 1'000'000'000'000;

/// What a model's stopping means; none: its answer broke off.
using Finish = std::optional<FinishReason>;

/// Why a model stopped, as OpenAI, Anthropic, Gemini, OpenRouter, DeepSeek, Mistral, vLLM, SGLang,
/// TGI and llama.cpp say it, in small letters. One list for all: proxies put one's words into
/// another's format.
const QHash<QString, Finish>& finishWords()
{
    static const QHash<QString, Finish> words = [] {
        QHash<QString, Finish> all;
        const auto add = [&all](Finish finish, std::initializer_list<const char*> some) {
            for (const char* word : some)
                all.insert(QLatin1String(word), finish);
        };
        add(FinishReason::Stop, {"", "stop", "eos", "eos_token", "end_turn", "stop_sequence",
                                    "tool_use", "finish_reason_unspecified"});
        add(FinishReason::Length, {"length", "max_tokens", "max_output_tokens", "model_length",
                                      "model_context_window_exceeded"});
        add(FinishReason::Refusal, {"refusal"});
        add(FinishReason::AnswerBlocked,
            {"content_filter", "content_filtered", "safety", "recitation", "blocklist",
                "prohibited_content", "spii", "language", "model_armor", "image_safety",
                "image_prohibited_content", "image_recitation", "sensitive"});
        add(std::nullopt, {"pause_turn", "compaction", "other", "malformed_function_call",
                              "malformed_response", "unexpected_tool_call", "too_many_tool_calls",
                              "missing_thought_signature", "no_image", "image_other"});
        return all;
    }();
    return words;
}

/// Whether a reason that is in no list tells of a limit that the answer has reached.
bool tellsOfLength(const QString& reason)
{
    static const QRegularExpression words(
        QStringLiteral("context[ _-]?(length|size|window)|(length|tokens?)[ _-]?limit|"
                       "max(imum)?[ _-]?((new|output|completion)[ _-]?)?(length|tokens?)"),
        QRegularExpression::CaseInsensitiveOption);
    return words.match(reason).hasMatch();
}

/// Whether a reason that is in no list tells of a failure: servers invent such words, and put what
/// happened behind them.
bool tellsOfFailure(const QString& reason)
{
    static const QRegularExpression words(
        QStringLiteral("error|exception|abort|cancel|fail|overload|time[ds]?[ _-]?out|"
                       "(time|rate)[ _-]?limit|throttl|quota|exhaust|exceed|too[ _-]?many|preempt|"
                       "interrupt|incomplete|insufficient|unavailable|disconnect"),
        QRegularExpression::CaseInsensitiveOption);
    return words.match(reason).hasMatch();
}

/// Gateways, proxies and wrong addresses answer with a page, often as status 200.
bool isWebPage(const HttpResponse& response, const QByteArray& body)
{
    return body.startsWith('<') || response.contentType.toLower().startsWith("text/html");
}

/// Whether the body ends within true, false or null.
bool endsInAWord(const QByteArray& body)
{
    qsizetype begin = body.size();
    while (begin > 0 && body.at(begin - 1) >= 'a' && body.at(begin - 1) <= 'z')
        --begin;
    const QByteArray word = body.sliced(begin);
    return !word.isEmpty() &&
           (QByteArrayView("true").startsWith(word) || QByteArrayView("false").startsWith(word) ||
               QByteArrayView("null").startsWith(word));
}

bool isCutOff(const QJsonParseError& error, const QByteArray& body)
{
    switch (error.error) {
    case QJsonParseError::UnterminatedObject:
    case QJsonParseError::UnterminatedArray:
    case QJsonParseError::UnterminatedString:
        return true;
    default:
        return error.offset >= body.size() - 1 ||
               (error.offset >= body.size() - 4 && endsInAWord(body));
    }
}

tl::unexpected<Error> unreadableBody(const QJsonParseError& error, const QByteArray& body)
{
    const QString detail = QStringLiteral("%1 at byte %2 of %3")
                               .arg(error.errorString())
                               .arg(error.offset)
                               .arg(body.size());
    const bool begins = body.startsWith('{') || body.startsWith('[');
    if (begins && isCutOff(error, body))
        return failure(ErrorCode::InvalidInput, LlmWords::tr("The server's reply is cut off."), {},
            LlmWords::tr("Try again."), detail);
    return failure(ErrorCode::InvalidInput, LlmWords::tr("The server's reply is not JSON."), {},
        LlmWords::tr("Check the endpoint's address and API format."), detail);
}

} // namespace

QString reasonWord(const QJsonValue& reason)
{
    return reason.isObject() ? reason[QLatin1String("type")].toString() : reason.toString();
}

std::optional<FinishReason> finishOf(const QJsonValue& reason)
{
    const QString word = reasonWord(reason);
    const auto known = finishWords().constFind(word.toLower());
    if (known != finishWords().constEnd())
        return *known;
    if (tellsOfLength(word))
        return FinishReason::Length;
    return tellsOfFailure(word) ? std::nullopt : Finish(FinishReason::Other);
}

QByteArray withoutStreamMarks(const QByteArray& body)
{
    constexpr QByteArrayView mark("[DONE]");
    constexpr QByteArrayView data("data:");
    QByteArrayView rest = QByteArrayView(body).trimmed();
    while (rest.startsWith(':')) {
        const qsizetype end = rest.indexOf('\n');
        rest = end < 0 ? QByteArrayView() : rest.sliced(end).trimmed();
    }
    if (!rest.startsWith('{') && !rest.startsWith('['))
        return rest.toByteArray();
    for (;;) {
        const QByteArrayView before =
            rest.endsWith(mark) ? rest.chopped(mark.size()).trimmed() : QByteArrayView();
        const QByteArrayView line = rest.sliced(rest.lastIndexOf('\n') + 1);
        if (before.endsWith(data))
            rest = before.chopped(data.size()).trimmed();
        else if (line.trimmed().startsWith("event:"))
            rest = rest.chopped(line.size()).trimmed();
        else
            return rest.toByteArray();
    }
}

tl::unexpected<Error> brokeOff(const QString& word)
{
    // What servers put behind the word is their own, and may hold the key.
    static const QRegularExpression begin(QStringLiteral("\\A[A-Za-z_]{1,40}\\b"));
    const QString plain = begin.match(word).captured();
    return failure(ErrorCode::Busy,
        plain.isEmpty() ? LlmWords::tr("The server ended the reply early.")
                        : LlmWords::tr("The server ended the reply early (%1).").arg(plain),
        {}, LlmWords::tr("Try again."));
}

bool isError(const QJsonValue& value)
{
    switch (value.type()) {
    case QJsonValue::Object:
        return !value.toObject().isEmpty();
    case QJsonValue::Array:
        return !value.toArray().isEmpty();
    case QJsonValue::String:
        return !value.toString().isEmpty();
    case QJsonValue::Double:
        return value.toDouble() != 0.0;
    case QJsonValue::Bool:
        return value.toBool();
    case QJsonValue::Null:
    case QJsonValue::Undefined:
        break;
    }
    return false;
}

Expected<QJsonValue> bodyJson(const HttpResponse& response)
{
    QByteArray body = withoutStreamMarks(response.body);
    if (body.isEmpty())
        return failure(ErrorCode::InvalidInput, LlmWords::tr("The server's reply is empty."), {},
            LlmWords::tr("Try again."));
    if (isWebPage(response, body))
        return failure(ErrorCode::InvalidInput,
            LlmWords::tr("The server replied with a web page instead of JSON."), {},
            LlmWords::tr(
                "Check the endpoint's address: it should end with the version, such as /v1."));
    // Models break characters apart, and would again: what is none is replaced within the texts.
    if (firstInvalidUtf8(body) >= 0)
        body = QString::fromUtf8(body).toUtf8();
    if (!body.startsWith('{') && isEventStream(response))
        return joinedEvents(body).map([](const QJsonObject& answer) { return QJsonValue(answer); });
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(body, &error);
    if (error.error != QJsonParseError::NoError)
        return unreadableBody(error, body);
    if (document.isArray())
        return QJsonValue(document.array());
    return QJsonValue(document.object());
}

Expected<QJsonObject> bodyObject(const HttpResponse& response)
{
    TANDEM_TRY(json, bodyJson(response));
    const QJsonValue value =
        json->isArray() && json->toArray().size() == 1 ? json->toArray().first() : *json;
    if (!value.isObject())
        return notAnAnswer(QString());
    const QJsonObject object = value.toObject();
    if (isError(object.value(QLatin1String("error"))))
        return failure(ErrorCode::InvalidInput,
            LlmWords::tr("The server sent an error instead of a reply."), {}, {},
            QStringLiteral("error object with status %1").arg(response.status));
    return object;
}

namespace {

constexpr qsizetype kMostPositions = 4096;
constexpr qsizetype kLongestToken = 200;
/// Rounding makes a certain token's logarithm a little more than 0.
constexpr double kMostLogarithm = 1e-3;

/// A token with its logarithm; none where either is not what it should be.
std::optional<TokenChance> tokenChance(const QJsonValue& value, QLatin1String logarithm)
{
    const QJsonValue token = value[QLatin1String("token")];
    const QJsonValue number = value[logarithm];
    if (!token.isString() || !number.isDouble() || !std::isfinite(number.toDouble()) ||
        number.toDouble() > kMostLogarithm || token.toString().size() > kLongestToken)
        return std::nullopt;
    return TokenChance{token.toString(), std::min(number.toDouble(), 0.0)};
}

} // namespace

QList<AnswerToken> answerTokens(const QJsonArray& positions, QLatin1String logarithm,
    const std::function<QJsonArray(qsizetype)>& alternativesOf)
{
    QList<AnswerToken> tokens;
    for (qsizetype i = std::max<qsizetype>(0, positions.size() - kMostPositions);
         i < positions.size(); ++i) {
        const auto chosen = tokenChance(positions.at(i), logarithm);
        if (!chosen)
            return tokens;
        AnswerToken token{*chosen, {}};
        const QJsonArray alternatives = alternativesOf(i);
        for (qsizetype k = 0; k < std::min<qsizetype>(alternatives.size(), kMostAlternatives);
             ++k) {
            // Numbers with such a one among them are no logarithms of probabilities.
            if (alternatives.at(k)[logarithm].toDouble() > kMostLogarithm)
                return tokens;
            if (const auto alternative = tokenChance(alternatives.at(k), logarithm))
                token.alternatives.append(*alternative);
        }
        tokens.append(token);
    }
    return tokens;
}

qint64 tokenCount(const QJsonValue& value)
{
    if (value.isString()) {
        bool ok = false;
        const qint64 count = value.toString().toLongLong(&ok);
        return ok && count >= 0 && count <= kWireMostTokens ? count : -1;
    }
    const double count = value.toDouble(-1);
    if (!(count >= 0 && count <= double(kWireMostTokens)) || count != double(qint64(count)))
        return -1;
    return qint64(count);
}

qint64 sumOfKnown(std::initializer_list<qint64> counts)
{
    qint64 sum = -1;
    for (const qint64 count : counts) {
        if (count >= 0)
            sum = qMax<qint64>(sum, 0) + count;
    }
    return sum;
}

Usage withRestOf(qint64 total, const Usage& usage)
{
    if (usage.input < 0 || total < usage.input)
        return usage;
    return {usage.input, qMax(usage.output, total - usage.input)};
}

QList<Message> messagesFor(const ChatRequest& request, const Manner& manner)
{
    QList<Message> all = request.messages;
    if (!request.schema || manner.structured == StructuredOutput::JsonSchema)
        return all;
    // Not translated: it is part of what is asked, and answers must not depend on the user's
    // language.
    const QString instruction =
        QStringLiteral("Answer with one JSON object and nothing else: no introduction, no code "
                       "fence, no comment. The object must match this JSON schema:\n") +
        QString::fromUtf8(QJsonDocument(request.schema->schema).toJson(QJsonDocument::Compact));
    if (all.isEmpty() || all.last().role != Role::User)
        all.append(Message{Role::User, instruction});
    else
        all.last().text += QStringLiteral("\n\n") + instruction;
    return all;
}

bool mayBeSilent(const ChatReply& reply)
{
    switch (reply.finish) {
    case FinishReason::Length:
    case FinishReason::Refusal:
    case FinishReason::QuestionBlocked:
    case FinishReason::AnswerBlocked:
        return true;
    case FinishReason::Stop:
    case FinishReason::Other:
        break;
    }
    return reply.usage.output > 0;
}

tl::unexpected<Error> notAnAnswer(const QString& pointer)
{
    return failure(ErrorCode::InvalidInput,
        LlmWords::tr("The server's reply is JSON but contains no model reply."), pointer,
        LlmWords::tr("Check the endpoint's API format."));
}

} // namespace tandem::llm
