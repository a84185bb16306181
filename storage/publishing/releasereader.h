#pragma once

#include "models/error.h"
#include "models/publishing/releasediff.h"

#include <QString>

namespace tandem {

/// Reads a version of a dataset: a folder that publishDataset() wrote, or a KGDS.json alone, which
/// tells neither ids nor answers. NotFound, Unreadable; InvalidInput with file and place.
Expected<publishing::Release> readRelease(const QString& path);

} // namespace tandem
