#pragma once

#include "storage/repositories/verdictjournal.h"

namespace tandem {

/// What one reviewer said of an evaluation.
using ReviewerWork = VerdictWork<EvaluationVerdicts>;
using VisibleReviews = VisibleVerdicts<EvaluationVerdicts>;
/// Reviews of a model's decisions in evaluations.
using ReviewRepository = VerdictJournal<EvaluationVerdicts>;

} // namespace tandem
