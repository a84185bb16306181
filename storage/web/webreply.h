#pragma once

#include "storage/web/webresponse.h"

#include <memory>

namespace tandem::web {

class WebExchange;

/// The way back to who asked: a handle to be copied and kept until there is an answer, in any
/// thread. A request whose last handle goes without an answer is told that the server failed.
class WebReply final
{
public:
    explicit WebReply(std::shared_ptr<WebExchange> exchange);

    /// Answers; nothing for the second time, or once the server has ended.
    void send(WebResponse response) const;

private:
    struct Way;

    std::shared_ptr<Way> m_way;
};

} // namespace tandem::web
