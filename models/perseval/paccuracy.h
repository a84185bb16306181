#pragma once

#include "models/perseval/evaluation.h"

#include <atomic>

/// P-Accuracy: an accuracy that a lack of personalization lowers (Vansh et al., EMNLP Findings
/// 2023), in the form of its authors' public notebook on personalized ROUGE.
namespace tandem::perseval {

/// Returns accuracy * (1 - alpha / (1 + exp(-beta * egises / accuracy))), 0 of an accuracy of 0.
/// `accuracy` is a similarity, 1 being best; `egises` is 0 of the most personalized.
double pAccuracy(double accuracy, double egises, const Parameters& parameters);

/// Returns that of a model's mean accuracy, as 1 minus its mean distance, and EGISES, without an
/// interval; n: documents. Undefined without these, and where the mean distance is beyond 0 to 1.
Figure pAccuracyOf(const ModelScore& model, const Parameters& parameters);

/// What the bootstrap of P-Accuracy draws.
inline constexpr int kPAccuracyResamples = 2'000;

/// Gives each model's P-Accuracy the percentile interval of the bootstrap over documents, accuracy
/// and EGISES computed anew from each resample; the same on every machine. None of fewer than
/// inference::kLeastGroups documents, where all resamples give the same, and once `cancel` is
/// raised.
void addPAccuracyIntervals(Evaluation& evaluation, const std::atomic_bool* cancel = nullptr);

} // namespace tandem::perseval
