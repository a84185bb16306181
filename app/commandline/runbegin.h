#pragma once

#include "app/commandline/modelaccess.h"
#include "models/error.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/runbatch.h"
#include "storage/runs/runplan.h"

#include <QCommandLineOption>
#include <QList>
#include <QString>

/// What all commands that begin a run of a language model have in common.
namespace tandem {

class Arguments;
struct Console;

/// --max-tokens, --estimate and --batch.
QList<QCommandLineOption> runBeginOptions();

/// Whether only an estimate is wanted.
bool wantsEstimate(const Arguments& arguments);
/// The file that the questions are to be written to instead of being asked; empty: none.
QString batchFile(const Arguments& arguments);

/// The endpoint named with --endpoint; with its key where somebody is to be asked.
Expected<ReadyEndpoint> endpointToBegin(const Arguments& arguments, Console& console);
/// Takes --max-tokens into `plan`, and asks before the file of --batch is replaced.
Expected<void> takeBeginOptions(RunPlan& plan, const Arguments& arguments, Console& console);

void printForecast(const RunForecast& forecast, const Arguments& arguments, Console& console);

/// A run that was begun by writing what it has to ask into a file.
struct BegunBatch
{
    RunRow run;
    BatchWritten written;
};
/// Writes the file, inside the write that made the run.
Expected<BegunBatch> beginBatch(
    Database& database, RunId run, const llm::Endpoint& endpoint, const QString& file);
/// Says what was written and how to go on in `project`.
void printBegunBatch(
    const BegunBatch& begun, const QString& project, const Arguments& arguments, Console& console);

} // namespace tandem
