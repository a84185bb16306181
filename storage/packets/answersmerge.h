#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/packets/packetmerge.h"
#include "storage/studies/answersfile.h"

namespace tandem {

class Database;

/// What taking an answers file of a study's rater would do now; changes nothing. Refused as a whole
/// where the project did not hand out its form, where it was altered or answers what the form does
/// not ask, and as StudyAnswerRepository::keep() says.
Expected<PacketMerge> inspectStudyAnswers(Database& project, const AnswersFile& file);

/// Takes it, inside the caller's transaction: all of it, each row once.
Expected<PacketMerge> takeStudyAnswers(Database& project, const AnswersFile& file, PersonId by);

} // namespace tandem
