#pragma once

#include "models/error.h"
#include "models/studies/ids.h"

#include <QJsonObject>

namespace tandem {

class Database;

/// SHA-256, in hexadecimal, over what each rater said in time, by their UUIDs: of those who said
/// anything.
Expected<QJsonObject> studyAnswerDigests(Database& database, StudyId study);

} // namespace tandem
