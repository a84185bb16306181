#pragma once

#include "storage/repositories/evaluationrepository.h"

#include <QVariant>

namespace tandem {

/// What an explanation comes to: everything of a summary that is computed.
struct EvaluationFigures
{
    EvaluationState state = EvaluationState::UnderWay;
    std::optional<expert::Scores> scores;
    VerdictCounts expected{};
    VerdictCounts generated{};
    int faults = 0;
    int remarks = 0;
    bool operator==(const EvaluationFigures&) const = default;
};

EvaluationFigures figuresOf(const expert::Explanation& explanation);

/// The columns of the table evaluation that hold figures, in the order of figureValues(): state,
/// recall and precision by mode, counts of the expected and of the generated side, faults, remarks.
QStringList figureColumns();
QVariantList figureValues(const EvaluationFigures& figures);

} // namespace tandem
