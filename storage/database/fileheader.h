#pragma once

#include "models/error.h"

namespace tandem {

/// Refuses by the first bytes of a file what is no project, is from a newer version, or is shorter
/// than it says, and leaves nothing beside it, as opening it with SQLite would. Not for files that
/// Database::isOpenHere().
Expected<void> inspectFileHeader(const QString& path);
/// The same of a file of this size that begins like `header`.
Expected<void> inspectHeader(const QByteArray& header, qint64 size, const QString& path);

/// What is said of a file that is no project.
Error notAProject(const QString& path);
/// What is said of a project that a newer program made.
Error newerVersion(const QString& path);

} // namespace tandem
