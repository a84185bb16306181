#pragma once

#include "models/expert/explanation.h"
#include "models/expert/scores.h"
#include "models/ids.h"

#include <QString>

#include <array>
#include <optional>

namespace tandem {

enum class EvaluationState {
    UnderWay = 0, ///< its run is not through with it
    Complete = 1,
    Unscored = 2, ///< complete, but without scores (see expert::Explanation::isScored())
};

/// Number of aspects of a side with each verdict, in the order of expert::LinkVerdict; of those
/// that count.
using VerdictCounts = std::array<int, expert::kLinkVerdicts>;

/// What an explanation comes to: everything of a summary that is computed.
struct EvaluationFigures
{
    EvaluationState state = EvaluationState::UnderWay;
    std::optional<expert::Scores> scores; ///< only of Complete
    VerdictCounts expected{};
    VerdictCounts generated{};
    int faults = 0;
    int remarks = 0;
    bool operator==(const EvaluationFigures&) const = default;
};

EvaluationFigures figuresOf(const expert::Explanation& explanation);
/// The same as versions up to 0.6 computed them, where no match or no alignment of a text could be
/// read: with scores of 0. Equal to figuresOf() for all others.
EvaluationFigures earlierFiguresOf(const expert::Explanation& explanation);

/// An evaluation as lists show it: everything to sort and filter by, without its texts.
struct EvaluationSummary : EvaluationFigures
{
    EvaluationId id;
    OutputId output;
    CaseId caseId;
    int casePosition = 0;
    QString caseName;
    QString promptStart; ///< at most 120 characters
    QString system;
    RunId run;      ///< invalid where it was imported
    QString source; ///< name of the imported file; empty for a run's
    bool operator==(const EvaluationSummary&) const = default;
};

} // namespace tandem
