#pragma once

#include "models/kgds/systemmetric.h"
#include "models/results/report.h"

#include <QJsonObject>
#include <QStringList>

/// What "tandem kgds score" says of systems on the benchmark.
namespace tandem::kgds {

/// For people: Tables 1 and 2 (systemtables.h), how much of the articles is extracted, and below
/// them what is missing.
results::Report scoreReport(const QList<ScoredSystem>& systems);

/// What of a system is missing or marked, each a sentence that names it.
QStringList scoreRemarks(const ScoredSystem& system);

/// The same of all systems, with the samples that have an output which nobody whose verdicts count
/// has judged; the first of them where there are many, then how many more there are.
QStringList reportRemarks(const QList<ScoredSystem>& systems);

/// For programs: {MODEL: {PARADIGM: {PATTERN: figures}}}, percentages at full precision, error
/// shares rounded as published. What is not defined says why.
QJsonObject scoresJson(const QList<ScoredSystem>& systems);

} // namespace tandem::kgds
