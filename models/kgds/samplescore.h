#pragma once

#include "models/kgds/record.h"
#include "models/kgds/systemoutput.h"

#include <array>
#include <optional>

/// The metrics of the KGDS paper (section 4), each per sample, 0 .. 1.
namespace tandem::kgds {

/// What a system's output for one sample is worth. BSP-R, BSP-P, BSP-F1 of EBS-AOS, KBSAF-R,
/// KBSAF-P, KBSAF-F1 of ABS-AOS; none where the judge has answered nothing that they stand on.
struct SampleScore
{
    std::optional<double> recall;
    std::optional<double> precision;
    std::optional<double> f1;
    std::optional<double> opinionRecall; ///< CAO-R
    std::optional<double> overall;       ///< OP-GM: the geometric mean of f1 and opinionRecall
    /// EBS: extracted / all paragraphs, each counted once; what the article lacks does not count.
    std::optional<double> retrieved;
    int unknownParagraphs = 0;  ///< EBS: named, but not in the article
    int unansweredFacts = 0;    ///< ABS: of types 0 and 1, that the judge gave no answer on
    int unansweredOpinions = 0; ///< likewise
    int uncovered = 0;          ///< opinions
    int untyped = 0;            ///< of these, without one of the five types
    std::array<int, kErrorTypes>
        errors{}; ///< uncovered opinions by ErrorType, from its first value

    bool operator==(const SampleScore&) const = default;
};

} // namespace tandem::kgds
