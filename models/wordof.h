#pragma once

#include <array>
#include <cstddef>

namespace tandem {

/// The word of an enumerator among `words`, which stand in the order of the enumerators.
template <typename Enum, std::size_t count>
constexpr const char* wordOf(Enum value, const std::array<const char*, count>& words)
{
    return words[static_cast<std::size_t>(value)];
}

} // namespace tandem
