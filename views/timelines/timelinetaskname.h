#pragma once

#include "models/usersum/predictiontask.h"

namespace tandem {

/// "the next item", translated.
QString timelineTaskName(usersum::TaskKind kind);

} // namespace tandem
