#pragma once

#include "models/error.h"
#include "models/rounds/consistency.h"
#include "models/rounds/round.h"

namespace tandem {

class Database;

/// Why the assignment of a round that both have submitted is not changed.
Error assignmentIsFixed();
/// Why nobody is assigned to a step that has nothing to ask about.
Error nothingToAsk(Step step);
/// The rule by which something has become of every item of a closed round; Refused, with the
/// numbers of those that wait, where nothing has.
Expected<ConsistencyRule> ruleOfDecided(Database& database, const Round& round);
/// Refused where a later step builds on the outcome of the round: which paragraphs are supporting
/// must not change under facts that are being judged.
Expected<void> checkNothingBuildsOn(Database& database, const Round& round);
/// Refused where the discussion, or the facts that a round about them asks about, were changed
/// since the round was withdrawn: what was answered was asked about them as they stood then.
Expected<void> checkUnchanged(Database& database, const Round& round);

} // namespace tandem
