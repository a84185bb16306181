#pragma once

#include "models/error.h"
#include "models/studies/ids.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrows.h"

namespace tandem {

class Database;

/// How many raters of all studies have withdrawn.
Expected<int> withdrawals(Database& database);

/// How many answers a withdrawal of the rater would erase.
Expected<int> answersOfRater(Database& database, RaterId rater);

/// What one who has withdrawn is known again by, so that nothing of theirs comes back: their name
/// or the id of a crowd platform.
enum class KnownBy { Name, Participant };
/// Whether who has withdrawn from the study had this name or id. The project keeps a fingerprint of
/// either alone (HMAC-SHA256 under the study's UUID).
Expected<bool> hasWithdrawnAs(
    Database& database, StudyId study, KnownBy by, const QString& nameOrId);

/// Appends `event`, which says "withdrawn", and erases all that the rater answered, with their
/// name, participant id, person and link; returns how many answers that were.
Expected<int> eraseAnswers(Database& database, const StudyRater& rater, StudyEvent event);

} // namespace tandem
