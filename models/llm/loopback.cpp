#include "models/llm/loopback.h"

#include <arpa/inet.h>

namespace tandem::llm {

bool isLoopback(const QString& host)
{
    if (host == QLatin1String("localhost"))
        return true;
    const QByteArray address = host.toUtf8();
    in_addr four{};
    if (inet_pton(AF_INET, address.constData(), &four) == 1)
        return (ntohl(four.s_addr) >> 24) == 127;
    in6_addr six{};
    return inet_pton(AF_INET6, address.constData(), &six) == 1 && IN6_IS_ADDR_LOOPBACK(&six);
}

} // namespace tandem::llm
