#pragma once

#include "models/error.h"
#include "storage/repositories/studyraterrepository.h"
#include "storage/repositories/studyrepository.h"

namespace tandem {

class Call;
class Database;

/// The study that --study names; the only one there is where it is not given. NotFound, or Refused
/// where there are several, names those that there are.
Expected<StudySummary> askedStudy(Database& database, Call& call);

/// The rater of the study that --rater names; a misuse where nobody is named.
Expected<StudyRater> askedRater(Database& database, StudyId study, Call& call);

/// The design that somebody wrote as JSON.
Expected<studies::Design> designOfFile(const QString& path, Call& call);

} // namespace tandem
