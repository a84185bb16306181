#include "models/llm/batch.h"

#include "models/llm/openaiformat.h"
#include "models/llm/wirejson.h"
#include "models/text/decode.h"
#include "models/words.h"

#include <QJsonDocument>

namespace tandem::llm {

namespace {

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
            LlmWords::tr("Give the result file of a batch, one JSON object a line."),
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

Error batchError(const QJsonValue& error)
{
    HttpResponse words;
    words.body = compact({{QStringLiteral("error"), error}});
    const QString message = errorMessage(WireFormat::OpenAi, words, QString());
    Error result;
    result.what = message.isEmpty()
                      ? LlmWords::tr("The batch reports an error without saying which.")
                      : LlmWords::tr("The batch reports: \"%1\".").arg(message);
    result.remedy = LlmWords::tr("Ask this one again.");
    return result;
}

} // namespace

Expected<QByteArray> batchLine(
    const QString& customId, const Endpoint& endpoint, const ChatRequest& request)
{
    if (endpoint.format != WireFormat::OpenAi)
        return failure(ErrorCode::Refused,
            LlmWords::tr("Batch files are for OpenAI-compatible endpoints."), endpoint.name,
            LlmWords::tr("Choose another endpoint, or ask it call by call."));
    return compact({{QStringLiteral("custom_id"), customId},
        {QStringLiteral("method"), QStringLiteral("POST")},
        {QStringLiteral("url"), QStringLiteral("/v1/chat/completions")},
        {QStringLiteral("body"),
            openai::chatBody(modelAsked(endpoint, request), request, usualManner(endpoint))}});
}

Expected<BatchResult> readBatchLine(const QByteArray& line)
{
    TANDEM_TRY(object, lineObject(line));
    BatchResult result;
    result.customId = object->value(QLatin1String("custom_id")).toString();
    if (result.customId.isEmpty())
        return failure(ErrorCode::InvalidInput, LlmWords::tr("The line has no custom_id."),
            QStringLiteral("/custom_id"),
            LlmWords::tr("Give the result file of a batch that this program wrote."));
    const QJsonValue response = object->value(QLatin1String("response"));
    const QJsonValue error = object->value(QLatin1String("error"));
    const QByteArray body = bodyBytes(response[QLatin1String("body")]);
    constexpr int kFirstOther = 300;
    // An error beside an answer is no other matter than one in it.
    const bool hasFailed =
        isError(error) && response[QLatin1String("status_code")].toInt(200) < kFirstOther;
    if (!body.isEmpty() && !hasFailed) {
        HttpResponse http;
        http.status = response[QLatin1String("status_code")].toInt(200);
        http.contentType = "application/json";
        http.body = body;
        result.response = http;
    } else if (isSomething(error)) {
        result.response = failure(batchError(error));
    } else {
        return failure(ErrorCode::InvalidInput,
            LlmWords::tr("The line holds neither a response nor an error."), result.customId);
    }
    return result;
}

} // namespace tandem::llm
