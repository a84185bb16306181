#include "storage/web/webexchange.h"

#include <microhttpd.h>

#include <utility>

namespace tandem::web {

void WebExchange::suspend()
{
    const std::lock_guard lock(m_mutex);
    m_isSuspended = true;
    MHD_suspend_connection(m_connection);
}

void WebExchange::answer(WebResponse response)
{
    const std::lock_guard lock(m_mutex);
    if (!std::exchange(m_isSuspended, false))
        return;
    m_answer = std::move(response);
    MHD_resume_connection(m_connection);
}

std::optional<WebResponse> WebExchange::takeAnswer()
{
    const std::lock_guard lock(m_mutex);
    return std::exchange(m_answer, std::nullopt);
}

void WebExchange::end()
{
    const std::lock_guard lock(m_mutex);
    m_isSuspended = false;
}

} // namespace tandem::web
