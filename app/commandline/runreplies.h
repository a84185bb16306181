#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <QJsonArray>

namespace tandem {

class Database;
struct Console;

/// Prints what a run asked and what came back, oldest first: the prompts as they were filled, and
/// the replies whole, as they came.
Expected<void> printReplies(Database& database, RunId run, Console& console);
/// The same for programs, one object a reply.
Expected<QJsonArray> repliesJson(Database& database, RunId run);

} // namespace tandem
