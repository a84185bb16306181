#pragma once

#include "models/error.h"

#include <QString>

/// What is erased must not be read out of a project's file or its log with a hex editor.
namespace tandem {

class Database;

/// Has what the transaction under way deletes overwritten, and its commit remembered for
/// finishErasing().
Expected<void> beginErasing(Database& database);

/// Has finishErasing() empty the log although another connection erased.
Expected<void> helpErasing(Database& database);

enum class WhileRead { GoOn, Wait };
/// Outside of any transaction: writes the file anew where this connection has erased something
/// since the last time, and empties the log. That takes as long as copying the project.
/// Where somebody is reading, it waits for them for a few seconds, or the next call tries again.
/// Whether nothing is left to be done.
bool finishErasing(Database& database, WhileRead whileRead = WhileRead::GoOn);

/// Whether the log beside the project, which others have open, may have what was erased.
bool mayLogKeepErased(const QString& path);

} // namespace tandem
