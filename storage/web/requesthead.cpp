#include "storage/web/requesthead.h"

#include "storage/web/webwords.h"

#include <arpa/inet.h>
#include <array>
#include <microhttpd.h>
#include <netinet/in.h>

namespace tandem::web {

namespace {

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

/// Counts the headers that say how long a body is.
MHD_Result countLength(void* count, MHD_ValueKind, const char* name, const char*)
{
    const bool isLength = qstricmp(name, "Content-Length") == 0;
    *static_cast<int*>(count) += isLength || qstricmp(name, "Transfer-Encoding") == 0 ? 1 : 0;
    return MHD_YES;
}

/// The last one: those before it are what the proxy was told, by anybody.
QByteArray forwardedAddress(MHD_Connection* connection)
{
    const QByteArray chain = header(connection, "X-Forwarded-For");
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
    MHD_Connection* connection, const char* path, const char* method, bool isBehindProxy)
{
    WebRequest request;
    request.method = method;
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

std::optional<WebResponse> headRefusal(MHD_Connection* connection, const WebLimits& limits)
{
    const QByteArray length = header(connection, "Content-Length");
    int lengths = 0;
    MHD_get_connection_values(connection, MHD_HEADER_KIND, countLength, &lengths);
    if (lengths > 1) {
        // Where it ends is said differently: what follows might be taken for another request.
        WebResponse response =
            refusal(400, WebWords::tr("The request says its length in two ways."));
        response.headers.emplaceBack("Connection", "close");
        return response;
    }
    const QByteArray coding = header(connection, "Transfer-Encoding").toLower();
    if (!coding.isEmpty() && coding != "chunked")
        return refusal(501, WebWords::tr("Requests are taken as they are, or in chunks."));
    // One that is no number is refused by the library.
    if (length.toULongLong() > quint64(limits.bodyBytes))
        return refusal(413, WebWords::tr("The request is too large."));
    const QByteArray encoding = header(connection, "Content-Encoding").toLower();
    if (!encoding.isEmpty() && encoding != "identity")
        return refusal(415, WebWords::tr("Packed requests are not taken."));
    return std::nullopt;
}

} // namespace tandem::web
