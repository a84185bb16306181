#pragma once

#include "models/error.h"

/// What is erased must not be read out of a project's file or its log with a hex editor.
namespace tandem {

class Database;

/// Has what the transaction under way deletes overwritten, and its commit remembered for
/// finishErasing().
Expected<void> beginErasing(Database& database);

/// Outside of any transaction: empties the log where something was erased since the last time.
/// Waits for nobody: where somebody is reading, the next call tries again.
void finishErasing(Database& database);

} // namespace tandem
