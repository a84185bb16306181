#pragma once

#include "models/expert/explanation.h"
#include "models/text/span.h"

#include <QList>
#include <QString>

namespace tandem::expert {

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
    int aspect = 0;   ///< index among the side's aspects
    int evidence = 0; ///< index in Aspect::evidence
    EvidenceFit fit = EvidenceFit::Absent;
    Utf16Span span; ///< in the text as it is stored; empty where Absent
    bool operator==(const EvidencePlace&) const = default;
};

/// One place for each piece of evidence of each aspect, in their order. Never splits a surrogate
/// pair or a grapheme. Of several occurrences the first one that no piece of the same aspect has
/// taken. Bounded: at most a few ms for 25 aspects and a text of 3,000 words.
QList<EvidencePlace> locateEvidence(const QString& text, const QList<Aspect>& aspects);

} // namespace tandem::expert
