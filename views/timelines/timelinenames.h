#pragma once

#include "models/usersum/predictiontask.h"
#include "storage/formats/activitylogs/loglayout.h"

namespace tandem {

/// "MovieLens"; of columns that were named "own columns", translated.
QString timelineKindName(LogKind kind);
/// The same of a word of the project; that word where it is not known.
QString timelineKindName(const QString& key);

/// "the next item", translated.
QString timelineTaskName(usersum::TaskKind kind);

} // namespace tandem
