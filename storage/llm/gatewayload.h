#pragma once

#include <QDateTime>

#include <optional>

namespace tandem::llm {

/// What the calls of an endpoint are doing right now.
struct GatewayLoad
{
    int waiting = 0;
    int running = 0;
    int backingOff = 0;                   ///< waiting for a retry
    std::optional<QDateTime> heldUntil{}; ///< UTC: the server asked all of them to wait
    bool operator==(const GatewayLoad&) const = default;
};

} // namespace tandem::llm
