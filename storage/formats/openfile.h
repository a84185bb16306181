#pragma once

#include "models/error.h"

class QFile;

namespace tandem {

/// Opens `file` for reading. NotFound: there is no such file. Unreadable: it is a folder, or may
/// not be read.
Expected<void> openForReading(QFile& file);

} // namespace tandem
