#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QList>

#include <utility>

namespace tandem::web {

/// What a request is answered with. The headers that keep a page safe are the server's to add.
struct WebResponse
{
    int status = 200;
    QByteArray contentType = {}; ///< empty where there is no body
    QByteArray body = {};
    /// What the page may load and do (Content-Security-Policy): nothing, unless it says so.
    QByteArray policy = "default-src 'none'";
    QList<std::pair<QByteArray, QByteArray>> headers = {}; ///< others: "Location", "Retry-After"
};

/// An object for the page.
WebResponse jsonResponse(const QJsonObject& object, int status = 200);
/// The same of an object that is JSON already.
WebResponse jsonResponse(QByteArray json, int status = 200);
/// A reason why a request is refused, for the page: {"refused": `reason`, "why": `why`}. `why` is
/// the word by which the page knows it and says it in its own language; "" where it has none.
WebResponse refusal(int status, const QString& reason, const QString& why = {});
/// A few words for somebody who looks at them in a browser.
WebResponse textResponse(int status, const QString& text);
/// Sends the browser on to another place of this server.
WebResponse redirection(const QByteArray& path);

} // namespace tandem::web
