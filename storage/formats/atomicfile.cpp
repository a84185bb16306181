#include "storage/formats/atomicfile.h"

#include "storage/database/schema.h"
#include "storage/formats/devicewrite.h"
#include "storage/formats/formatwords.h"

#include <QFileInfo>

#include <cerrno>

namespace tandem {

namespace {

/// Whether SQLite keeps what was stored last of a project in this file beside it.
bool belongsToProject(const QString& path)
{
    const QFileInfo named(path);
    const QString file = named.exists() ? named.canonicalFilePath() : path;
    for (const char* ending : {"-wal", "-shm", "-journal"}) {
        const QLatin1String end(ending);
        if (file.endsWith(end) && isProjectFile(file.chopped(end.size())))
            return true;
    }
    return false;
}

} // namespace

AtomicFile::AtomicFile(const QString& path)
    : m_path(path)
    , m_file(path)
{
}

Expected<void> AtomicFile::open()
{
    if (isProjectFile(m_path)) {
        return failure(ErrorCode::Refused,
            FormatWords::tr("This is a Tandem project; it cannot be overwritten."), m_path,
            FormatWords::tr("Choose another file name."));
    }
    if (belongsToProject(m_path)) {
        return failure(ErrorCode::Refused,
            FormatWords::tr("This file belongs to a Tandem project; it cannot be overwritten."),
            m_path, FormatWords::tr("Choose another file name."));
    }
    // A folder is named by the attempt to open it.
    const QFileInfo target(m_path);
    if (target.exists() && !target.isFile() && !target.isDir()) {
        return failure(ErrorCode::Refused,
            FormatWords::tr("This is a device or a pipe, not a file; it cannot be overwritten."),
            m_path, FormatWords::tr("Choose another file name."));
    }
    errno = 0;
    if (!m_file.open(QIODevice::WriteOnly))
        return failure(writeError(m_file, m_path, errno));
    return {};
}

Expected<void> AtomicFile::commit()
{
    // QSaveFile (Qt 6.4) does not notice when the flush inside its commit() fails, and would put a
    // cut-off file in place
    if (const auto flushed = flushFully(m_file, m_path); !flushed) {
        m_file.cancelWriting();
        return flushed;
    }
    errno = 0;
    if (!m_file.commit())
        return failure(writeError(m_file, m_path, errno));
    return {};
}

Expected<void> writeAtomically(
    const QString& path, const std::function<Expected<void>(QIODevice&)>& produce)
{
    AtomicFile file(path);
    return file.open().and_then([&] { return produce(file.device()); }).and_then([&] {
        return file.commit();
    });
}

Expected<void> writeAtomically(const QString& path, const QByteArray& bytes)
{
    return writeAtomically(
        path, [&](QIODevice& device) { return writeFully(device, bytes, path); });
}

} // namespace tandem
