#pragma once

#include "models/error.h"
#include "models/publishing/datasetfacts.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <functional>

class QIODevice;

namespace tandem {

/// Files of a folder that does not exist yet, written one after the other.
class FolderFiles final
{
public:
    explicit FolderFiles(QString folder);
    Q_DISABLE_COPY_MOVE(FolderFiles)

    QString pathOf(const QString& path) const { return m_folder + u'/' + path; }
    /// Writes a file whole; folders on its way are made. NotWritable, DiskFull.
    Expected<void> put(const QString& path, const QByteArray& bytes);
    /// The same of what `produce` writes.
    Expected<void> write(
        const QString& path, const std::function<Expected<void>(QIODevice&)>& produce);
    /// Counts a file that was written at pathOf() by other means.
    Expected<void> add(const QString& path);
    /// Those that were written, by path.
    QList<publishing::PublishedFile> files() const;
    /// The lines of a file SHA256SUMS of them.
    QByteArray checksums() const;

private:
    QString m_folder;
    QList<publishing::PublishedFile> m_files;
};

/// The file that says which others belong to a published folder.
inline constexpr QLatin1String kChecksumsFile("SHA256SUMS");

/// What stands in the way of a new folder.
enum class OnExistingFolder {
    Refuse,
    /// Takes the place of one that this program published: all that is in it stands in its
    /// SHA256SUMS, and is as it was then.
    Replace
};

/// Refused, with what to do, where a folder cannot be written at this path; an empty one can.
Expected<void> requireFreeFolder(const QString& folder, OnExistingFolder onExisting);

/// Writes a folder, whole or not at all: until everything is written what was there stays, and the
/// new one is in NAME.unfinished-XXXXXX beside it. What a process that was killed left there is
/// removed. Refused as requireFreeFolder() says; NotWritable, DiskFull; what `produce` says.
Expected<void> writeWholeFolder(const QString& folder, OnExistingFolder onExisting,
    const std::function<Expected<void>(FolderFiles&)>& produce);

} // namespace tandem
