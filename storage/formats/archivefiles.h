#pragma once

#include "models/error.h"

#include <QString>

namespace tandem {

class FileTreeGuard;

/// Hands the files of the archive at `path` over to the guard's sink; see readFileTree(). With
/// writeArchive() the one place that knows libarchive.
Expected<void> readArchive(const QString& path, FileTreeGuard& guard);

} // namespace tandem
