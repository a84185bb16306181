#pragma once

#include "models/studies/studydocument.h"
#include "storage/repositories/studygate.h"

namespace tandem {

/// What the report of a project's closed study says beside its results: its design with every
/// version, how raters worked, what happened, where things come from. Refused while it is open.
/// For a worker.
Expected<studies::StudyDescription> describedStudy(
    Database& database, StudyId study, RaterNames names = RaterNames::Pseudonyms);

} // namespace tandem
