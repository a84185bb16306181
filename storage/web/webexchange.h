#pragma once

#include "storage/web/webrequest.h"

#include <mutex>
#include <optional>

struct MHD_Connection;

namespace tandem::web {

/// One request and its answer, between the library's thread, which receives and sends, and whoever
/// answers, in any thread.
class WebExchange final
{
public:
    explicit WebExchange(MHD_Connection* connection)
        : m_connection(connection)
    {
    }
    Q_DISABLE_COPY_MOVE(WebExchange)

    /// As far as it has come in; only the library's thread changes it.
    WebRequest request;

    /// Has the connection wait for answer(), once the request is whole. In the library's thread.
    void suspend();
    /// Gives the answer and lets the connection go on; nothing where there is one already, or
    /// nobody waits any longer. In any thread.
    void answer(WebResponse response);
    /// The answer, where there is one. In the library's thread.
    std::optional<WebResponse> takeAnswer();
    /// Nobody waits any longer. In the library's thread.
    void end();

private:
    std::mutex m_mutex;
    MHD_Connection* m_connection;
    bool m_isSuspended = false;
    std::optional<WebResponse> m_answer;
};

} // namespace tandem::web
