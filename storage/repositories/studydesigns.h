#pragma once

#include "models/error.h"
#include "models/studies/design.h"
#include "models/studies/ids.h"

#include <QHash>

namespace tandem {

class Database;

/// The design of each version of a study, by the version's row.
Expected<QHash<qint64, studies::Design>> studyDesigns(Database& database, StudyId study);

} // namespace tandem
