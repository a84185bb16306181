#pragma once

#include "storage/web/webresponse.h"

struct MHD_Connection;

namespace tandem::web {

/// Hands a response to the library, with the headers that keep pages safe: no frame around them, no
/// guessing of types, nothing told to other sites, nothing kept. Whether it was taken.
bool queueResponse(MHD_Connection* connection, const WebResponse& response);

} // namespace tandem::web
