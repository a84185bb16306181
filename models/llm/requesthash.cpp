#include "models/llm/requesthash.h"

#include "models/llm/wireformat.h"
#include "models/wordof.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tandem::llm {

namespace {

// Stored with every reply: numbers and names here never change, or paid replies are lost.
const QLatin1String kBase("base");         ///< where layout 1 has the address
const QLatin1String kEndpoint("endpoint"); ///< where layout 2 has the name

QString formatName(WireFormat format)
{
    static constexpr std::array words{"openai", "anthropic", "gemini"};
    return QLatin1String(wordOf(format, words));
}

QString roleLetter(Role role)
{
    static constexpr std::array words{"s", "u", "a"};
    return QLatin1String(wordOf(role, words));
}

/// Scheme, host, port and path alone, so that a password could not get in.
QString canonicalBase(const QUrl& url)
{
    QUrl base = url.adjusted(QUrl::RemoveUserInfo | QUrl::RemoveQuery | QUrl::RemoveFragment);
    QString path = base.path(QUrl::FullyEncoded);
    while (path.endsWith(QLatin1Char('/')))
        path.chop(1);
    base.setPath(QString());
    return base.toString(QUrl::FullyEncoded) + path;
}

/// `whom` is said under `whomKey`.
QString hashOfRequest(int layout, const QString& whomKey, const QString& whom,
    const Endpoint& endpoint, const ChatRequest& request, bool hasTemperature = true)
{
    QJsonArray messages;
    for (const Message& message : request.messages)
        messages.append(QJsonArray{roleLetter(message.role), message.text});
    QJsonObject all{{QStringLiteral("layout"), layout},
        {QStringLiteral("format"), formatName(endpoint.format)}, {whomKey, whom},
        {QStringLiteral("model"), modelAsked(endpoint, request)},
        {QStringLiteral("messages"), messages},
        // Adding zero turns -0, which is written otherwise, into 0.
        {QStringLiteral("temperature"),
            hasTemperature ? QJsonValue(request.temperature + 0.0) : QJsonValue()},
        {QStringLiteral("maxTokens"), request.maxTokens},
        {QStringLiteral("sample"), request.sample}};
    if (request.schema)
        all.insert(
            QStringLiteral("schema"), QJsonArray{request.schema->name, request.schema->schema});
    // Only where they are wanted, so that older replies are found again.
    if (request.alternatives > 0)
        all.insert(QStringLiteral("alternatives"), request.alternatives);
    if (!request.answersAs.isEmpty())
        all.insert(QStringLiteral("answersAs"), request.answersAs);
    // QJsonObject keeps its keys sorted, which makes the text canonical.
    const QByteArray text = QJsonDocument(all).toJson(QJsonDocument::Compact);
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex());
}

} // namespace

QString requestHash(const Endpoint& endpoint, const ChatRequest& request)
{
    return hashOfRequest(
        2, kEndpoint, endpoint.name.toCaseFolded(), endpoint, request, endpoint.sendsTemperature);
}

QString requestHashSending(const Endpoint& endpoint, const ChatRequest& request)
{
    return hashOfRequest(2, kEndpoint, endpoint.name.toCaseFolded(), endpoint, request);
}

QString earlierRequestHash(const Endpoint& endpoint, const ChatRequest& request)
{
    return hashOfRequest(1, kBase, canonicalBase(endpoint.baseUrl), endpoint, request);
}

} // namespace tandem::llm
