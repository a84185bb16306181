#pragma once

#include "models/error.h"
#include "models/usersum/summaryscore.h"

namespace tandem {

class Call;

/// What --m and --max-words say.
Expected<usersum::ScoreRule> askedScoreRule(Call& call);

} // namespace tandem
