#pragma once

#include "models/kgds/samplescore.h"

#include <optional>
#include <span>

/// How systems' outputs are scored on the benchmark: the values of the published script
/// (evaluation/paradigms.py of zhouweixiao/KGDS), sample by sample.
namespace tandem::kgds {

/// The score of a choice of paragraphs with an opinion summary. Paragraphs are sets of names: one
/// that is named twice counts once, one that the article lacks is a wrong one.
SampleScore extractiveScore(
    const SampleRecord& sample, const SystemOutput& output, const SystemJudgement& judgement);

/// The score of a written background with an opinion summary. Only facts of types 0 and 1 count,
/// wherever they stand. Recall stands on the key facts that were answered, precision on these and
/// the nonsupporting ones: where none of a side's facts was answered there is no value; where the
/// benchmark has none the value is 0.
SampleScore abstractiveScore(
    const SampleRecord& sample, const SystemOutput& output, const SystemJudgement& judgement);

/// One of the two above.
SampleScore sampleScore(Pattern pattern, const SampleRecord& sample, const SystemOutput& output,
    const SystemJudgement& judgement);

/// What opinions alone tell, where the output itself is missing.
SampleScore opinionScore(const SampleRecord& sample, const SystemJudgement& judgement);

/// The harmonic mean; 0 of two zeros.
double harmonicMean(double recall, double precision);
/// None of no numbers, and where one of them is negative.
std::optional<double> geometricMean(std::span<const double> numbers);

} // namespace tandem::kgds
