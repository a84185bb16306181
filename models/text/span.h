#pragma once

#include <QtGlobal>

namespace tandem {

/// A stretch of a QString, counted in UTF-16 units.
struct Utf16Span
{
    qsizetype start = 0;
    qsizetype length = 0;
    qsizetype end() const { return start + length; }
    bool covers(const Utf16Span& other) const
    {
        return start <= other.start && other.end() <= end();
    }
    bool overlaps(const Utf16Span& other) const
    {
        return start < other.end() && other.start < end();
    }
    bool operator==(const Utf16Span&) const = default;
};

} // namespace tandem
