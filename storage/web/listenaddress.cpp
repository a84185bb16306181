#include "storage/web/listenaddress.h"

#include "models/llm/loopback.h"
#include "storage/web/webwords.h"

#include <QScopeGuard>

#include <arpa/inet.h>
#include <cerrno>
#include <cstring>
#include <netdb.h>
#include <sys/socket.h>
#include <unistd.h>

namespace tandem::web {

namespace {

/// Connections that wait until they are taken; more are tried again by who made them.
constexpr int kBacklog = 512;

tl::unexpected<Error> notAnAddress(const QString& text)
{
    return failure(ErrorCode::InvalidInput,
        WebWords::tr("\"%1\" is not an address to listen on.").arg(text), {},
        WebWords::tr("Write it as ADDRESS:PORT, for example 127.0.0.1:8420 or [::1]:8420."));
}

tl::unexpected<Error> cannotListen(const ListenAddress& address, int error)
{
    const QString remedy =
        error == EADDRINUSE
            ? WebWords::tr(
                  "The port is in use by another program; choose another one with --listen.")
            : WebWords::tr("Choose another address with --listen.");
    return failure(ErrorCode::Refused,
        WebWords::tr("Cannot listen on this address: %1.")
            .arg(QString::fromLocal8Bit(std::strerror(error))),
        address.text(), remedy);
}

struct AddressList
{
    addrinfo* first = nullptr;

    ~AddressList()
    {
        if (first)
            freeaddrinfo(first);
    }
};

/// Numeric addresses only: no name is looked up.
bool resolve(const ListenAddress& address, AddressList& list)
{
    addrinfo hints{};
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE;
    hints.ai_socktype = SOCK_STREAM;
    return getaddrinfo(address.host.toLatin1().constData(),
               QByteArray::number(address.port).constData(), &hints, &list.first) == 0;
}

} // namespace

bool ListenAddress::isLoopback() const
{
    return llm::isLoopback(host);
}

QString ListenAddress::text() const
{
    const bool isIpv6 = host.contains(u':');
    return (isIpv6 ? QStringLiteral("[%1]:%2") : QStringLiteral("%1:%2")).arg(host).arg(port);
}

Expected<ListenAddress> parseListenAddress(const QString& text)
{
    const qsizetype colon = text.lastIndexOf(u':');
    QString host = text.left(colon);
    bool isNumber = false;
    const ushort port = text.mid(colon + 1).toUShort(&isNumber);
    const bool isBracketed = host.startsWith(u'[') && host.endsWith(u']');
    if (colon <= 0 || !isNumber || (host.contains(u':') && !isBracketed))
        return notAnAddress(text);
    if (isBracketed)
        host = host.mid(1, host.size() - 2);
    if (host == QLatin1String("localhost"))
        host = QStringLiteral("127.0.0.1");
    ListenAddress address{host, port};
    AddressList list;
    if (!resolve(address, list))
        return notAnAddress(text);
    return address;
}

Expected<int> listeningSocket(const ListenAddress& address)
{
    AddressList list;
    if (!resolve(address, list))
        return notAnAddress(address.text());
    const addrinfo& found = *list.first;
    const int made = socket(found.ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (made < 0)
        return cannotListen(address, errno);
    auto closing = qScopeGuard([made] { ::close(made); });
    // Or a server that is started again waits for minutes until its port is free.
    const int yes = 1;
    setsockopt(made, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    if (bind(made, found.ai_addr, found.ai_addrlen) != 0 || listen(made, kBacklog) != 0)
        return cannotListen(address, errno);
    closing.dismiss();
    return made;
}

quint16 portOf(int socket)
{
    sockaddr_storage bound{};
    socklen_t size = sizeof bound;
    if (getsockname(socket, reinterpret_cast<sockaddr*>(&bound), &size) != 0)
        return 0;
    if (bound.ss_family == AF_INET6)
        return ntohs(reinterpret_cast<const sockaddr_in6*>(&bound)->sin6_port);
    return ntohs(reinterpret_cast<const sockaddr_in*>(&bound)->sin_port);
}

} // namespace tandem::web
