#pragma once

#include <QtGlobal>

#include <cstddef>

/// What a reader may take for one input, in processor time and in memory: so much for any, and so
/// much for each byte, that reading which grows with the square of its input, or keeps many times
/// its size, ends the program as a crash would. Instrumented code takes some ten times as long as
/// that of a release.
class Budget final
{
public:
    /// Begins to count, for an input of `bytes`.
    explicit Budget(std::size_t bytes);
    /// Aborts, saying by how much, where the budget was exceeded.
    ~Budget();
    Q_DISABLE_COPY_MOVE(Budget)

private:
    const std::size_t m_bytes;
    const double m_begin; ///< seconds of the process
};
