#pragma once

#include "models/usersum/predictiontask.h"
#include "storage/formats/openfile.h"

namespace tandem {

/// Reads what users' futures are asked about: a JSON list of {"name", "kind": item, category or
/// rating, "ahead", "choices", "question"}, of which all but the first two may be missing.
/// InvalidInput with file and place: something else, or what usersum::checkTasks() refuses.
/// TooLarge beyond limits.h.
Expected<QList<usersum::TaskTemplate>> readTaskTemplates(const Input& input);

} // namespace tandem
