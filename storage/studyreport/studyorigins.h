#pragma once

#include "models/error.h"
#include "models/studies/ids.h"

#include <QStringList>

namespace tandem {

class Database;

/// Where a study's items, texts and scores come from, in sentences: of the project or of files, of
/// which systems, with which metrics, and, where a language model wrote or judged them, of which
/// model with which version of which prompt.
Expected<QStringList> studyOrigins(Database& database, StudyId study);

} // namespace tandem
