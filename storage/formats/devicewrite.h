#pragma once

#include "models/error.h"

#include <QByteArrayView>
#include <QString>

class QIODevice;

namespace tandem {

/// Writes all of `bytes`. A short or failed write is DiskFull where the disk has no room, otherwise
/// NotWritable; both carry `name`, which is what the user calls the device.
Expected<void> writeFully(QIODevice& device, QByteArrayView bytes, const QString& name);

/// Hands what a file device still buffers to the system, with the same errors; nothing to do for
/// other devices.
Expected<void> flushFully(QIODevice& device, const QString& name);

/// The error for a device whose last write failed; `systemError` is errno right after it.
Error writeError(const QIODevice& device, const QString& name, int systemError);

} // namespace tandem
