#include "storage/web/webrequest.h"

#include "storage/web/webexchange.h"
#include "storage/web/webwords.h"

#include <QJsonDocument>

namespace tandem::web {

WebResponse jsonResponse(const QJsonObject& object, int status)
{
    return jsonResponse(QJsonDocument(object).toJson(QJsonDocument::Compact), status);
}

WebResponse jsonResponse(QByteArray json, int status)
{
    return {.status = status, .contentType = "application/json", .body = std::move(json)};
}

WebResponse refusal(int status, const QString& reason, const QString& why)
{
    return jsonResponse(
        QJsonObject{{QStringLiteral("refused"), reason}, {QStringLiteral("why"), why}}, status);
}

WebResponse textResponse(int status, const QString& text)
{
    return {.status = status, .contentType = "text/plain; charset=utf-8", .body = text.toUtf8()};
}

WebResponse redirection(const QByteArray& path)
{
    return {.status = 303, .headers = {{"Location", path}}};
}

struct WebReply::Way
{
    explicit Way(std::shared_ptr<WebExchange> to)
        : exchange(std::move(to))
    {
    }
    ~Way() { exchange->answer(refusal(500, WebWords::tr("The server could not answer."))); }
    Q_DISABLE_COPY_MOVE(Way)

    std::shared_ptr<WebExchange> exchange;
};

WebReply::WebReply(std::shared_ptr<WebExchange> exchange)
    : m_way(std::make_shared<Way>(std::move(exchange)))
{
}

void WebReply::send(WebResponse response) const
{
    m_way->exchange->answer(std::move(response));
}

} // namespace tandem::web
