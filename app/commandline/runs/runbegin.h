#pragma once

#include "app/commandline/runs/modelaccess.h"
#include "models/error.h"
#include "models/ids.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/runbatch.h"
#include "storage/runs/runplan.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem {

class Call;

// What all commands that begin a run of a language model have in common.

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

/// What is to become of a run.
enum class RunDrive { Start, RetryFailed };

/// What became of a run that was worked on.
struct DrivenRun
{
    RunRow row;
    /// Cancelled where it was paused or cancelled, what stopped it, or how many tasks failed.
    Expected<void> outcome;
    std::optional<double> neededCap{}; ///< that is enough for what is known to be left
    QString advice{};                  ///< see unreadAdvice()
};

/// What is typed behind --cap: AMOUNT where it is not known.
QString capToType(std::optional<double> cap);

/// Works on a run of the project at `path` to its end, with progress on a terminal. Ctrl+C pauses
/// it, a second one ends the program.
Expected<DrivenRun> drivenRun(
    const QString& path, RunId run, const ReadyEndpoint& ready, RunDrive how, Call& call);

/// The same, and prints what became of it. Its outcome is the command's.
Expected<void> driveRun(
    const QString& path, RunId run, const ReadyEndpoint& ready, RunDrive how, Call& call);

} // namespace tandem
