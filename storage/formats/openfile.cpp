#include "storage/formats/openfile.h"

#include "models/text/decode.h"
#include "storage/formats/limits.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace tandem {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(OpenFile)
};

} // namespace

Expected<void> openForReading(QFile& file)
{
    const QString path = file.fileName();
    const QFileInfo info(path);
    if (!info.exists()) {
        return failure(ErrorCode::NotFound, Words::tr("There is no such file."), path,
            Words::tr("Check the name and the folder."));
    }
    if (info.isDir()) {
        return failure(ErrorCode::Unreadable, Words::tr("This is a folder, not a file."), path,
            Words::tr("Choose a file in it."));
    }
    if (!file.open(QIODevice::ReadOnly)) {
        return failure(ErrorCode::Unreadable,
            Words::tr("The file could not be opened: %1.").arg(file.errorString()), path,
            Words::tr("Check that you may read it."));
    }
    return {};
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
    QIODevice& device, const QString& name, const QString& remedy, const ReadProgress& progress)
{
    ChunkReader reader(device, name, progress);
    QByteArray bytes;
    for (;;) {
        const auto chunk = reader.next();
        if (!chunk)
            return failure(chunk.error());
        if (chunk->isEmpty())
            return decodeText(bytes, name);
        if (reader.bytesRead() > limits::maxDocumentBytes)
            return failure(
                ErrorCode::TooLarge, Words::tr("The file is larger than 64 MiB."), name, remedy);
        bytes.append(*chunk);
    }
}

} // namespace tandem
