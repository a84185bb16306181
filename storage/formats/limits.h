#pragma once

#include <QtGlobal>

/// The bounds of what is read from outside, so that no file can take all memory or the stack.
namespace tandem::limits {

inline constexpr qint64 maxTextBytes = qint64(16)
                                       << 20; ///< one string of a JSON file, as written there
inline constexpr qint64 maxItemBytes = qint64(64) << 20; ///< one sample, one JSONL line
inline constexpr qint64 maxDocumentBytes =
    qint64(64) << 20;               ///< a text article, or articles as one JSON document
inline constexpr int maxDepth = 64; ///< lists and objects inside each other

} // namespace tandem::limits
