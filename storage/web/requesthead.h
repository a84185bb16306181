#pragma once

#include "storage/web/weblimits.h"
#include "storage/web/webrequest.h"
#include "storage/web/webresponse.h"

#include <optional>

struct MHD_Connection;

namespace tandem::web {

/// The address at the other end of a connection; empty where it is none of the internet's.
QByteArray peerAddress(MHD_Connection* connection);

/// The first line of a request. Method and version lie where the library has received them.
struct RequestLine
{
    const char* method = nullptr;
    QByteArray target; ///< as it came, with its percent signs
    const char* version = nullptr;
};

/// A request whose headers are there, without its body.
WebRequest requestHead(
    MHD_Connection* connection, const char* path, const RequestLine& line, bool isBehindProxy);

/// Why its body is not even to be received: too large, packed, of no length that is told once; or
/// its head might be read in two ways.
std::optional<WebResponse> headRefusal(
    MHD_Connection* connection, const RequestLine& line, const WebLimits& limits);

} // namespace tandem::web
