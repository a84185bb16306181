#pragma once

class QString;

namespace tandem {

/// Has the locks that SQLite takes on files last until SQLite gives them back; once, before the
/// first project is opened. Locks of the usual kind (POSIX) go with whatever descriptor of the file
/// this process closes: a file dialog that looks into a project to guess its type, say. The next
/// program to close the project then believes that nobody has it open and deletes the log, and all
/// that is written here goes with it. Where the system has no other locks, they stay as they are.
void keepFileLocks();

/// Whether any program has the project at `path` open, as the locks on it say: one that was killed
/// has it no longer, whatever it left beside the file. Where that cannot be told, true. Not for a
/// file that is open here, see Database::lookIfNotOpenHere().
bool isHeld(const QString& path);

} // namespace tandem
