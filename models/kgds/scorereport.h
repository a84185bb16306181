#pragma once

#include "models/kgds/systemscore.h"
#include "models/results/report.h"

#include <QJsonObject>
#include <QStringList>

/// How scores of systems on the benchmark are laid out.
namespace tandem::kgds {

/// For people: a table for each pattern, as the paper's Table 1, then the shares of error types, as
/// its Table 2; percentages with two decimals, rounded as published. Below stands what is missing.
results::Report scoreReport(const QList<SystemScore>& scores);

/// What of a system is missing or marked, each a sentence that names it.
QStringList scoreRemarks(const SystemScore& score);

/// For programs: {MODEL: {PARADIGM: {PATTERN: figures}}}, percentages at full precision, error
/// shares rounded as published. What is not defined says why.
QJsonObject scoresJson(const QList<SystemScore>& scores);

} // namespace tandem::kgds
