#pragma once

#include "models/cancel.h"
#include "models/text/span.h"

#include <QStringView>

#include <atomic>
#include <span>
#include <vector>

namespace tandem::metrics {

class Vocabulary;

/// The numbers of some words in a row.
using Tokens = std::span<const quint32>;

/// A text's tokens as rouge_score sees them, or their stems: runs of a-z and 0-9 of the text in
/// lower case.
struct RougeText
{
    std::vector<quint32> tokens;
    std::vector<quint32> lineEnds; ///< behind the last token of each line that has tokens

    qsizetype lines() const { return static_cast<qsizetype>(lineEnds.size()); }
    /// The tokens of one of the lines that have some.
    Tokens line(qsizetype index) const;
};

/// Puts the tokens of `text` into `into`, and where each stands into `places` where there is one.
/// A raised `cancel` leaves the rest out.
void readRougeWords(QStringView text, Vocabulary& words, RougeText& into,
    std::vector<Utf16Span>* places = nullptr, const std::atomic_bool* cancel = nullptr);

/// Puts in place of each token of more than three letters its stem.
void turnIntoStems(RougeText& text, Vocabulary& words, const std::atomic_bool* cancel = nullptr);

/// Puts the numbers of what stands between single blanks into `into`, as Python's split(" ") cuts:
/// two blanks have an empty word between them, and an empty text is one empty word.
void readBlankWords(QStringView text, Vocabulary& words, std::vector<quint32>& into,
    std::vector<Utf16Span>* places = nullptr, const std::atomic_bool* cancel = nullptr);

} // namespace tandem::metrics
