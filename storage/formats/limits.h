#pragma once

#include <QtGlobal>

/// The bounds of what is read from outside, so that no file can take all memory or the stack.
namespace tandem::limits {

inline constexpr qint64 maxTextBytes = qint64(16)
                                       << 20; ///< one string of a JSON file, as written there
inline constexpr qint64 maxItemBytes = qint64(64) << 20; ///< one sample, one JSONL line
inline constexpr qint64 maxDocumentBytes =
    qint64(64) << 20;                          ///< a text article, or articles as one JSON document
inline constexpr int maxDepth = 64;            ///< lists and objects inside each other
inline constexpr qint64 maxValues = 4'000'000; ///< texts, numbers, lists and objects in what is
                                               ///< kept as a tree: a sample, a document
inline constexpr qint64 maxRows = 1'000'000;   ///< rows of a table that is kept in memory
inline constexpr qint64 maxSpentSeconds =
    qint64(365) * 24 * 3600; ///< on one answer: a clock that somebody forgot, not a mistyped time
inline constexpr qsizetype maxParagraphs =
    100'000; ///< paragraphs of an article, utterances of its discussion
inline constexpr qsizetype maxParagraphUnits =
    200'000; ///< of one paragraph, in UTF-16: what a window lays out as one block

} // namespace tandem::limits
