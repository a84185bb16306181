#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/llm/endpoint.h"
#include "storage/endpoints/secret.h"

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
    qint64 outAlready = 0; ///< open tasks that a batch asks whose results were not read yet
    qint64 beyondCap = 0;  ///< questions that were left out, as the run's spending cap may not last
    qint64 again = 0;      ///< lines whose question was in a batch but not in its results
    QStringList namesAgain; ///< of the tasks of the first ten of these, translated
};

/// Writes the run's open tasks, and those that failed without an answer, as a batch in the format
/// of the endpoint's server (models/llm/batch.h), each once, named by the hash of its request and
/// by the batch, and notes that they are out: nothing asks them live until the results are read, or
/// the batch is given up (forgetRunBatches()). What is in no results of a batch of which some were
/// read is written again, and may be paid for twice; whichever answer is read first stands. Inside
/// a write. Refused for a cancelled run, and where not one question fits into the spending cap or
/// all of them are out already.
Expected<BatchWritten> writeRunBatch(
    Database& database, RunId run, const llm::Endpoint& endpoint, QIODevice& device);

/// Ends the run's open tasks that nobody has to be asked for, with those that come of them, and the
/// run where nothing is left of it: inside a write.
Expected<void> endWithoutBatch(Database& database, RunId run, const llm::Endpoint& endpoint);

/// What came back in a batch file.
struct BatchRead
{
    qint64 lines = 0;
    qint64 done = 0;       ///< tasks done
    qint64 failed = 0;     ///< tasks failed: an error, or twice no usable reply
    qint64 toAskAgain = 0; ///< lines without a usable reply, which the run asks once more
    qint64 already = 0;    ///< lines that were read before
    qint64 late = 0;       ///< first results of what was answered, given up or cancelled meanwhile
    qint64 refused = 0;    ///< lines that are not of this run, not readable, or over 16 MiB
    qint64 stillOut = 0;   ///< questions of the run whose results have not come
    qint64 missing = 0;    ///< of these, such as are of a batch of which results were read
    qint64 left = 0; ///< open tasks that no batch asks: what came of answers, or is asked once more
    QStringList problems; ///< the first hundred, one sentence each
    QString firstFailure; ///< why the first task failed that did; empty: none did

    /// Whether tasks failed and nothing else came of the results.
    bool isAllFailed() const { return failed > 0 && done + toAskAgain + late == 0; }
};

/// Takes a batch's results into the run, inside a write: all at once. Lines that are not of this
/// run or not readable are refused with a message and change nothing; missing ones stay out
/// until the next batch is written, and where lines cannot be read until they are given up; lines
/// that were read before count as such, also where a later batch asks the same or the run has gone
/// on. Each settles what is noted of its request in the very batch that it is of: of what two
/// batches answered the answer that is read first stands, and both count in the cost. An answer is
/// taken though an error came before it. One that answers otherwise what was answered before by the
/// same batch is refused. `key` is blotted out in what is kept or told, as in what is asked live.
/// Errors: of reading the device.
Expected<BatchRead> readRunBatch(Database& database, RunId run, const llm::Endpoint& endpoint,
    QIODevice& device, const Secret& key = {});

/// Says what the run is after something about its batches has changed, inside that write: through,
/// out in a batch or paused, and no longer what stopped it before.
Expected<void> settleBatchState(Database& database, RunId run);

/// Gives up the results of the run's batches, inside a write: its questions may be asked live.
/// Returns how many there were.
Expected<int> forgetRunBatches(Database& database, RunId run);

} // namespace tandem
