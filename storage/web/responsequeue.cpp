#include "storage/web/responsequeue.h"

#include <memory>
#include <microhttpd.h>

namespace tandem::web {

namespace {

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

} // namespace

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

} // namespace tandem::web
