#pragma once

#include "models/expert/systemscores.h"
#include "models/results/report.h"

/// The figures of systems, laid out.
namespace tandem::expert {

/// The name for people, also of a system without one.
QString systemName(const QString& system);

/// A row for each system: for programs every figure, in the window and for readers the F of every
/// mode with recall and precision of `mode`.
results::Section systemsSection(const QList<SystemScores>& systems, Mode mode = Mode::Average);
/// A row for each system and each mode, for the console.
results::Section averagesSection(const QList<SystemScores>& systems);
/// A row for each mode: averages of cases without regard to systems, for the console.
results::Section scoresSection(const QList<Scores>& scores);
/// A row for each measure: the paired test of two systems.
results::Section comparisonSection(const QList<EvaluationSummary>& evaluations,
    const QString& first, const QString& second, Mode mode);

} // namespace tandem::expert
