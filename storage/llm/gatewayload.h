#pragma once

#include <QDateTime>
#include <QString>

#include <optional>

namespace tandem::llm {

/// Why all calls of an endpoint wait: its server asked for it.
struct ServerPause
{
    QDateTime until;      ///< UTC: when the next call is tried
    QDateTime askedUntil; ///< UTC: what the server asked for, which may be longer
    QString words;        ///< the server's own, without the key; may be empty
    bool operator==(const ServerPause&) const = default;
};

/// What the calls of an endpoint are doing right now.
struct GatewayLoad
{
    int waiting = 0;
    int running = 0;
    int backingOff = 0; ///< waiting for a retry
    std::optional<ServerPause> pause{};
    bool operator==(const GatewayLoad&) const = default;
};

} // namespace tandem::llm
