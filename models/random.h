#pragma once

#include <QtGlobal>

namespace tandem {

/// A number in 0 .. bound - 1, each equally likely; the same on every machine, which the standard
/// distributions do not promise. `bound` is at least 1.
template <typename Generator>
quint64 drawBelow(quint64 bound, Generator& generator)
{
    // Numbers beyond the last full multiple of `bound` would favour the small ones.
    constexpr quint64 most = Generator::max();
    const quint64 excess = (most % bound + 1) % bound;
    quint64 drawn = generator();
    while (drawn > most - excess)
        drawn = generator();
    return drawn % bound;
}

} // namespace tandem
