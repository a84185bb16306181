#pragma once

#include "models/error.h"
#include "storage/repositories/runrepository.h"

#include <QString>

namespace tandem {

class Call;
class Database;

/// The run with the number `word`; where that is empty the newest one, or with `unfinished` the
/// newest one that has something left to do. A misuse where it is no number.
Expected<RunRow> runNamed(Database& database, const QString& word, bool unfinished, Call& call);

/// The run with the number `word`; where that is empty the newest one that "run resume" has
/// something to do for, tasks that no reply came to in an ended run too. NotFound names the
/// commands that ask again what failed or could not be read.
Expected<RunRow> runToResume(Database& database, const QString& word, Call& call);

/// The endpoint named with --endpoint, or else the run's own.
QString endpointNameFor(const RunRow& run, Call& call);

} // namespace tandem
