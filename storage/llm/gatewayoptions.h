#pragma once

#include "storage/llm/callclock.h"
#include "storage/llm/retrypolicy.h"

#include <QString>

#include <memory>

namespace tandem::llm {

/// What a gateway takes from outside, mostly for tests. There is no way to leave out the
/// verification of certificates.
struct GatewayOptions
{
    QString extraCaFile; ///< certificates (PEM) to trust instead of the system's file
    BackOff backOff;
    std::shared_ptr<CallClock> clock; ///< none: the machine's
    quint32 seed = 0;                 ///< of the jitter; 0: a random one
};

} // namespace tandem::llm
