#pragma once

#include "models/error.h"

#include <QString>

namespace tandem {

class Arguments;
struct BatchWritten;
struct Console;

/// Says what was written to a batch file.
void printBatchWritten(const BatchWritten& written, const QString& file, Console& console);

/// "tandem run batch-write PROJECT RUN FILE": what the run has left to ask, as a batch file.
Expected<void> runBatchWrite(const Arguments& arguments, Console& console);
/// "tandem run batch-read PROJECT RUN FILE": takes a batch's results in. Fails, after that, where
/// lines were refused.
Expected<void> runBatchRead(const Arguments& arguments, Console& console);

} // namespace tandem
