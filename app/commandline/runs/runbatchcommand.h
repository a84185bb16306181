#pragma once

#include "app/commandline/json.h"
#include "models/error.h"
#include "models/ids.h"
#include "models/llm/endpoint.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/runbatch.h"

#include <QString>

namespace tandem {

class Call;
class Database;

/// Writes what the run has left to ask to `file`, inside a write; no file where that is nothing,
/// since all answers are in the project.
Expected<BatchWritten> writeBatchFile(
    Database& database, RunId run, const llm::Endpoint& endpoint, const QString& file);

/// A misuse where the name of a batch file is that of a file of another kind.
Expected<void> checkBatchName(const QString& file, Call& call);

/// What was written to a batch file, for programs and for people.
Json batchJson(const BatchWritten& written, const QString& file);
QString batchText(const BatchWritten& written, const QString& file);

/// "tandem run batch-write PROJECT RUN FILE": what the run has left to ask, as a batch file.
Expected<void> runBatchWrite(Call& call);
/// "tandem run batch-read PROJECT RUN FILE": takes a batch's results in. Fails, after that, where
/// lines were refused.
Expected<void> runBatchRead(Call& call);

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
