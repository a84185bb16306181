#pragma once

#include <QtGlobal>

namespace tandem {

/// A stretch of a QString, counted in UTF-16 units.
struct Utf16Span
{
    qsizetype start = 0;
    qsizetype length = 0;
    qsizetype end() const { return start + length; }
    bool operator==(const Utf16Span&) const = default;
};

} // namespace tandem
