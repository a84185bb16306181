#pragma once

#include <atomic>

namespace tandem {

/// Whether a computation that was given this flag, which may be null, has been called off.
inline bool isRaised(const std::atomic_bool* cancel)
{
    return cancel && cancel->load(std::memory_order_relaxed);
}

} // namespace tandem
