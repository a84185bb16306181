#include "storage/web/httpserver.h"

#include "storage/web/requesthead.h"
#include "storage/web/responsequeue.h"
#include "storage/web/webexchange.h"
#include "storage/web/webwords.h"

#include <QTimer>

#include <fcntl.h>
#include <microhttpd.h>
#include <unistd.h>

namespace tandem::web {

namespace {

/// How often late connections are looked for.
constexpr auto kLookForLate = std::chrono::milliseconds(250);
/// Connections that are open beyond the bound until those that give way are gone.
constexpr unsigned kGivingWay = 64;

int socketOf(MHD_Connection* connection)
{
    return MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD)->connect_fd;
}

WebResponse endingResponse()
{
    WebResponse response =
        refusal(503, WebWords::tr("The server is shutting down; try again later."));
    response.headers.emplaceBack("Connection", "close");
    return response;
}

} // namespace

/// What the library calls, in its thread.
struct HttpServer::Callbacks
{
    /// What the library keeps of a request.
    struct Kept
    {
        QByteArray target;
        std::shared_ptr<WebExchange> exchange; ///< from when its headers are there
    };

    static void* named(void*, const char* target, MHD_Connection*)
    {
        return new Kept{target, nullptr};
    }

    static void connected(
        void* self, MHD_Connection* connection, void**, MHD_ConnectionNotificationCode how)
    {
        ConnectionTable& connections = static_cast<HttpServer*>(self)->m_connections;
        const int socket = socketOf(connection);
        if (how == MHD_CONNECTION_NOTIFY_STARTED)
            connections.opened(socket, peerAddress(connection), ConnectionTable::Clock::now());
        else
            connections.closed(socket);
    }

    static MHD_Result access(void* self, MHD_Connection* connection, const char* url,
        const char* method, const char* version, const char* data, size_t* size, void** context)
    {
        auto& server = *static_cast<HttpServer*>(self);
        Kept& kept = *static_cast<Kept*>(*context);
        if (!kept.exchange)
            return begun(server, connection, url, {method, kept.target, version}, kept);
        const auto& exchange = kept.exchange;
        if (*size > 0)
            return received(exchange->request, data, size);
        if (const auto answer = exchange->takeAnswer())
            return answered(server, connection, *answer);
        if (!server.isAsked(exchange, socketOf(connection)))
            return answered(server, connection, endingResponse());
        return MHD_YES;
    }

    static MHD_Result begun(HttpServer& server, MHD_Connection* connection, const char* url,
        const RequestLine& line, Kept& kept)
    {
        kept.exchange = std::make_shared<WebExchange>(connection);
        kept.exchange->request = requestHead(connection, url, line, server.m_isBehindProxy);
        const auto refused = headRefusal(connection, line, server.m_limits);
        return refused ? answered(server, connection, *refused) : MHD_YES;
    }

    /// A part of the body, which is never longer than its headers said.
    static MHD_Result received(WebRequest& request, const char* data, size_t* size)
    {
        request.body.append(data, qsizetype(*size));
        *size = 0;
        return MHD_YES;
    }

    static MHD_Result answered(
        HttpServer& server, MHD_Connection* connection, const WebResponse& response)
    {
        server.m_connections.answering(socketOf(connection), ConnectionTable::Clock::now());
        return queueResponse(connection, response) ? MHD_YES : MHD_NO;
    }

    static void completed(
        void* self, MHD_Connection* connection, void** context, MHD_RequestTerminationCode)
    {
        auto& server = *static_cast<HttpServer*>(self);
        server.m_connections.answered(socketOf(connection), ConnectionTable::Clock::now());
        const std::unique_ptr<Kept> kept(static_cast<Kept*>(*context));
        *context = nullptr;
        if (kept && kept->exchange)
            server.forget(kept->exchange);
    }
};

Expected<std::unique_ptr<HttpServer>> HttpServer::start(
    const WebOptions& options, WebHandler handler)
{
    std::unique_ptr<HttpServer> server(new HttpServer(options, std::move(handler)));
    TANDEM_DO(server->listen(options));
    return server;
}

HttpServer::HttpServer(const WebOptions& options, WebHandler handler)
    : m_limits(options.limits)
    , m_isBehindProxy(options.isBehindProxy)
    , m_handler(std::move(handler))
    , m_connections(options.limits)
{
    auto* look = new QTimer(this);
    connect(look, &QTimer::timeout, this,
        [this] { m_connections.endLate(ConnectionTable::Clock::now()); });
    look->start(kLookForLate);
}

HttpServer::~HttpServer()
{
    quiesce();
    // The library must not be stopped while connections wait for us.
    std::unique_lock lock(m_mutex);
    const auto asked = m_asked;
    lock.unlock();
    for (const auto& exchange : asked)
        exchange->answer(endingResponse());
    if (m_daemon)
        MHD_stop_daemon(m_daemon);
    if (m_quietSocket >= 0)
        ::close(m_quietSocket);
}

Expected<void> HttpServer::listen(const WebOptions& options)
{
    TANDEM_TRY(socket, listeningSocket(options.listen));
    m_port = portOf(*socket);
    m_daemon = startDaemon(options, *socket);
    if (m_daemon)
        return {};
    // Whether the library has closed it depends on how far it came.
    if (fcntl(*socket, F_GETFD) != -1)
        ::close(*socket);
    if (options.certificate.isEmpty())
        return failure(ErrorCode::Refused, WebWords::tr("The web server could not start."),
            options.listen.text());
    return failure(ErrorCode::InvalidInput,
        WebWords::tr("The web server could not start with this certificate and key."), {},
        WebWords::tr("Give --cert the certificate with its chain, and --key its key without a "
                     "password, both in PEM format."));
}

MHD_Daemon* HttpServer::startDaemon(const WebOptions& options, int socket)
{
    // It calls back as soon as it runs. It is not told to log: it would log addresses.
    unsigned flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME;
    std::vector<MHD_OptionItem> items{
        {MHD_OPTION_LISTEN_SOCKET, socket, nullptr},
        {MHD_OPTION_CONNECTION_LIMIT, intptr_t(unsigned(m_limits.connections) + kGivingWay),
            nullptr},
        {MHD_OPTION_CONNECTION_MEMORY_LIMIT, intptr_t(m_limits.headerBytes), nullptr},
        {MHD_OPTION_STRICT_FOR_CLIENT, 1, nullptr},
        {MHD_OPTION_URI_LOG_CALLBACK, reinterpret_cast<intptr_t>(&Callbacks::named), this},
        {MHD_OPTION_NOTIFY_CONNECTION, reinterpret_cast<intptr_t>(&Callbacks::connected), this},
        {MHD_OPTION_NOTIFY_COMPLETED, reinterpret_cast<intptr_t>(&Callbacks::completed), this},
    };
    QByteArray certificate = options.certificate;
    QByteArray key = options.key;
    QByteArray priorities = "NORMAL:-VERS-ALL:+VERS-TLS1.3:+VERS-TLS1.2";
    if (!certificate.isEmpty()) {
        flags |= MHD_USE_TLS;
        items.push_back({MHD_OPTION_HTTPS_MEM_CERT, 0, certificate.data()});
        items.push_back({MHD_OPTION_HTTPS_MEM_KEY, 0, key.data()});
        items.push_back({MHD_OPTION_HTTPS_PRIORITIES, 0, priorities.data()});
    }
    items.push_back({MHD_OPTION_END, 0, nullptr});
    return MHD_start_daemon(flags, 0, nullptr, nullptr, &Callbacks::access, this, MHD_OPTION_ARRAY,
        items.data(), MHD_OPTION_END);
}

void HttpServer::quiesce()
{
    {
        const std::lock_guard lock(m_mutex);
        if (std::exchange(m_isQuiet, true))
            return;
    }
    if (m_daemon)
        m_quietSocket = MHD_quiesce_daemon(m_daemon);
}

bool HttpServer::isAsked(const std::shared_ptr<WebExchange>& exchange, int socket)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_isQuiet)
            return false;
        m_connections.requested(socket);
        m_asked.insert(exchange);
        exchange->suspend();
    }
    const WebReply reply(exchange);
    QMetaObject::invokeMethod(
        this, [this, exchange, reply] { m_handler(exchange->request, reply); },
        Qt::QueuedConnection);
    return true;
}

void HttpServer::forget(const std::shared_ptr<WebExchange>& exchange)
{
    exchange->end();
    const std::lock_guard lock(m_mutex);
    m_asked.erase(exchange);
}

} // namespace tandem::web
