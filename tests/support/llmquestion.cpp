#include "llmquestion.h"

#include "llmanswer.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRegularExpression>

#include <optional>

namespace tandem::llm {

namespace {

/// The first thing in a request that a real server would complain of.
using Complaint = std::optional<QString>;

Complaint unknownField(const QJsonObject& object, const QStringList& known, const QString& sentence)
{
    for (auto it = object.begin(); it != object.end(); ++it) {
        if (!known.contains(it.key()))
            return sentence.arg(it.key());
    }
    return std::nullopt;
}

bool isNumberIn(const QJsonValue& value, double least, double most)
{
    return value.isUndefined() ||
           (value.isDouble() && value.toDouble() >= least && value.toDouble() <= most);
}

QString join(const QString& one, const QString& other)
{
    return one.isEmpty() ? other : one + u'\n' + other;
}

void takeSchema(LlmQuestion& question, const QString& name, const QJsonValue& schema)
{
    question.structured = StructuredOutput::JsonSchema;
    question.schemaName = name;
    question.schema = schema.toObject();
}

Complaint readResponseFormat(LlmQuestion& question, const QJsonValue& format)
{
    const QString type = format[QLatin1String("type")].toString();
    if (format.isUndefined() || type == QLatin1String("text"))
        return std::nullopt;
    if (type == QLatin1String("json_object")) {
        question.structured = StructuredOutput::JsonObject;
        return std::nullopt;
    }
    const QJsonValue schema = format[QLatin1String("json_schema")];
    static const QRegularExpression name(QStringLiteral("^[a-zA-Z0-9_-]{1,64}$"));
    if (type != QLatin1String("json_schema") || !schema[QLatin1String("schema")].isObject() ||
        !name.match(schema[QLatin1String("name")].toString()).hasMatch())
        return QStringLiteral("Invalid value for 'response_format'.");
    takeSchema(question, schema[QLatin1String("name")].toString(), schema[QLatin1String("schema")]);
    return std::nullopt;
}

Complaint readOpenAi(LlmQuestion& question)
{
    const QJsonObject& body = question.body;
    static const QStringList known{QStringLiteral("model"), QStringLiteral("messages"),
        QStringLiteral("temperature"), QStringLiteral("max_tokens"),
        QStringLiteral("max_completion_tokens"), QStringLiteral("response_format"),
        QStringLiteral("seed"), QStringLiteral("logprobs"), QStringLiteral("top_logprobs")};
    if (auto complaint =
            unknownField(body, known, QStringLiteral("Unrecognized request argument supplied: %1")))
        return complaint;
    if (!isNumberIn(body.value(QLatin1String("temperature")), 0, 2) ||
        !isNumberIn(body.value(QLatin1String("max_tokens")), 1, 1e6))
        return QStringLiteral("'temperature' or 'max_tokens' is out of range.");
    const QJsonArray messages = body.value(QLatin1String("messages")).toArray();
    for (const QJsonValue& message : messages) {
        const QString role = message[QLatin1String("role")].toString();
        const QString text = message[QLatin1String("content")].toString();
        if (role == QLatin1String("system"))
            question.system = join(question.system, text);
        else if (role == QLatin1String("user"))
            question.prompt = join(question.prompt, text);
        else if (role != QLatin1String("assistant"))
            return QStringLiteral("Invalid value for 'messages[].role': '%1'.").arg(role);
    }
    question.model = body.value(QLatin1String("model")).toString();
    if (body.contains(QLatin1String("top_logprobs")) &&
        !body.value(QLatin1String("logprobs")).toBool())
        return QStringLiteral("'top_logprobs' is only allowed when 'logprobs' is enabled.");
    question.alternatives = body.value(QLatin1String("top_logprobs")).toInt();
    return readResponseFormat(question, body.value(QLatin1String("response_format")));
}

Complaint readAnthropic(LlmQuestion& question)
{
    const QJsonObject& body = question.body;
    static const QStringList known{QStringLiteral("model"), QStringLiteral("messages"),
        QStringLiteral("system"), QStringLiteral("max_tokens"), QStringLiteral("temperature"),
        QStringLiteral("tools"), QStringLiteral("tool_choice")};
    if (auto complaint =
            unknownField(body, known, QStringLiteral("%1: Extra inputs are not permitted")))
        return complaint;
    if (!body.contains(QLatin1String("max_tokens")))
        return QStringLiteral("max_tokens: Field required");
    if (!isNumberIn(body.value(QLatin1String("temperature")), 0, 1) ||
        !isNumberIn(body.value(QLatin1String("max_tokens")), 1, 1e6))
        return QStringLiteral("temperature, max_tokens: Input should be in range");
    const QJsonArray messages = body.value(QLatin1String("messages")).toArray();
    for (const QJsonValue& message : messages) {
        const QString role = message[QLatin1String("role")].toString();
        if (role == QLatin1String("user"))
            question.prompt = join(question.prompt, message[QLatin1String("content")].toString());
        else if (role != QLatin1String("assistant"))
            return QStringLiteral("messages: Unexpected role \"%1\"").arg(role);
    }
    question.model = body.value(QLatin1String("model")).toString();
    question.system = body.value(QLatin1String("system")).toString();
    const QJsonValue tool = body.value(QLatin1String("tools"))[0];
    if (!tool.isUndefined()) {
        if (!tool[QLatin1String("input_schema")].isObject())
            return QStringLiteral("tools.0.input_schema: Field required");
        takeSchema(
            question, tool[QLatin1String("name")].toString(), tool[QLatin1String("input_schema")]);
    }
    return std::nullopt;
}

QString partsText(const QJsonValue& content)
{
    QString text;
    const QJsonArray parts = content[QLatin1String("parts")].toArray();
    for (const QJsonValue& part : parts)
        text += part[QLatin1String("text")].toString();
    return text;
}

Complaint readGemini(LlmQuestion& question)
{
    static const QString unknown =
        QStringLiteral("Invalid JSON payload received. Unknown name \"%1\": Cannot find field.");
    static const QStringList knownOnTop{QStringLiteral("contents"),
        QStringLiteral("systemInstruction"), QStringLiteral("generationConfig"),
        QStringLiteral("safetySettings")};
    static const QStringList knownInside{QStringLiteral("temperature"),
        QStringLiteral("maxOutputTokens"), QStringLiteral("responseMimeType"),
        QStringLiteral("responseSchema"), QStringLiteral("responseJsonSchema"),
        QStringLiteral("responseLogprobs"), QStringLiteral("logprobs")};
    const QJsonObject& body = question.body;
    const QJsonObject config = body.value(QLatin1String("generationConfig")).toObject();
    if (auto complaint = unknownField(body, knownOnTop, unknown))
        return complaint;
    if (auto complaint = unknownField(config, knownInside, unknown))
        return complaint;
    if (!isNumberIn(config.value(QLatin1String("temperature")), 0, 2) ||
        !isNumberIn(config.value(QLatin1String("maxOutputTokens")), 1, 1e6))
        return QStringLiteral("temperature or max_output_tokens is out of range");
    const QJsonArray contents = body.value(QLatin1String("contents")).toArray();
    for (const QJsonValue& content : contents) {
        const QString role = content[QLatin1String("role")].toString();
        if (role == QLatin1String("user"))
            question.prompt = join(question.prompt, partsText(content));
        else if (role != QLatin1String("model"))
            return QStringLiteral("Please use a valid role: user, model.");
    }
    question.system = partsText(body.value(QLatin1String("systemInstruction")));
    if (config.contains(QLatin1String("logprobs")) &&
        !config.value(QLatin1String("responseLogprobs")).toBool())
        return QStringLiteral("logprobs needs responseLogprobs");
    question.alternatives = config.value(QLatin1String("logprobs")).toInt();
    if (config.contains(QLatin1String("responseMimeType")))
        question.structured = StructuredOutput::JsonObject;
    if (config.contains(QLatin1String("responseSchema")))
        takeSchema(question, {}, config.value(QLatin1String("responseSchema")));
    return std::nullopt;
}

/// A text, or a list of texts.
Complaint readOpenAiTexts(LlmQuestion& question)
{
    const QJsonObject& body = question.body;
    static const QStringList known{QStringLiteral("model"), QStringLiteral("input"),
        QStringLiteral("dimensions"), QStringLiteral("encoding_format")};
    if (auto complaint =
            unknownField(body, known, QStringLiteral("Unrecognized request argument supplied: %1")))
        return complaint;
    question.model = body.value(QLatin1String("model")).toString();
    question.dimensions = body.value(QLatin1String("dimensions")).toInt();
    const QJsonArray input = body.value(QLatin1String("input")).toArray();
    for (const QJsonValue& text : input)
        question.texts.append(text.toString());
    return std::nullopt;
}

Complaint readGeminiTexts(LlmQuestion& question)
{
    const QString model = QStringLiteral("models/") + question.model;
    const QJsonArray requests = question.body.value(QLatin1String("requests")).toArray();
    for (const QJsonValue& request : requests) {
        if (request[QLatin1String("model")].toString() != model)
            return QStringLiteral("BatchEmbedContentsRequest.requests[].model: must match.");
        question.texts.append(partsText(request[QLatin1String("content")]));
        question.dimensions = request[QLatin1String("outputDimensionality")].toInt();
    }
    return std::nullopt;
}

Complaint readTexts(LlmQuestion& question)
{
    constexpr int kMostTexts = 100;
    const Complaint complaint = question.format == WireFormat::Gemini ? readGeminiTexts(question)
                                                                      : readOpenAiTexts(question);
    if (complaint)
        return complaint;
    if (question.texts.isEmpty() || question.texts.size() > kMostTexts)
        return QStringLiteral("at most 100 requests can be in one batch, and at least one.");
    if (question.texts.contains(QString()))
        return QStringLiteral("'$.input' is invalid.");
    return std::nullopt;
}

/// Which format a path belongs to, and what it asks for.
std::optional<LlmQuestion> route(const ServedRequest& request)
{
    static const QRegularExpression generate(
        QStringLiteral("^/v1beta/models/([^/:]+):(generateContent|batchEmbedContents)$"));
    const QString path = QString::fromUtf8(QByteArray::fromPercentEncoding(request.path));
    LlmQuestion question;
    if (path == QLatin1String("/v1/chat/completions")) {
        question.format = WireFormat::OpenAi;
    } else if (path == QLatin1String("/v1/embeddings")) {
        question.isEmbedding = true;
    } else if (path == QLatin1String("/v1/messages")) {
        question.format = WireFormat::Anthropic;
    } else if (const auto match = generate.match(path); match.hasMatch()) {
        question.format = WireFormat::Gemini;
        question.model = match.captured(1);
        question.isEmbedding = match.captured(2) == QLatin1String("batchEmbedContents");
    } else if (path == QLatin1String("/v1/models") || path == QLatin1String("/v1beta/models")) {
        question.isModelList = true;
        if (path == QLatin1String("/v1beta/models"))
            question.format = WireFormat::Gemini;
        else if (request.headers.contains("anthropic-version"))
            question.format = WireFormat::Anthropic;
    } else {
        return std::nullopt;
    }
    return question;
}

QString keyIn(const ServedRequest& request, WireFormat format)
{
    const QByteArray bearer = request.headers.value("authorization");
    const QByteArray own =
        request.headers.value(format == WireFormat::Gemini ? "x-goog-api-key" : "x-api-key");
    if (format != WireFormat::OpenAi && !own.isEmpty())
        return QString::fromUtf8(own);
    return bearer.startsWith("Bearer ") ? QString::fromUtf8(bearer.mid(7)) : QString();
}

bool isKnownVersion(const QByteArray& version)
{
    return version == "2023-06-01" || version == "2026-10-21";
}

std::optional<ServedAnswer> wrongHead(
    const ServedRequest& request, const LlmQuestion& question, const QString& key)
{
    const auto refuse = [&](int status, const QString& words) {
        return errorAnswer(question.format, status, words);
    };
    if (request.method != (question.isModelList ? "GET" : "POST"))
        return refuse(405, QStringLiteral("Method not allowed."));
    const QString sentKey = keyIn(request, question.format);
    // The real ones repeat the key as well.
    if (sentKey.isEmpty() || (!key.isEmpty() && sentKey != key))
        return refuse(401, QStringLiteral("Incorrect API key provided: %1.").arg(sentKey));
    if (question.format == WireFormat::Anthropic &&
        !isKnownVersion(request.headers.value("anthropic-version")))
        return refuse(400, QStringLiteral("anthropic-version: header is required"));
    if (!question.isModelList &&
        !request.headers.value("content-type").startsWith("application/json"))
        return refuse(415, QStringLiteral("Unsupported content type."));
    return std::nullopt;
}

} // namespace

std::variant<LlmQuestion, ServedAnswer> readQuestion(
    const ServedRequest& request, const QString& key)
{
    auto question = route(request);
    if (!question)
        return errorAnswer(WireFormat::OpenAi, 404, QStringLiteral("Unknown request URL."));
    if (auto wrong = wrongHead(request, *question, key))
        return *wrong;
    if (question->isModelList)
        return *question;
    const QJsonDocument body = QJsonDocument::fromJson(request.body);
    if (!body.isObject())
        return errorAnswer(
            question->format, 400, QStringLiteral("We could not parse the JSON body."));
    question->body = body.object();
    Complaint complaint;
    if (question->isEmbedding) {
        complaint = readTexts(*question);
        if (complaint)
            return errorAnswer(question->format, 400, *complaint);
        return *question;
    }
    switch (question->format) {
    case WireFormat::OpenAi:
        complaint = readOpenAi(*question);
        break;
    case WireFormat::Anthropic:
        complaint = readAnthropic(*question);
        break;
    case WireFormat::Gemini:
        complaint = readGemini(*question);
        break;
    }
    if (!complaint && question->model.isEmpty())
        complaint = QStringLiteral("you must provide a model parameter");
    if (!complaint && question->prompt.isEmpty())
        complaint = QStringLiteral("messages: at least one message is required");
    if (complaint)
        return errorAnswer(question->format, 400, *complaint);
    return *question;
}

} // namespace tandem::llm
