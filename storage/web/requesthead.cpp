#include "storage/web/requesthead.h"

#include "storage/web/webwords.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <microhttpd.h>
#include <netinet/in.h>

namespace tandem::web {

namespace {

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

} // namespace

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

} // namespace tandem::web
