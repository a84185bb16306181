#pragma once

#include "models/error.h"
#include "storage/web/httpserver.h"

#include <QString>

namespace tandem {

class Call;

/// How a server is reached: --listen, --cert with --key, --behind-proxy. Refused where what raters
/// send could be read on its way: at an address that others reach, without TLS and without a proxy.
Expected<web::WebOptions> webOptionsFrom(Call& call);

/// What stands before raters' links: --public-url, or else the server's own address with its port.
/// A misuse where it is no address of the web.
Expected<QString> publicUrlFrom(Call& call, const web::WebOptions& options, quint16 port);

} // namespace tandem
