#pragma once

#include "models/error.h"
#include "storage/formats/chunkreader.h"

class QFile;
class QIODevice;

namespace tandem {

/// Opens `file` for reading. NotFound: there is no such file. Unreadable: it is a folder, or may
/// not be read.
Expected<void> openForReading(QFile& file);

/// The first `most` bytes of `device`, or all that it has. QIODevice::read() alone gives of a pipe
/// only what has come through it so far.
QByteArray readUpTo(QIODevice& device, qint64 most);

/// All that a device holds, decoded as decodeText() does; `name` is what errors call it. TooLarge,
/// with this remedy, over limits::maxDocumentBytes; Unreadable, Cancelled.
Expected<QString> readWholeText(QIODevice& device, const QString& name, const QString& remedy,
    const ReadProgress& progress = {});

} // namespace tandem
