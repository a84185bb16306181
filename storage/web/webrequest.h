#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QList>

#include <algorithm>
#include <memory>
#include <utility>

namespace tandem::web {

class WebExchange;

/// A request as it came in whole, within the server's bounds.
struct WebRequest
{
    QByteArray method; ///< "GET"
    QByteArray path;   ///< "/r/abc", percent signs resolved, without what follows "?"
    QList<std::pair<QByteArray, QByteArray>> query; ///< in its order, percent signs resolved
    QByteArray contentType; ///< in small letters, without parameters; empty where none is said
    QByteArray body;
    QByteArray address; ///< whose request it is: "192.0.2.7"

    /// The value that the query gives a name; empty where it does not.
    QByteArray parameter(const QByteArray& name) const
    {
        for (const auto& [key, value] : query) {
            if (key == name)
                return value;
        }
        return {};
    }
    /// Whether the query has this name, with or without a value.
    bool has(const QByteArray& name) const
    {
        return std::any_of(
            query.begin(), query.end(), [&](const auto& one) { return one.first == name; });
    }
};

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

/// The way back to who asked: a handle to be copied and kept until there is an answer, in any
/// thread. A request whose last handle goes without an answer is told that the server failed.
class WebReply final
{
public:
    explicit WebReply(std::shared_ptr<WebExchange> exchange);

    /// Answers; nothing for the second time, or once the server has ended.
    void send(WebResponse response) const;

private:
    struct Way;

    std::shared_ptr<Way> m_way;
};

} // namespace tandem::web
