#include "storage/formats/openfile.h"

#include "models/text/decode.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/limits.h"

#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace tandem {

Expected<void> openForReading(QFile& file)
{
    const QString path = file.fileName();
    const QFileInfo info(path);
    if (!info.exists()) {
        return failure(ErrorCode::NotFound, FormatWords::tr("File not found."), path,
            FormatWords::tr("Check the name and the folder."));
    }
    if (info.isDir()) {
        return failure(ErrorCode::Unreadable, FormatWords::tr("This is a folder, not a file."),
            path, FormatWords::tr("Choose a file in it."));
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return failure(ErrorCode::Unreadable,
            FormatWords::tr("The file could not be opened: %1.").arg(file.errorString()), path,
            FormatWords::tr("Check that you have permission to read it."));
    }
    return {};
}

Input::Input(const QString& path)
    : m_name(path)
    , m_file(std::make_shared<QFile>(path))
    , m_device(m_file.get())
{
}

Input::Input(QIODevice& device, QString name)
    : m_name(std::move(name))
    , m_device(&device)
{
}

Expected<QIODevice*> Input::open() const
{
    if (m_file && !m_file->isOpen()) {
        TANDEM_DO(openForReading(*m_file));
    }
    return m_device;
}

QByteArray readUpTo(QIODevice& device, qint64 most)
{
    // What is read at once is allocated before it is known how much there is.
    constexpr qint64 kChunk = qint64(1) << 20;
    QByteArray bytes;
    for (;;) {
        const QByteArray more = device.read(std::min(kChunk, most - bytes.size()));
        if (more.isEmpty())
            return bytes;
        bytes += more;
    }
}

Expected<QString> readWholeText(
    const Input& input, const QString& remedy, const ReadProgress& progress)
{
    TANDEM_TRY(device, input.open());
    ChunkReader reader(**device, input.name(), progress);
    QByteArray bytes;
    for (;;) {
        TANDEM_TRY(chunk, reader.next());
        if (chunk->isEmpty())
            return decodeText(bytes, input.name());
        if (reader.bytesRead() > limits::maxDocumentBytes)
            return failure(ErrorCode::TooLarge, FormatWords::tr("The file is larger than 64 MiB."),
                input.name(), remedy);
        bytes.append(*chunk);
    }
}

} // namespace tandem
