#include "storage/formats/devicewrite.h"

#include "storage/formats/formatwords.h"

#include <QFileDevice>

#include <cerrno>

namespace tandem {

Error writeError(const QIODevice& device, const QString& name, int systemError)
{
    const auto* file = qobject_cast<const QFileDevice*>(&device);
    // Qt reports a full disk as a plain write error, so the system's own code has to be asked
    const bool full = systemError == ENOSPC || systemError == EDQUOT ||
                      (file != nullptr && file->error() == QFileDevice::ResourceError);
    if (full) {
        return {ErrorCode::DiskFull, FormatWords::tr("Not enough disk space to write the file."),
            name, FormatWords::tr("Free some space or choose another folder, then try again."),
            device.errorString()};
    }
    return {ErrorCode::NotWritable,
        FormatWords::tr("The file could not be written: %1.").arg(device.errorString()), name,
        FormatWords::tr("Check that you have permission to write there, or choose another folder."),
        device.errorString()};
}

Expected<void> writeFully(QIODevice& device, QByteArrayView bytes, const QString& name)
{
    while (!bytes.isEmpty()) {
        errno = 0;
        const qint64 written = device.write(bytes.data(), bytes.size());
        if (written <= 0)
            return failure(writeError(device, name, errno));
        bytes = bytes.sliced(static_cast<qsizetype>(written));
    }
    return {};
}

Expected<void> flushFully(QIODevice& device, const QString& name)
{
    auto* file = qobject_cast<QFileDevice*>(&device);
    errno = 0;
    if (file != nullptr && !file->flush())
        return failure(writeError(device, name, errno));
    return {};
}

} // namespace tandem
