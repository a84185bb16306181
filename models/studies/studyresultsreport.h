#pragma once

#include "models/results/report.h"
#include "models/studies/studyresults.h"

namespace tandem::studies {

/// All figures of a study. For programs the first question's majority and agreement stand in the
/// object itself, those of others under "questions"; what everybody said, where some are excluded,
/// under "without_exclusions". The lines at its head write numbers as `outlet` does.
results::Report studyResultsReport(
    const StudyResults& results, results::Outlet outlet = results::Outlet::Readers);

} // namespace tandem::studies
