#pragma once

#include <QString>

#include <atomic>
#include <vector>

namespace tandem::metrics {

/// A text written so that white space (Python's) parts its tokens.
struct TokenLine
{
    QString letters;
    /// Where in the text each UTF-16 unit comes from; empty where it was not asked for.
    std::vector<quint32> origins;
};

/// What sacrebleu's tokenizer 13a makes of a text before it splits it. Once `cancel` is raised it
/// returns soon, with what means nothing.
TokenLine sacrebleuLine(
    const QString& text, bool withOrigins = false, const std::atomic_bool* cancel = nullptr);
/// The same of its tokenizer zh: Chinese characters, full-width forms and most symbols from U+2001
/// to U+2A6D stand alone, the rest is split as by 13a, without undoing entities and broken lines.
/// Kana, ideographs since Unicode 5.1 and those beyond the basic plane are not split: so its ranges
/// work.
TokenLine sacrebleuZhLine(
    const QString& text, bool withOrigins = false, const std::atomic_bool* cancel = nullptr);

} // namespace tandem::metrics
