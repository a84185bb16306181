#pragma once

#include "models/error.h"
#include "models/rounds/round.h"
#include "models/studies/task.h"

namespace tandem {

class Database;

/// Rounds about opinions as the raters' page asks about them: what of them becomes turns of a task
/// (docs/study-page.md).
namespace roundtask {

/// Adds a turn for each utterance that `person` writes about, with the texts that they write from,
/// and the work as it stands. Of the partner nothing.
Expected<void> addWritingTurns(
    Database& project, studies::Task& task, const Round& round, PersonId person, int group);
/// Adds a turn for each opinion of a closed round, with what both said of it: what the pair sees in
/// the window then. Refused while the round is not closed.
Expected<void> addReviewTurns(
    Database& project, studies::Task& task, const Round& round, PersonId person, int group);

} // namespace roundtask

} // namespace tandem
