#pragma once

#include "models/error.h"

#include <QByteArray>
#include <QIODevice>
#include <QString>

#include <memory>
#include <optional>

namespace tandem {

class SourceFile;
class SourceMeter;

/// What a file is by its first bytes.
enum class Packing { None, Gzip, Zip, Tar };
Packing packingOf(QByteArrayView head);
/// What packed a file that is not read: "bzip2"; empty where nothing did.
QString foreignPacker(QByteArrayView head);

/// The files in an archive or compressed file, one after the other, as they come from a device: an
/// archive in an archive is read as it is unpacked. Nothing is written to the disk.
class ArchiveStream final
{
public:
    /// `device` and `meter` must outlive this; `place` is what errors call the archive.
    ArchiveStream(QIODevice& device, SourceMeter& meter, QString place);
    ~ArchiveStream();
    Q_DISABLE_COPY_MOVE(ArchiveStream)

    /// Begins to read. With a `file`, which is then that below the device, its places can be gone
    /// to, as a zip's directory has to be. InvalidInput: it is no archive.
    Expected<void> open(Packing packing, SourceFile* file = nullptr);
    /// Goes to the next file; false at the end. Folders, links and devices are passed over.
    /// InvalidInput: it is damaged, encrypted or cut off; TooLarge: too many files, a path that is
    /// too long, or what SourceMeter refuses.
    Expected<bool> next();

    /// The path of the file at hand; empty where it has no name, being compressed by itself.
    const QString& path() const;
    /// "ARCHIVE, PATH".
    QString place() const;
    /// The bytes of the file at hand, until the next one is gone to.
    QIODevice& bytes();
    /// Why reading `bytes` ended before its end; none where it did not.
    const std::optional<Error>& bytesError() const;

private:
    struct Reading;
    std::unique_ptr<Reading> m_reading;
};

} // namespace tandem
