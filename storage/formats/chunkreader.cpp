#include "storage/formats/chunkreader.h"

#include "models/text/decode.h"

#include <QFileDevice>

#include <algorithm>

namespace tandem {

namespace {

constexpr qsizetype chunkBytes = 256 * 1024;
constexpr qsizetype kTellingBytes = 2; ///< no text in UTF-8 has a NUL in them

} // namespace

ChunkReader::ChunkReader(QIODevice& device, QString name, ReadProgress progress)
    : m_device(device)
    , m_name(std::move(name))
    , m_progress(std::move(progress))
{
}

Expected<QByteArrayView> ChunkReader::next()
{
    if (!m_device.isReadable())
        return failure(readError(tr("it is not open for reading")));
    m_chunk.resize(chunkBytes);
    const qint64 got = m_device.read(m_chunk.data(), chunkBytes);
    const auto* file = qobject_cast<QFileDevice*>(&m_device);
    // a failing file may give 0 bytes instead of -1; only its error state tells that from the end
    if (got < 0 || (got == 0 && file != nullptr && file->error() != QFileDevice::NoError))
        return failure(readError(m_device.errorString()));
    m_bytesRead += got;
    if (m_progress && !m_progress(m_bytesRead))
        return failure(ErrorCode::Cancelled, tr("Reading was cancelled."), m_name);
    return QByteArrayView(m_chunk.constData(), static_cast<qsizetype>(got));
}

Error ChunkReader::readError(const QString& reason) const
{
    return {ErrorCode::Unreadable,
        tr("Could not read the file beyond byte %1: %2.").arg(m_bytesRead).arg(reason), m_name,
        tr("Check that the file still exists and that you have permission to read it, then try "
           "again."),
        {}};
}

Expected<void> checkJsonHead(QByteArrayView head, const QString& name)
{
    if (head.isEmpty()) {
        return failure(ErrorCode::InvalidInput, ChunkReader::tr("The file is empty."), name,
            ChunkReader::tr("Choose a non-empty file."));
    }
    TANDEM_DO(refuseDatabase(head, name));
    return refuseOtherEncoding(head, name);
}

Expected<void> refuseOtherEncoding(QByteArrayView head, const QString& name)
{
    TANDEM_DO(refuseOfficeFile(head, name));
    const bool isWide = isUtf32(head);
    if (isWide || isUtf16(head)) {
        return failure(ErrorCode::InvalidInput,
            ChunkReader::tr("The file is encoded in %1; it must be UTF-8.")
                .arg(isWide ? QStringLiteral("UTF-32") : QStringLiteral("UTF-16")),
            name, ChunkReader::tr("Open it in a text editor, save it as UTF-8 and try again."));
    }
    if (head.first(std::min<qsizetype>(head.size(), kTellingBytes)).contains('\0'))
        return refuseBinary(name);
    return {};
}

} // namespace tandem
