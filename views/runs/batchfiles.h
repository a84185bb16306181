#pragma once

#include "models/error.h"
#include "models/llm/endpoint.h"
#include "storage/endpoints/secret.h"
#include "storage/runs/runbatch.h"

#include <QString>

#include <functional>

class QObject;

namespace tandem {

class Project;

/// A run that leaves as a batch file, or whose results come back as one.
struct BatchJob
{
    RunId run;
    llm::Endpoint endpoint;
    QString path;
    Secret key{}; ///< to blot out in results; empty: none is known
};

/// Writes what is open in the run to the file, whole or not at all, in the project's writer. `done`
/// is called once, later, and skipped when `guard` is gone.
void writeBatchFile(Project& project, const BatchJob& job, QObject* guard,
    const std::function<void(const Expected<BatchWritten>&)>& done);

/// Takes the results in the file into the project, all at once; otherwise as above.
void readBatchFile(Project& project, const BatchJob& job, QObject* guard,
    const std::function<void(const Expected<BatchRead>&)>& done);

/// What was written or read, in a sentence for people.
QString batchWrittenText(const BatchWritten& written);
QString batchReadText(const BatchRead& read);

} // namespace tandem
