#pragma once

namespace tandem::llm {

/// What the calls of an endpoint are doing right now.
struct GatewayLoad
{
    int waiting = 0;
    int running = 0;
    int backingOff = 0; ///< waiting for a retry
    bool operator==(const GatewayLoad&) const = default;
};

} // namespace tandem::llm
