#pragma once

#include "models/error.h"

#include <QString>

namespace tandem::web {

/// Where a server listens.
struct ListenAddress
{
    QString host = QStringLiteral("127.0.0.1"); ///< a numeric address, without brackets
    quint16 port = 8420;                        ///< 0: any that is free

    /// Whether only this computer reaches it.
    bool isLoopback() const;
    /// "127.0.0.1:8420", "[::1]:8420".
    QString text() const;
};

/// Reads "ADDRESS:PORT", the address numeric or "localhost", IPv6 in brackets.
Expected<ListenAddress> parseListenAddress(const QString& text);

/// A socket that listens there, not waiting; the caller closes it.
Expected<int> listeningSocket(const ListenAddress& address);
/// The port of a listening socket; 0 where it has none.
quint16 portOf(int socket);

} // namespace tandem::web
