#pragma once

#include "models/error.h"

#include <QByteArray>
#include <QString>

#include <functional>

namespace tandem {

/// What a tree of files may hold at most; nothing beyond is unpacked.
struct FileTreeBounds
{
    qint64 entries = 1'000'000;          ///< files and folders
    qint64 fileBytes = qint64(4) << 20;  ///< of one file
    qint64 totalBytes = qint64(2) << 30; ///< of all files together, unpacked, wanted or not
    int depth = 16;                      ///< folders inside each other
    qsizetype pathUnits = 1024;          ///< of a path in the tree
};

/// Takes the files of a tree one by one.
struct FileTreeSink
{
    /// Whether the file at `path` (from the top of the tree, with "/") is to be read. `place` is
    /// what errors call it.
    std::function<Expected<bool>(const QString& path, const QString& place)> wants;
    std::function<Expected<void>(const QString& path, const QByteArray& bytes)> take;
    /// Told the number of files seen; returning false cancels. May be empty.
    std::function<bool(qint64 files)> progress = {};
};

/// Reads the files of a folder, or of an archive (.tar, .tar.gz, .tgz, .zip, told by content), one
/// by one, in any order. Nothing is unpacked to the disk, and links are never followed.
/// InvalidInput, with the archive and the entry: no such archive, cut off or damaged, encrypted; a
/// path that is absolute, leads upwards, is not UTF-8 or has control characters, is there twice; a
/// link, device or pipe. TooLarge beyond `bounds`. NotFound, Unreadable, Cancelled; what `sink`
/// says.
Expected<void> readFileTree(
    const QString& path, const FileTreeSink& sink, const FileTreeBounds& bounds = {});

/// Counts what of the bounds is used, and refuses paths that nobody writes in good faith; for the
/// readers of folders and archives.
class FileTreeGuard final
{
public:
    FileTreeGuard(QString source, const FileTreeSink& sink, const FileTreeBounds& bounds);

    /// "ARCHIVE: PATH".
    QString placeOf(const QString& path) const;
    const FileTreeSink& sink() const { return m_sink; }
    const FileTreeBounds& bounds() const { return m_bounds; }
    const QString& source() const { return m_source; }

    /// One more file or folder.
    Expected<void> enter(const QString& path);
    /// So many more bytes of the file at hand.
    Expected<void> addBytes(const QString& path, qint64 bytes);
    /// So many bytes that are passed over, yet have to be unpacked for that.
    Expected<void> addPassedOver(qint64 bytes);
    /// The file at hand is read from its first byte.
    void beginFile() { m_fileBytes = 0; }
    tl::unexpected<Error> notAFile(const QString& path) const;

private:
    Expected<void> checkPath(const QString& path) const;

    QString m_source;
    const FileTreeSink& m_sink;
    FileTreeBounds m_bounds;
    qint64 m_entries = 0;
    qint64 m_fileBytes = 0;
    qint64 m_totalBytes = 0;
};

} // namespace tandem
