#pragma once

#include "storage/repositories/verdictjournal.h"

namespace tandem {

/// What one person said of a verifier's judgement of an output.
using JudgementWork = VerdictWork<JudgementVerdicts>;
using FinishedJudgementReviews = FinishedVerdicts<JudgementVerdicts>;
/// Reviews of verifiers' judgements of systems' outputs.
using JudgementReviewRepository = VerdictJournal<JudgementVerdicts>;

/// Reviews of feedback judgements.
using FeedbackReviewRepository = VerdictJournal<FeedbackVerdicts>;

} // namespace tandem
