#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/usersum/summarypart.h"

namespace tandem {

class Database;
struct RunForecast;
struct RunSetup;

/// What an answer takes, about.
struct AnswerTokens
{
    qint64 low = 0;
    qint64 high = 0;
};
/// `statements`: how many there are to be judged, of a check of facts alone.
AnswerTokens tokensOfStep(usersum::SummaryStep step, int mostWords, int statements);

/// Adds what the summary of a user will take: what was answered before is gone through as a run
/// would, and of what is left each segment is taken to be rewritten once, and at most in each
/// round.
Expected<void> addSummaryOfUser(
    Database& database, const RunSetup& setup, TimelineUserId user, RunForecast& forecast);

} // namespace tandem
