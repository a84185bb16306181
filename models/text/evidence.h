#pragma once

#include "models/text/span.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {

/// How a piece of evidence was found in its text.
enum class EvidenceFit {
    Exact = 0,      ///< word for word
    Normalised = 1, ///< but for case, white space, quotation marks, dashes, composition
    Fuzzy = 2,      ///< with other words here and there: the model paraphrased
    Absent = 3,     ///< not in the text
};

/// Where a piece of evidence stands.
struct EvidencePlace
{
    int aspect = 0;   ///< index of the aspect whose evidence it is
    int evidence = 0; ///< index among that of the aspect
    EvidenceFit fit = EvidenceFit::Absent;
    Utf16Span span; ///< in the text as it is stored; empty where Absent
    bool operator==(const EvidencePlace&) const = default;
};

/// One place for each piece of evidence, aspect by aspect, in their order. Never splits a surrogate
/// pair, a grapheme or a word. Of several occurrences the first one that no piece of the same
/// aspect has taken, or the first where all are. What was joined of sentences that stand near each
/// other, or left something out, is found as one stretch; of sentences that stand far apart the
/// longest one is. Fuzzy is what has at least kLeastSimilarity in common with its place. Bounded:
/// a few ms for 25 aspects and a text of 3,000 words, at most about a second for anything; what a
/// hostile input leaves no time to look for is Absent.
QList<EvidencePlace> locateQuotes(const QString& text, const QList<QStringList>& aspects);

} // namespace tandem
