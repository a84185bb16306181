#pragma once

#include "models/error.h"

class QFile;
class QIODevice;

namespace tandem {

/// Opens `file` for reading. NotFound: there is no such file. Unreadable: it is a folder, or may
/// not be read.
Expected<void> openForReading(QFile& file);

/// The first `most` bytes of `device`, or all that it has. QIODevice::read() alone gives of a pipe
/// only what has come through it so far.
QByteArray readUpTo(QIODevice& device, qint64 most);

} // namespace tandem
