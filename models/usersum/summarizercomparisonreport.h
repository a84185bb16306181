#pragma once

#include "models/results/report.h"
#include "models/usersum/summarizercomparison.h"

namespace tandem::usersum {

/// Two summarizers beside each other by metric, by task and by user, to be shown together. For
/// programs {"first", "second", "won", "tied", "lost", "sign_p" ..., "metrics": [...], "tasks":
/// [{"task", "both", "first_only", "second_only", "neither"}], "users": [{"user", "outcome",
/// "first", "second", "first_only": [names], "second_only": [names]}]}.
results::Report comparisonReport(const SummarizerComparison& comparison);

/// The sections of it alone. The item of a user's row is its place.
results::Section metricsOfTwoSection(const SummarizerComparison& comparison);
results::Section tasksOfTwoSection(const SummarizerComparison& comparison);
results::Section usersOfTwoSection(const SummarizerComparison& comparison);

} // namespace tandem::usersum
