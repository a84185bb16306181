#include "models/llm/batch.h"

#include "models/llm/wireformats.h"
#include "models/llm/wirejson.h"
#include "models/text/decode.h"
#include "models/words.h"

#include <QJsonDocument>

#include <algorithm>
#include <array>

namespace tandem::llm {

namespace {

constexpr int kBatchOk = 200;
constexpr int kTimeBase = 36;
/// Of a hash's 64, so that the name stays within the 64 characters that Anthropic's server allows.
constexpr qsizetype kNamedDigits = 50;
constexpr qsizetype kHashDigits = 64;

QByteArray compact(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

bool isSomething(const QJsonValue& value)
{
    return !value.isNull() && !value.isUndefined();
}

Expected<QJsonObject> lineObject(const QByteArray& line)
{
    if (firstInvalidUtf8(line) >= 0)
        return failure(ErrorCode::InvalidInput, LlmWords::tr("The line is not valid UTF-8."));
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(line, &error);
    if (!document.isObject())
        return failure(ErrorCode::InvalidInput, LlmWords::tr("The line is not a JSON object."), {},
            LlmWords::tr("Provide a batch result file with one JSON object per line."),
            error.errorString());
    return document.object();
}

/// The body as bytes: an object, or (from some servers) its text.
QByteArray bodyBytes(const QJsonValue& body)
{
    if (body.isString())
        return body.toString().toUtf8();
    return body.isObject() ? compact(body.toObject()) : QByteArray();
}

/// Whether an error meets every try alike.
bool isLasting(const QJsonValue& error, const HttpResponse& told)
{
    // Of google.rpc.Code: an argument, a place, a right, a condition, a function, a key.
    constexpr std::array kLastingCodes{3, 5, 7, 9, 12, 16};
    const int code = error[QLatin1String("code")].toInt();
    if (std::find(kLastingCodes.begin(), kLastingCodes.end(), code) != kLastingCodes.end())
        return true;
    constexpr int kFirstOfClient = 400;
    constexpr int kTimedOut = 408;
    constexpr int kTooManyCalls = 429;
    constexpr int kFirstOfServer = 500;
    const int meant = statusMeant(told);
    return meant >= kFirstOfClient && meant < kFirstOfServer && meant != kTimedOut &&
           meant != kTooManyCalls;
}

Error batchError(const QJsonValue& error, const QString& key)
{
    const HttpResponse told{
        kBatchOk, "application/json", {}, compact({{QStringLiteral("error"), error}})};
    const QString message = errorMessage(WireFormat::OpenAi, told, key);
    Error result;
    result.what = message.isEmpty() ? LlmWords::tr("The batch reports an unspecified error.")
                                    : LlmWords::tr("The batch reports: \"%1\".").arg(message);
    result.remedy = isLasting(error, told)
                        ? LlmWords::tr("Fix this first; a retry would fail the same way.")
                        : LlmWords::tr("Retry this request.");
    return result;
}

QString formatTitle(WireFormat format)
{
    switch (format) {
    case WireFormat::Anthropic:
        return QStringLiteral("Anthropic");
    case WireFormat::Gemini:
        return QStringLiteral("Gemini");
    case WireFormat::OpenAi:
        break;
    }
    return QStringLiteral("OpenAI");
}

HttpResponse answered(const QByteArray& body, int status)
{
    HttpResponse response;
    response.status = status;
    response.contentType = "application/json";
    response.body = body;
    return response;
}

/// What the three formats say of one request: an answer, or what went wrong.
struct Outcome
{
    QByteArray body;
    int status = kBatchOk;
    QJsonValue error;
    bool isAnswered = false; ///< be it with nothing
};

Outcome openAiOutcome(const QJsonObject& line)
{
    const QJsonValue response = line.value(QLatin1String("response"));
    return {bodyBytes(response[QLatin1String("body")]),
        response[QLatin1String("status_code")].toInt(kBatchOk), line.value(QLatin1String("error")),
        response.isObject()};
}

Outcome anthropicOutcome(const QJsonObject& result)
{
    const QString type = result.value(QLatin1String("type")).toString();
    if (type == QLatin1String("succeeded"))
        return {bodyBytes(result.value(QLatin1String("message"))), kBatchOk, QJsonValue()};
    const QJsonValue error = result.value(QLatin1String("error"));
    const QJsonValue inner = error[QLatin1String("error")];
    if (isSomething(error))
        return {{}, kBatchOk, isSomething(inner) ? inner : error};
    // "expired" and "canceled" are all that is said.
    return {{}, kBatchOk, type.isEmpty() ? QJsonValue() : QJsonValue(type)};
}

Outcome geminiOutcome(const QJsonObject& line)
{
    const QJsonValue error = line.value(QLatin1String("error"));
    // A number or an empty text there is no error.
    const QJsonValue status = line.value(QLatin1String("status"));
    return {bodyBytes(line.value(QLatin1String("response"))), kBatchOk,
        !isSomething(error) && status.isObject() ? status : error};
}

} // namespace

QString batchCustomId(const QString& hash, qint64 batch)
{
    return hash.left(kNamedDigits) + QLatin1Char('-') + QString::number(batch, kTimeBase);
}

std::optional<BatchId> batchIdFrom(const QString& customId)
{
    if (customId.size() == kHashDigits && !customId.contains(QLatin1Char('-')))
        return BatchId{customId, {}};
    bool isTime = false;
    const qint64 batch = customId.mid(kNamedDigits + 1).toLongLong(&isTime, kTimeBase);
    if (!isTime || customId.indexOf(QLatin1Char('-')) != kNamedDigits)
        return {};
    return BatchId{customId.left(kNamedDigits), batch};
}

BatchFrame batchFrame(WireFormat format)
{
    if (format == WireFormat::Anthropic)
        return {"{\"requests\":[\n", ",\n", "\n]}\n"};
    return {{}, "\n", "\n"};
}

QByteArray batchLine(const QString& customId, const Endpoint& endpoint, const ChatRequest& request)
{
    const Manner manner = usualManner(endpoint);
    const QString model = modelAsked(endpoint, request);
    switch (endpoint.format) {
    case WireFormat::Anthropic:
        return compact({{QStringLiteral("custom_id"), customId},
            {QStringLiteral("params"), anthropic::chatBody(model, request, manner)}});
    case WireFormat::Gemini:
        return compact({{QStringLiteral("key"), customId},
            {QStringLiteral("request"), gemini::chatBody(request, manner)}});
    case WireFormat::OpenAi:
        break;
    }
    return compact({{QStringLiteral("custom_id"), customId},
        {QStringLiteral("method"), QStringLiteral("POST")},
        {QStringLiteral("url"), QStringLiteral("/v1/chat/completions")},
        {QStringLiteral("body"), openai::chatBody(model, request, manner)}});
}

Expected<BatchResult> readBatchLine(const QByteArray& line, WireFormat format, const QString& key)
{
    TANDEM_TRY(object, lineObject(line));
    BatchResult result;
    result.customId = object->value(QLatin1String("custom_id")).toString();
    const bool isGemini = result.customId.isEmpty();
    if (isGemini)
        result.customId = object->value(QLatin1String("key")).toString();
    if (result.customId.isEmpty())
        return failure(ErrorCode::InvalidInput, LlmWords::tr("The line has no custom_id."),
            QStringLiteral("/custom_id"),
            LlmWords::tr("Provide a batch result file for a batch written by Tandem."));
    const QJsonValue inside = object->value(QLatin1String("result"));
    const WireFormat isIn = isGemini            ? WireFormat::Gemini
                            : inside.isObject() ? WireFormat::Anthropic
                                                : WireFormat::OpenAi;
    if (isIn != format)
        return failure(ErrorCode::InvalidInput,
            LlmWords::tr("The line is in %1 format, but the endpoint uses %2 format.")
                .arg(formatTitle(isIn), formatTitle(format)),
            result.customId, LlmWords::tr("Name the endpoint that the batch was written for."));
    const Outcome outcome = isGemini            ? geminiOutcome(*object)
                            : inside.isObject() ? anthropicOutcome(inside.toObject())
                                                : openAiOutcome(*object);
    constexpr int kFirstOther = 300;
    // An error beside an answer is no other matter than one in it.
    const bool hasFailed = isError(outcome.error) && outcome.status < kFirstOther;
    const QByteArray told =
        outcome.body.isEmpty() ? compact({{QStringLiteral("error"), outcome.error}}) : outcome.body;
    const bool isTrouble = outcome.body.isEmpty() || outcome.status >= kFirstOther;
    // What a filter took is a reply like another, whatever its status.
    if (const HttpResponse block = answered(told, kBatchOk);
        isTrouble && isQuestionBlocked(block)) {
        result.response = block;
    } else if (!outcome.body.isEmpty() && !hasFailed) {
        result.response = answered(outcome.body, outcome.status);
    } else if (isSomething(outcome.error)) {
        result.response = failure(batchError(outcome.error, key));
    } else if (outcome.isAnswered) {
        result.response = answered({}, outcome.status);
    } else {
        return failure(ErrorCode::InvalidInput,
            LlmWords::tr("The line has neither a response nor an error."), result.customId);
    }
    return result;
}

} // namespace tandem::llm
