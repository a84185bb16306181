#pragma once

#include "app/commandline/runs/modelaccess.h"
#include "models/error.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/runbatch.h"
#include "storage/runs/runplan.h"

#include <QList>
#include <QString>

#include <optional>

/// What all commands that begin a run of a language model have in common.
namespace tandem {

class Call;

/// Whether only an estimate is wanted.
bool wantsEstimate(Call& call);
/// The file that the questions are to be written to instead of being asked; empty: none.
QString batchFile(Call& call);

/// The endpoint named with --endpoint; with its key where somebody is to be asked.
Expected<ReadyEndpoint> endpointToBegin(Call& call);
/// Refuses a file of --batch that no batch is written to, and asks before one is replaced.
Expected<void> checkBatch(Call& call);
/// Takes what the call says of the settings of the plan's kind of run into it, but the samples or
/// users that it names.
Expected<void> takeRunFields(RunPlan& plan, Call& call);
/// The spending cap of --cap; none where none is given.
Expected<std::optional<double>> askedCap(Call& call);

/// Says what a run will take.
Expected<void> tellForecast(const RunForecast& forecast, Call& call);

/// A run that was begun by writing what it has to ask into a file.
struct BegunBatch
{
    RunRow run;
    BatchWritten written;
    qint64 later = 0; ///< questions, about, that will follow from the answers
};
/// Writes the file, inside the write that made the run.
Expected<BegunBatch> beginBatch(
    Database& database, RunId run, const llm::Endpoint& endpoint, const QString& file);
/// Says what was written and how to go on in `project`.
Expected<void> tellBegunBatch(const BegunBatch& begun, const QString& project, Call& call);

} // namespace tandem
