#include "models/llm/wireformat.h"

#include "models/llm/embeddings.h"
#include "models/llm/loopback.h"
#include "models/llm/wireformats.h"
#include "models/llm/wirejson.h"
#include "models/words.h"

#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <cstring>

#include <arpa/inet.h>
#include <netinet/in.h>

namespace tandem::llm {

namespace {

/// Whether a host gives the machines of a cloud their keys, or is reached by nobody but the next
/// machine on the wire: what is sent there is no model's business.
bool isLinkLocalOrMetadata(const QString& host)
{
    static const QStringList names{QStringLiteral("metadata"), QStringLiteral("instance-data"),
        QStringLiteral("metadata.google.internal"), QStringLiteral("instance-data.ec2.internal"),
        QStringLiteral("metadata.packet.net"), QStringLiteral("metadata.platformequinix.com")};
    const QString name = host.endsWith(QLatin1Char('.')) ? host.chopped(1) : host;
    if (names.contains(name, Qt::CaseInsensitive))
        return true;
    const QByteArray address = host.section(QLatin1Char('%'), 0, 0).toUtf8();
    in_addr four{};
    if (inet_pton(AF_INET, address.constData(), &four) == 1) {
        constexpr quint32 kLinkLocal = 0xa9fe;     // 169.254.0.0/16
        constexpr quint32 kOfAlibaba = 0x646464c8; // 100.100.100.200
        const quint32 number = ntohl(four.s_addr);
        return number >> 16 == kLinkLocal || number == kOfAlibaba;
    }
    in6_addr six{};
    in6_addr ofAmazon{};
    inet_pton(AF_INET6, "fd00:ec2::254", &ofAmazon);
    return inet_pton(AF_INET6, address.constData(), &six) == 1 &&
           (IN6_IS_ADDR_LINKLOCAL(&six) || std::memcmp(&six, &ofAmazon, sizeof six) == 0);
}

/// Whether a host is surely not out in the Internet: addresses of RFC 1918, 4193 and 6598, names
/// that only a local network has.
bool isInPrivateNetwork(const QString& host)
{
    static const QRegularExpression address(
        QStringLiteral("\\A(10\\.N|192\\.168|172\\.(1[6-9]|2\\d|3[01])|"
                       "100\\.(6[4-9]|[7-9]\\d|1[01]\\d|12[0-7]))\\.N\\.N\\z|"
                       "\\Af[cd][0-9a-f]{2}:[0-9a-f:]*\\z")
            .replace(QLatin1Char('N'), QLatin1String("(25[0-5]|2[0-4]\\d|1?\\d?\\d)")),
        QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression name(
        QStringLiteral("\\A[a-z][a-z0-9-]*\\z|\\.(local|lan|internal|home\\.arpa)\\z"),
        QRegularExpression::CaseInsensitiveOption);
    return (address.match(host).hasMatch() || name.match(host).hasMatch()) &&
           !isLinkLocalOrMetadata(host);
}

/// `value` without what would begin another header line.
QByteArray headerValue(const QString& value)
{
    QByteArray bytes = value.trimmed().toUtf8();
    bytes.removeIf([](char c) { return (c >= 0 && c < 0x20) || c == 0x7f; });
    return bytes;
}

QPair<QByteArray, QByteArray> keyHeader(const Endpoint& endpoint, const QByteArray& key)
{
    const bool bearer =
        endpoint.keyHeader == KeyHeader::Bearer ||
        (endpoint.keyHeader == KeyHeader::Automatic && endpoint.format == WireFormat::OpenAi);
    if (bearer)
        return {"Authorization", "Bearer " + key};
    switch (endpoint.format) {
    case WireFormat::Anthropic:
        return {"x-api-key", key};
    case WireFormat::Gemini:
        return {"x-goog-api-key", key};
    case WireFormat::OpenAi:
        break;
    }
    return {"api-key", key};
}

QByteArray geminiPath(const QString& model, const QByteArray& method)
{
    return '/' + QUrl::toPercentEncoding(gemini::modelPath(model), "/") + method;
}

/// The path below the base address that answers chats.
QByteArray chatPath(const Endpoint& endpoint, const QString& model)
{
    switch (endpoint.format) {
    case WireFormat::Anthropic:
        return "/messages";
    case WireFormat::Gemini:
        return geminiPath(model, ":generateContent");
    case WireFormat::OpenAi:
        break;
    }
    return "/chat/completions";
}

/// `path` (percent-encoded, with its query where it has one) put behind the base address.
QUrl addressBelow(const QUrl& baseUrl, const QByteArray& path)
{
    QByteArray address = baseUrl.toEncoded(QUrl::RemoveQuery | QUrl::RemoveFragment);
    while (address.endsWith('/'))
        address.chop(1);
    return QUrl::fromEncoded(address + path, QUrl::StrictMode);
}

HttpRequest requestTo(const Endpoint& endpoint, const QString& key, const QByteArray& path)
{
    HttpRequest request;
    request.url = addressBelow(endpoint.baseUrl, path);
    request.headers = {{"Accept", "application/json"}};
    if (const QByteArray value = headerValue(key); !value.isEmpty())
        request.headers.append(keyHeader(endpoint, value));
    if (endpoint.format == WireFormat::Anthropic)
        request.headers.emplaceBack("anthropic-version", headerValue(endpoint.anthropicVersion));
    return request;
}

} // namespace

bool isUnprotected(const QUrl& url)
{
    return url.scheme() == QLatin1String("http") && !isLoopback(url.host());
}

Expected<void> checkBaseUrl(const QUrl& url, bool insecureHttp)
{
    const QString remedy = LlmWords::tr("Example: https://api.example.org/v1.");
    if (!url.isValid() || url.isRelative() || url.host().isEmpty())
        return failure(
            ErrorCode::InvalidInput, LlmWords::tr("The address is incomplete."), {}, remedy);
    const QString scheme = url.scheme();
    if (scheme != QLatin1String("https") && scheme != QLatin1String("http"))
        return failure(ErrorCode::InvalidInput,
            LlmWords::tr("The address must begin with https://."), {}, remedy);
    // Before the rest, as the address is shown and stored in many places.
    if (!url.userInfo().isEmpty())
        return failure(ErrorCode::InvalidInput,
            LlmWords::tr("The address must not contain a user name or a password."), {},
            LlmWords::tr("Enter the key in its own field."));
    if (url.hasQuery() || url.hasFragment())
        return failure(ErrorCode::InvalidInput,
            LlmWords::tr("The address must not have a query (\"?\") or a fragment (\"#\")."), {},
            remedy);
    if (!isUnprotected(url))
        return {};
    if (!isInPrivateNetwork(url.host()))
        return failure(ErrorCode::Refused,
            LlmWords::tr("Plain http is allowed only on this computer or in a private network: "
                         "texts and keys would be sent unencrypted."),
            url.host(), LlmWords::tr("Use https."));
    if (!insecureHttp)
        return failure(ErrorCode::Refused,
            LlmWords::tr("Plain http would send texts and keys over the network unencrypted."),
            url.host(),
            LlmWords::tr("Use https, or add --insecure-http if you trust this network."));
    return {};
}

Manner usualManner(const Endpoint& endpoint)
{
    Manner manner;
    if (endpoint.structuredOutput != StructuredOutput::Probe)
        manner.structured = endpoint.structuredOutput;
    manner.temperature = endpoint.sendsTemperature;
    return manner;
}

QString modelAsked(const Endpoint& endpoint, const ChatRequest& request)
{
    return request.model.isEmpty() ? endpoint.model : request.model;
}

HttpRequest encodeChat(
    const Endpoint& endpoint, const ChatRequest& request, const QString& key, const Manner& manner)
{
    HttpRequest http = requestTo(endpoint, key, chatPath(endpoint, modelAsked(endpoint, request)));
    http.headers.emplaceBack("Content-Type", "application/json");
    http.body = encodeChatBody(endpoint, request, manner);
    return http;
}

QByteArray encodeChatBody(
    const Endpoint& endpoint, const ChatRequest& request, const Manner& manner)
{
    const QString model = modelAsked(endpoint, request);
    QJsonObject body;
    switch (endpoint.format) {
    case WireFormat::OpenAi:
        body = openai::chatBody(model, request, manner);
        break;
    case WireFormat::Anthropic:
        body = anthropic::chatBody(model, request, manner);
        break;
    case WireFormat::Gemini:
        body = gemini::chatBody(request, manner);
        break;
    }
    return QJsonDocument(body).toJson(QJsonDocument::Compact);
}

HttpRequest encodeEmbeddings(
    const Endpoint& endpoint, const EmbeddingRequest& request, const QString& key)
{
    const QString model = request.model.isEmpty() ? endpoint.model : request.model;
    const bool isGemini = endpoint.format == WireFormat::Gemini;
    HttpRequest http = requestTo(endpoint, key,
        isGemini ? geminiPath(model, ":batchEmbedContents") : QByteArrayLiteral("/embeddings"));
    http.headers.emplaceBack("Content-Type", "application/json");
    http.body = QJsonDocument(
        isGemini ? gemini::embeddingBody(model, request) : openai::embeddingBody(model, request))
                    .toJson(QJsonDocument::Compact);
    return http;
}

HttpRequest encodeModelList(const Endpoint& endpoint, const QString& key)
{
    // Both of the others give a page of a few by default and take at most this many.
    QByteArray path = "/models";
    if (endpoint.format == WireFormat::Anthropic)
        path += "?limit=1000";
    else if (endpoint.format == WireFormat::Gemini)
        path += "?pageSize=1000";
    HttpRequest http = requestTo(endpoint, key, path);
    http.method = "GET";
    return http;
}

namespace {

Usage usageIn(WireFormat format, const QJsonObject& body)
{
    switch (format) {
    case WireFormat::Anthropic:
        return anthropic::usageOf(body);
    case WireFormat::Gemini:
        return gemini::usageOf(body);
    case WireFormat::OpenAi:
        break;
    }
    return openai::usageOf(body);
}

constexpr QLatin1String kBlockedByFilter("content_filter");

/// The reply of a server that says only in an error that its filter took the question.
ChatReply blockedQuestion(const HttpResponse& response)
{
    ChatReply reply;
    reply.finish = FinishReason::QuestionBlocked;
    reply.blockedFor = kBlockedByFilter;
    reply.raw = response.body;
    reply.httpStatus = response.status;
    return reply;
}

} // namespace

bool isQuestionBlocked(const HttpResponse& response)
{
    const auto body = bodyJson(response);
    if (!body)
        return false;
    const QJsonValue error = (*body)[QLatin1String("error")];
    const auto says = [](const QJsonValue& code, QLatin1String word) {
        return code.toString().compare(word, Qt::CaseInsensitive) == 0;
    };
    return says(error[QLatin1String("code")], kBlockedByFilter) ||
           says(error[QLatin1String("innererror")][QLatin1String("code")],
               QLatin1String("ResponsibleAIPolicyViolation"));
}

Expected<ChatReply> decodeChat(WireFormat format, const HttpResponse& response)
{
    const auto body = bodyObject(response);
    if (!body && isQuestionBlocked(response))
        return blockedQuestion(response);
    if (!body)
        return failure(body.error());
    Expected<ChatReply> reply;
    switch (format) {
    case WireFormat::OpenAi:
        reply = openai::readChat(*body);
        break;
    case WireFormat::Anthropic:
        reply = anthropic::readChat(*body);
        break;
    case WireFormat::Gemini:
        reply = gemini::readChat(*body);
        break;
    }
    if (reply && (reply->finish == FinishReason::Stop || reply->finish == FinishReason::Other)) {
        // Some gateways say only beside the answer that it is not whole.
        const QJsonValue status = body->value(QLatin1String("status"));
        if (!finishOf(status))
            reply = brokeOff(reasonWord(status));
    }
    if (reply) {
        reply->raw = response.body;
        reply->httpStatus = response.status;
        // No text takes no tokens: some servers say 0 where they do not count.
        if (reply->usage == Usage{0, 0} && !reply->text.isEmpty())
            reply->usage = {};
    }
    return reply;
}

namespace {

/// Whether `is` holds of what a body says in one of the formats.
template <typename Is>
bool isSomeReply(const QByteArray& body, Is is)
{
    constexpr int kOk = 200;
    constexpr std::array formats{WireFormat::OpenAi, WireFormat::Anthropic, WireFormat::Gemini};
    return std::any_of(formats.begin(), formats.end(), [&](WireFormat format) {
        return is(decodeChat(format, {kOk, "application/json", {}, body}));
    });
}

} // namespace

bool isBrokenOff(const QByteArray& body)
{
    return isSomeReply(body, [](const Expected<ChatReply>& reply) {
        return !reply && reply.error().code == ErrorCode::Busy;
    });
}

std::optional<ChatReply> countedRemains(WireFormat format, const HttpResponse& response)
{
    const auto answer = decodeChat(format, response);
    const auto body = bodyObject(response);
    if (answer || answer.error().code != ErrorCode::Busy || !body)
        return {};
    ChatReply remains;
    remains.usage = usageIn(format, *body);
    if (remains.usage.input < 0 || remains.usage.output < 0 || remains.usage == Usage{0, 0})
        return {};
    remains.finish = FinishReason::Other;
    remains.model = body->value(QLatin1String("model")).toString();
    remains.raw = response.body;
    remains.httpStatus = response.status;
    return remains;
}

bool mayDifferNextTime(const ChatReply& reply)
{
    switch (reply.finish) {
    case FinishReason::Refusal:
    case FinishReason::QuestionBlocked:
    case FinishReason::AnswerBlocked:
        return false;
    case FinishReason::Stop:
    case FinishReason::Length:
    case FinishReason::Other:
        break;
    }
    return true;
}

bool saysTemperature(const QByteArray& requestBody)
{
    const QLatin1String temperature("temperature");
    const QJsonObject body = QJsonDocument::fromJson(requestBody).object();
    return body.contains(temperature) ||
           body.value(QLatin1String("generationConfig")).toObject().contains(temperature);
}

bool isCutOff(const QByteArray& body)
{
    return isSomeReply(body, [](const Expected<ChatReply>& reply) {
        return reply && reply->finish == FinishReason::Length;
    });
}

bool wouldEndAlike(const QByteArray& body)
{
    return isSomeReply(body, [](const Expected<ChatReply>& reply) {
        return reply && (!mayDifferNextTime(*reply) || reply->finish == FinishReason::Length);
    });
}

} // namespace tandem::llm
