#pragma once

#include "storage/repositories/evaluationrepository.h"

#include <QList>

#include <memory>

namespace tandem {

/// What the pages of results are based on: the sets of evaluations, and those of each.
struct ReadEvaluations
{
    QList<EvaluationSet> sets;                   ///< newest first
    QList<QList<EvaluationSummary>> evaluations; ///< of each set
};
using SharedEvaluations = std::shared_ptr<const ReadEvaluations>;

} // namespace tandem
