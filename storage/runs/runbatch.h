#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/llm/endpoint.h"

#include <QStringList>

class QIODevice;

namespace tandem {

class Database;

/// What was written to a batch file.
struct BatchWritten
{
    qint64 lines = 0;
    qint64 fromCache = 0; ///< open tasks whose reply is in the project already
    qint64 nothingToAsk = 0;
};

/// Writes the run's open tasks as a batch (JSONL as OpenAI defined it), each once, by the hash of
/// its request as custom_id. Inside a write: the tasks remember their hashes. Refused for an
/// endpoint that is not OpenAI-compatible and for a cancelled run.
Expected<BatchWritten> writeRunBatch(
    Database& database, RunId run, const llm::Endpoint& endpoint, QIODevice& device);

/// What came back in a batch file.
struct BatchRead
{
    qint64 lines = 0;
    qint64 done = 0;       ///< tasks done
    qint64 failed = 0;     ///< tasks failed: an error, or twice no usable reply
    qint64 toAskAgain = 0; ///< lines without a usable reply, which the run asks once more
    qint64 already = 0;    ///< lines that were read before
    qint64 refused = 0;    ///< lines that are not of this run, or not readable
    QStringList problems;  ///< the first hundred, one sentence each
};

/// Takes a batch's results into the run, inside a write: all at once. Lines that are not of this
/// run or not readable are refused with a message and change nothing; missing ones stay open; lines
/// that were read before count as such. Errors: of reading the device; TooLarge for a line over
/// 16 MiB.
Expected<BatchRead> readRunBatch(
    Database& database, RunId run, const llm::Endpoint& endpoint, QIODevice& device);

} // namespace tandem
