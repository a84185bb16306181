#pragma once

#include "storage/repositories/evaluationrepository.h"

#include <QString>

/// What evaluations and their numbers are called in Inspect.
namespace tandem {

/// The case's name; "case 12" where it has none.
QString caseName(const EvaluationSummary& summary);
/// "0.25"
QString scoreText(double score);
/// "+0.25", "−0.10"
QString differenceText(double difference);
/// "under way", "complete", "not scored"
QString stateText(EvaluationState state);
/// "1 reply could not be read"
QString faultsText(int faults);
/// "gemma-2b, 24 May 2026" of a run, the file's name of an import.
QString setName(const EvaluationSet& set);
/// 1/6, 1/12, 0.5: a share of `whole` where `points` is 0, 0.5 or 1.
QString shareText(double points, int whole);

} // namespace tandem
