#pragma once

#include "app/commandline/modelaccess.h"
#include "models/error.h"
#include "models/ids.h"

#include <QString>

namespace tandem {

class Arguments;
struct Console;

/// What is to become of a run.
enum class RunDrive { Start, RetryFailed };

/// Works on a run of the project at `path` to its end, with progress on a terminal, and prints what
/// became of it. Ctrl+C pauses it, a second one ends the program. Failures: Cancelled where it was
/// paused or cancelled, what stopped it, or how many tasks failed.
Expected<void> driveRun(const QString& path, RunId run, const ReadyEndpoint& ready, RunDrive how,
    const Arguments& arguments, Console& console);

} // namespace tandem
