#include "storage/web/webreply.h"

#include "storage/web/webexchange.h"
#include "storage/web/webwords.h"

#include <utility>

namespace tandem::web {

struct WebReply::Way
{
    explicit Way(std::shared_ptr<WebExchange> to)
        : exchange(std::move(to))
    {
    }
    ~Way() { exchange->answer(refusal(500, WebWords::tr("The server could not answer."))); }
    Q_DISABLE_COPY_MOVE(Way)

    std::shared_ptr<WebExchange> exchange;
};

WebReply::WebReply(std::shared_ptr<WebExchange> exchange)
    : m_way(std::make_shared<Way>(std::move(exchange)))
{
}

void WebReply::send(WebResponse response) const
{
    m_way->exchange->answer(std::move(response));
}

} // namespace tandem::web
