#pragma once

#include "models/expert/evaluationsummary.h"
#include "models/results/report.h"

#include <QByteArray>
#include <QList>

namespace tandem {

/// For programs, a row for each evaluation, with names that are the same in every language: case,
/// name, system, state (under_way, complete, unscored), the 15 scores by the reference's names
/// (shortest spelling that reads back to the same number; empty without scores), the aspects of
/// both sides by verdict, faults and remarks.
results::Section evaluationsSection(const QList<EvaluationSummary>& evaluations);

/// Their section with the averages of their systems as one JSON document: {"systems": [...],
/// "evaluations": [...]}, numbers as numbers, null where there is none, undefined figures with the
/// reason.
QByteArray evaluationsJson(
    const QList<EvaluationSummary>& evaluations, const results::Section& section);

} // namespace tandem
