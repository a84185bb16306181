#pragma once

#include "models/error.h"
#include "models/studies/ids.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrows.h"

namespace tandem {

class Database;

/// How many answers a withdrawal of the rater would erase.
Expected<int> answersOfRater(Database& database, RaterId rater);

/// Appends `event`, which says "withdrawn", and erases all that the rater answered, with their
/// name, participant id, person and link; returns how many answers that were.
Expected<int> eraseAnswers(Database& database, const StudyRater& rater, StudyEvent event);

} // namespace tandem
