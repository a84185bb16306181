#pragma once

#include "models/error.h"
#include "storage/web/connectiontable.h"
#include "storage/web/listenaddress.h"
#include "storage/web/webrequest.h"

#include <QObject>

#include <functional>
#include <memory>
#include <mutex>
#include <set>

struct MHD_Daemon;

namespace tandem::web {

class WebExchange;

/// How a server is reached.
struct WebOptions
{
    ListenAddress listen = {};
    QByteArray certificate = {}; ///< PEM, with those that vouch for it; empty: no TLS
    QByteArray key = {};         ///< PEM
    /// A proxy stands before it, which says in X-Forwarded-For whose request it is; from anybody
    /// else that word would be worth nothing.
    bool isBehindProxy = false;
    WebLimits limits = {};
};

/// Answers a request, at once or later.
using WebHandler = std::function<void(const WebRequest&, const WebReply&)>;

/// A small web server over libmicrohttpd: one thread of its own receives and sends, within bounds
/// of size, number and time; each request that came in whole is handed to a function in the thread
/// where the server was made. It serves no files and writes no log: addresses are secrets here.
class HttpServer final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY(HttpServer)

public:
    /// Listens; `handler` is called from the event loop of this thread.
    static Expected<std::unique_ptr<HttpServer>> start(
        const WebOptions& options, WebHandler handler);
    /// Cuts off what is under way; see quiesce().
    ~HttpServer() override;

    quint16 port() const { return m_port; }

    /// Takes no more connections, and refuses requests from now on; what was asked before may still
    /// be answered.
    void quiesce();
    /// Whether answers are still to be given or to be taken.
    bool isBusy() const { return m_connections.busy() > 0; }

private:
    struct Callbacks;

    HttpServer(const WebOptions& options, WebHandler handler);
    Expected<void> listen(const WebOptions& options);
    MHD_Daemon* startDaemon(const WebOptions& options, int socket);
    /// Has a whole request answered by the handler; false where none is any longer. In the
    /// library's thread, as the next.
    bool isAsked(const std::shared_ptr<WebExchange>& exchange, int socket);
    void forget(const std::shared_ptr<WebExchange>& exchange);

    const WebLimits m_limits;
    const bool m_isBehindProxy;
    const WebHandler m_handler;
    ConnectionTable m_connections;
    std::mutex m_mutex; ///< for the two below
    bool m_isQuiet = false;
    std::set<std::shared_ptr<WebExchange>> m_asked; ///< their connections are suspended, or were
    MHD_Daemon* m_daemon = nullptr;
    int m_quietSocket = -1; ///< ours to close once it takes no more connections
    quint16 m_port = 0;
};

} // namespace tandem::web
