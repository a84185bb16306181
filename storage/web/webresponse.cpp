#include "storage/web/webresponse.h"

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

} // namespace tandem::web
