#pragma once

#include "app/commandline/runs/modelaccess.h"
#include "models/error.h"
#include "models/ids.h"
#include "storage/repositories/runrepository.h"

#include <QString>

#include <optional>

namespace tandem {

class Call;

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
