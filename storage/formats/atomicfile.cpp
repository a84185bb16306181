#include "storage/formats/atomicfile.h"

#include "storage/database/schema.h"
#include "storage/formats/devicewrite.h"
#include "storage/formats/formatwords.h"

#include <cerrno>

namespace tandem {

AtomicFile::AtomicFile(const QString& path)
    : m_path(path)
    , m_file(path)
{
}

Expected<void> AtomicFile::open()
{
    if (isProjectFile(m_path)) {
        return failure(ErrorCode::Refused,
            FormatWords::tr("This is a Tandem project; it is not replaced."), m_path,
            FormatWords::tr("Give the file another name."));
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
