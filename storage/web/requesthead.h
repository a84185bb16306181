#pragma once

#include "storage/web/weblimits.h"
#include "storage/web/webrequest.h"
#include "storage/web/webresponse.h"

#include <optional>

struct MHD_Connection;

namespace tandem::web {

/// The address at the other end of a connection; empty where it is none of the internet's.
QByteArray peerAddress(MHD_Connection* connection);

/// A request whose headers are there, without its body.
WebRequest requestHead(
    MHD_Connection* connection, const char* path, const char* method, bool isBehindProxy);

/// Why its body is not even to be received: too large, packed, or its length is told in two ways.
std::optional<WebResponse> headRefusal(MHD_Connection* connection, const WebLimits& limits);

} // namespace tandem::web
