#pragma once

#include "models/kgds/record.h"
#include "models/kgds/systemmetric.h"
#include "models/kgds/systemoutput.h"

#include <QList>

#include <optional>

/// What a system made of a whole benchmark, and what that is worth.
namespace tandem::kgds {

/// A sample of the benchmark, what a system made of it and what a judge says of that.
struct JudgedSample
{
    std::optional<SystemOutput> output; ///< none: it is missing
    bool isJudged = false;              ///< whether there is any verdict
    SystemJudgement judgement;
    bool isThere() const { return output.has_value() || isJudged; }
    bool operator==(const JudgedSample&) const = default;
};

struct JudgedSystem
{
    SystemRef ref;
    QList<JudgedSample> samples; ///< of every sample of the benchmark, in its order
    /// Errors that are known of the system, not of which opinions: they count for its shares only.
    QList<ErrorType> unattributedErrors;
    bool operator==(const JudgedSystem&) const = default;
};

/// Scores each sample. `system` has a sample for each of `benchmark`.
ScoredSystem systemScore(const QList<SampleRecord>& benchmark, const JudgedSystem& system);

} // namespace tandem::kgds
