#include "storage/web/httpserver.h"

#include "storage/web/webexchange.h"
#include "storage/web/webwords.h"

#include <QTimer>

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <microhttpd.h>
#include <netinet/in.h>
#include <optional>

struct MHD_Connection;

namespace tandem::web {

namespace {

/// The first line of a request. Method and version lie where the library has received them.
struct RequestLine
{
    const char* method = nullptr;
    QByteArray target; ///< as it came, with its percent signs
    const char* version = nullptr;
};

bool isControlByte(char letter)
{
    return (letter >= 0 && letter < ' ' && letter != '\t') || letter == '\x7f';
}

/// Whether a header's name may have it: what RFC 9110 calls a token is made of these.
bool isTokenByte(char letter)
{
    return (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= '0' && letter <= '9') || QByteArrayView("!#$%&'*+-.^_`|~").contains(letter);
}

QByteArray header(MHD_Connection* connection, const char* name)
{
    return MHD_lookup_connection_value(connection, MHD_HEADER_KIND, name);
}

MHD_Result takeParameter(void* query, MHD_ValueKind, const char* key, size_t keySize,
    const char* value, size_t valueSize)
{
    static_cast<WebRequest*>(query)->query.emplaceBack(
        QByteArray(key, qsizetype(keySize)), QByteArray(value, qsizetype(valueSize)));
    return MHD_YES;
}

/// What the headers of a request come to.
struct HeaderCounts
{
    int headers = 0;
    int lengths = 0; ///< that say how long its body is
    int hosts = 0;
    qsizetype bytes = 0; ///< from each one's first letter to its last
    bool hasControls = false;
    bool hasStrictNames = true;
};

MHD_Result countHeader(
    void* to, MHD_ValueKind, const char* name, size_t nameSize, const char* value, size_t valueSize)
{
    auto& counts = *static_cast<HeaderCounts*>(to);
    const bool isLength = qstricmp(name, "Content-Length") == 0;
    ++counts.headers;
    counts.lengths += isLength || qstricmp(name, "Transfer-Encoding") == 0 ? 1 : 0;
    counts.hosts += qstricmp(name, "Host") == 0 ? 1 : 0;
    counts.bytes += (value ? value + valueSize : name + nameSize) - name;
    counts.hasControls =
        counts.hasControls || (value && std::any_of(value, value + valueSize, isControlByte));
    counts.hasStrictNames =
        counts.hasStrictNames && nameSize > 0 && std::all_of(name, name + nameSize, isTokenByte);
    return MHD_YES;
}

/// Whether each line ends in CR and LF and none has a NUL in it. The library (0.9.75) takes either
/// sign alone for an end, stops at a NUL and joins lines, where a proxy may read on; but it leaves
/// what it gives where it was received, so that the bytes between can be counted. Its versions from
/// 1.0 refuse such heads by themselves.
bool hasStrictLines(
    MHD_Connection* connection, const RequestLine& line, const HeaderCounts& headers)
{
    if (MHD_get_version()[0] != '0')
        return true;
    const auto* head = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_REQUEST_HEADER_SIZE);
    const qsizetype beforeVersion = line.version - line.method;
    const qsizetype lineBytes = beforeVersion + qsizetype(qstrlen(line.version));
    const qsizetype ends = 2 * (headers.headers + 2);
    return !headers.hasControls &&
           beforeVersion == qsizetype(qstrlen(line.method)) + line.target.size() + 2 &&
           qsizetype(head->header_size) == lineBytes + headers.bytes + ends;
}

/// A refusal after which the connection ends: what follows might be taken for another request.
WebResponse lastRefusal(int status, const QString& reason)
{
    WebResponse response = refusal(status, reason);
    response.headers.emplaceBack("Connection", "close");
    return response;
}

MHD_Result takeForwarded(void* chain, MHD_ValueKind, const char* name, const char* value)
{
    if (qstricmp(name, "X-Forwarded-For") == 0)
        *static_cast<QByteArray*>(chain) = value;
    return MHD_YES;
}

/// The last one, also where a proxy adds a line of its own: those before it are what it was told,
/// by anybody.
QByteArray forwardedAddress(MHD_Connection* connection)
{
    QByteArray chain;
    MHD_get_connection_values(connection, MHD_HEADER_KIND, takeForwarded, &chain);
    return chain.mid(chain.lastIndexOf(',') + 1).trimmed();
}

/// The address at the other end of a connection; empty where it is none of the internet's.
QByteArray peerAddress(MHD_Connection* connection)
{
    const auto* info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CLIENT_ADDRESS);
    if (!info || !info->client_addr)
        return {};
    std::array<char, INET6_ADDRSTRLEN> text{};
    const sockaddr* address = info->client_addr;
    const void* bytes =
        address->sa_family == AF_INET6
            ? static_cast<const void*>(&reinterpret_cast<const sockaddr_in6*>(address)->sin6_addr)
            : &reinterpret_cast<const sockaddr_in*>(address)->sin_addr;
    inet_ntop(address->sa_family, bytes, text.data(), text.size());
    return text.data();
}

/// A request whose headers are there, without its body.
WebRequest requestHead(
    MHD_Connection* connection, const char* path, const RequestLine& line, bool isBehindProxy)
{
    WebRequest request;
    request.method = line.method;
    request.path = path;
    const QByteArray type = header(connection, "Content-Type");
    request.contentType = type.split(';').first().trimmed().toLower();
    if (isBehindProxy)
        request.address = forwardedAddress(connection);
    if (request.address.isEmpty())
        request.address = peerAddress(connection);
    MHD_get_connection_values_n(connection, MHD_GET_ARGUMENT_KIND, takeParameter, &request);
    return request;
}

/// Why its body is not even to be received: too large, packed, of no length that is told once; or
/// its head might be read in two ways.
std::optional<WebResponse> headRefusal(
    MHD_Connection* connection, const RequestLine& line, const WebLimits& limits)
{
    HeaderCounts counts;
    MHD_get_connection_values_n(connection, MHD_HEADER_KIND, countHeader, &counts);
    if (counts.lengths > 1)
        return lastRefusal(400, WebWords::tr("The request states its length twice."));
    if (counts.hosts > 1)
        return lastRefusal(400, WebWords::tr("The request names two hosts."));
    // A proxy may read a length where the library reads a header of another name, such as one with
    // a blank before its colon. What comes after an encoded NUL would be cut off the path.
    if (!counts.hasStrictNames || !hasStrictLines(connection, line, counts) ||
        line.target.contains("%00"))
        return lastRefusal(400, WebWords::tr("The request is malformed."));
    const QByteArray coding = header(connection, "Transfer-Encoding").toLower();
    if (!coding.isEmpty() && coding != "chunked")
        return lastRefusal(501, WebWords::tr("This transfer encoding is not supported."));
    // Pages say the length. In chunks too much could not be refused before it has come in, and
    // their lines may be read in two ways as well.
    if (!coding.isEmpty())
        return lastRefusal(411, WebWords::tr("The request does not state its length."));
    // One that is no number is refused by the library.
    if (header(connection, "Content-Length").toULongLong() > quint64(limits.bodyBytes))
        return lastRefusal(413, WebWords::tr("The request is too large."));
    const QByteArray encoding = header(connection, "Content-Encoding").toLower();
    if (!encoding.isEmpty() && encoding != "identity")
        return lastRefusal(415, WebWords::tr("Compressed requests are not supported."));
    return std::nullopt;
}

struct ResponseEnd
{
    void operator()(MHD_Response* response) const { MHD_destroy_response(response); }
};

constexpr std::pair<const char*, const char*> kSafetyHeaders[] = {
    {"Cache-Control", "no-store"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"X-Robots-Tag", "noindex"},
};

/// Hands a response to the library, with the headers that keep pages safe: no frame around them, no
/// guessing of types, nothing told to other sites, nothing kept. Whether it was taken.
bool queueResponse(MHD_Connection* connection, const WebResponse& response)
{
    const std::unique_ptr<MHD_Response, ResponseEnd> made(
        MHD_create_response_from_buffer(size_t(response.body.size()),
            const_cast<char*>(response.body.constData()), MHD_RESPMEM_MUST_COPY));
    if (!made)
        return false;
    const QByteArray policy =
        response.policy + "; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    bool isTaken = MHD_add_response_header(
                       made.get(), "Content-Security-Policy", policy.constData()) == MHD_YES;
    const auto add = [&](const char* name, const char* value) {
        isTaken = MHD_add_response_header(made.get(), name, value) == MHD_YES && isTaken;
    };
    for (const auto& [name, value] : kSafetyHeaders)
        add(name, value);
    if (!response.contentType.isEmpty())
        add("Content-Type", response.contentType.constData());
    for (const auto& [name, value] : response.headers)
        add(name.constData(), value.constData());
    return isTaken &&
           MHD_queue_response(connection, unsigned(response.status), made.get()) == MHD_YES;
}

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
