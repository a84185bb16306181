#pragma once

#include "models/error.h"

#include <QString>

namespace tandem::team {

/// Where a hub is. Never has a password.
struct HubAddress
{
    QString host; ///< a name, or the folder of a socket
    int port = 5432;
    QString database;
    QString user;     ///< of the operator; members have theirs in their invitation
    QString rootCert; ///< a file; empty: the system's authorities

    /// Whether nobody can listen on the way: a socket, or this machine.
    bool isLocal() const;
    /// As it is written, without the user.
    QString url() const;
    bool operator==(const HubAddress&) const = default;
};

/// Reads "postgresql://[user@]host[:port]/database[?host=FOLDER][&sslrootcert=FILE]". Refused with
/// a password in it, which would stay in the shell's history, and with other settings: how the
/// connection is protected is not for the address to say.
Expected<HubAddress> hubAddressFrom(const QString& url);

} // namespace tandem::team
