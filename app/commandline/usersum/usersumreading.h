#pragma once

#include "models/error.h"
#include "models/usersum/summarizersreport.h"
#include "models/usersum/summaryscore.h"

namespace tandem {

class Call;

/// Whether a report also needs scores of texts, which take a while.
enum class TextScores { Without, With };

/// People's ratings in the file that --ratings names, with what is to be said of their raters told.
Expected<QList<usersum::HumanRating>> askedRatings(Call& call);

/// What a project's log has of summarizers, as --log, --predictor, --m, --max-words, --summarizers,
/// --study, --ratings, --limits, --compare and --person ask for it. Ratings of a file are of the
/// one summarizer that is named, or that there is.
Expected<usersum::UsersumData> askedUsersumData(Call& call, TextScores scores);

/// What --m and --max-words say.
Expected<usersum::ScoreRule> askedScoreRule(Call& call);

} // namespace tandem
