#pragma once

#include "app/commandline/json.h"
#include "models/error.h"
#include "models/ids.h"

namespace tandem {

class Database;
class Call;

/// Prints what a run asked and what came back, oldest first: what each reply is about, the prompts
/// as they were filled, and the replies whole, as they came.
Expected<void> printReplies(Database& database, RunId run, Call& call);
/// The same for programs, one object a reply.
Expected<QJsonArray> repliesJson(Database& database, RunId run);

} // namespace tandem
