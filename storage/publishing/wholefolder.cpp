#include "storage/publishing/wholefolder.h"

#include "storage/formats/devicewrite.h"
#include "storage/formats/sha256.h"
#include "storage/publishing/publishfilewords.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QHash>
#include <QLockFile>
#include <QStringList>
#include <QTemporaryDir>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace tandem {

namespace {

constexpr qint64 kHashedBlock = qint64(1) << 20;
constexpr qsizetype kDigestLetters = 64;
constexpr qint64 kLongestChecksums = qint64(1) << 20;
constexpr qsizetype kMostNamedFiles = 3;
constexpr qsizetype kLongestNamedFile = 80;
/// Names in the folder that a new one is written in, beside its place.
const QString kFolderLock = QStringLiteral("/lock");
const QString kFolderAside = QStringLiteral("/old");
const QString kUnfinished = QStringLiteral(".unfinished-");

Expected<void> writeFolderFile(
    const QString& path, const std::function<Expected<void>(QIODevice&)>& produce)
{
    QFile file(path);
    errno = 0;
    if (!QDir().mkpath(QFileInfo(path).path()) || !file.open(QIODevice::WriteOnly))
        return failure(writeError(file, path, errno));
    TANDEM_DO(produce(file));
    return flushFully(file, path);
}

/// The files that a SHA256SUMS names, with their checksums; none where there is no such file.
QHash<QString, QByteArray> listedFiles(const QString& folder)
{
    QHash<QString, QByteArray> listed;
    QFile file(folder + u'/' + kChecksumsFile);
    if (!file.open(QIODevice::ReadOnly) || file.size() > kLongestChecksums)
        return listed;
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (const QByteArray& line : lines) {
        if (line.size() > kDigestLetters + 2)
            listed.insert(
                QString::fromUtf8(line.mid(kDigestLetters + 2)), line.left(kDigestLetters));
    }
    return listed;
}

/// The checksum of a file as hexadecimal digits; empty where it cannot be read.
QByteArray digestOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    Sha256 digest;
    while (!file.atEnd()) {
        const QByteArray block = file.read(kHashedBlock);
        if (block.isEmpty())
            return {};
        digest.add(block);
    }
    return digest.hex();
}

/// What in a folder is not one of these files as they were published: others, and those that were
/// changed since.
struct OwnFiles
{
    QStringList stray;
    QStringList changed;
};
OwnFiles ownFiles(const QString& folder, const QHash<QString, QByteArray>& listed)
{
    OwnFiles own;
    QDirIterator files(folder,
        QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
        QDirIterator::Subdirectories);
    const QDir top(folder);
    while (files.hasNext()) {
        const QFileInfo file(files.next());
        const QString path = top.relativeFilePath(file.filePath());
        if (file.isDir() && !file.isSymLink())
            continue;
        if (path == kChecksumsFile && !listed.isEmpty())
            continue;
        if (file.isSymLink() || !listed.contains(path))
            own.stray.append(path);
        else if (digestOf(file.filePath()) != listed.value(path))
            own.changed.append(path);
    }
    own.stray.sort();
    own.changed.sort();
    return own;
}

/// The first names of a list, for a message.
QString namedFiles(const QStringList& paths)
{
    QStringList names;
    for (const QString& path : paths.mid(0, kMostNamedFiles))
        names.append(u'"' + path.left(kLongestNamedFile) + u'"');
    if (paths.size() > kMostNamedFiles)
        names.append(QStringLiteral("…"));
    return names.join(QStringLiteral(", "));
}

Error folderNotWritable(const QString& folder, const QString& detail)
{
    return {ErrorCode::NotWritable, PublishFileWords::tr("The folder cannot be written."), folder,
        PublishFileWords::tr("Choose another folder."), detail};
}

/// Removes what processes that were killed left beside a folder: folders of the name that this
/// program gives them, with a lock that nobody holds. What was there before comes back where a
/// process ended between moving it aside and putting the new one in its place.
void removeUnfinished(const QString& folder)
{
    const QFileInfo there(folder);
    const QDir parent = there.absoluteDir();
    const QString prefix = there.fileName() + kUnfinished;
    for (const QString& name : parent.entryList(QDir::Dirs | QDir::Hidden | QDir::NoSymLinks)) {
        const QString left = parent.filePath(name);
        const QString lockPath = left + kFolderLock;
        if (!name.startsWith(prefix) || !QFileInfo(lockPath).isFile())
            continue;
        QLockFile lock(lockPath);
        lock.setStaleLockTime(0); // only who is alive holds it
        if (!lock.tryLock())
            continue;
        const QString aside = left + kFolderAside;
        if (!there.exists() && !there.isSymLink() && QFileInfo(aside).isDir())
            QDir().rename(aside, folder);
        lock.unlock();
        QDir(left).removeRecursively();
    }
}

/// Puts `made` in the place of `folder`, of which `aside` keeps what was there until then.
Expected<void> putInPlace(const QString& made, const QString& folder, const QString& aside)
{
    const bool wasThere = QFileInfo::exists(folder);
    if (wasThere && !QDir().rename(folder, aside))
        return failure(folderNotWritable(folder, QStringLiteral("rename of the old folder")));
    if (QDir().rename(made, folder))
        return {};
    if (wasThere)
        QDir().rename(aside, folder);
    return failure(folderNotWritable(folder, QStringLiteral("rename of the new folder")));
}

} // namespace

FolderFiles::FolderFiles(QString folder)
    : m_folder(std::move(folder))
{
}

Expected<void> FolderFiles::put(const QString& path, const QByteArray& bytes)
{
    return write(path, [&](QIODevice& device) { return writeFully(device, bytes, path); });
}

Expected<void> FolderFiles::write(
    const QString& path, const std::function<Expected<void>(QIODevice&)>& produce)
{
    TANDEM_DO(writeFolderFile(pathOf(path), produce));
    return add(path);
}

Expected<void> FolderFiles::add(const QString& path)
{
    const QByteArray digest = digestOf(pathOf(path));
    if (digest.isEmpty())
        return failure(folderNotWritable(path, QStringLiteral("it cannot be read again")));
    m_files.append({path, QFileInfo(pathOf(path)).size(), QString::fromLatin1(digest)});
    return {};
}

QList<publishing::PublishedFile> FolderFiles::files() const
{
    QList<publishing::PublishedFile> sorted = m_files;
    std::sort(sorted.begin(), sorted.end(),
        [](const publishing::PublishedFile& left, const publishing::PublishedFile& right) {
            return left.path < right.path;
        });
    return sorted;
}

QByteArray FolderFiles::checksums() const
{
    QByteArray lines;
    for (const publishing::PublishedFile& file : files())
        lines += file.sha256.toLatin1() + "  " + file.path.toUtf8() + '\n';
    return lines;
}

Expected<void> requireFreeFolder(const QString& named, OnExistingFolder onExisting)
{
    const QString folder = QDir::cleanPath(QFileInfo(named).absoluteFilePath());
    const QFileInfo there(folder);
    if (!there.exists() && !there.isSymLink()) {
        if (QFileInfo(there.absolutePath()).isDir())
            return {};
        return failure(ErrorCode::NotWritable,
            PublishFileWords::tr("The folder that it should be in does not exist."), folder,
            PublishFileWords::tr("Choose another folder."));
    }
    if (there.isSymLink())
        return failure(ErrorCode::Refused, PublishFileWords::tr("This is a symbolic link."), folder,
            PublishFileWords::tr("Give the folder that it leads to, or another one."));
    if (!there.isDir())
        return failure(ErrorCode::Refused, PublishFileWords::tr("This is not a folder."), folder,
            PublishFileWords::tr("Choose another folder."));
    if (ownFiles(folder, {}).stray.isEmpty())
        return {};
    if (onExisting == OnExistingFolder::Refuse)
        return failure(ErrorCode::Refused, PublishFileWords::tr("The folder is not empty."), folder,
            PublishFileWords::tr("Choose another folder, or replace a published one."));
    const OwnFiles own = ownFiles(folder, listedFiles(folder));
    const QString remedy = PublishFileWords::tr(
        "Only a folder with nothing but a published dataset is replaced. Choose another one.");
    if (!own.stray.isEmpty())
        return failure(ErrorCode::Refused,
            PublishFileWords::tr("The folder has files that were not published: %1.")
                .arg(namedFiles(own.stray)),
            folder, remedy);
    if (!own.changed.isEmpty())
        return failure(ErrorCode::Refused,
            PublishFileWords::tr("Files were changed after they were published: %1.")
                .arg(namedFiles(own.changed)),
            folder, remedy);
    return {};
}

Expected<void> writeWholeFolder(const QString& folder, OnExistingFolder onExisting,
    const std::function<Expected<void>(FolderFiles&)>& produce)
{
    const QString path = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    removeUnfinished(path);
    TANDEM_DO(requireFreeFolder(path, onExisting));
    // Inside, what is written has the rights of any new folder; the one around it has not.
    const QTemporaryDir around(path + kUnfinished + QStringLiteral("XXXXXX"));
    const QString made = around.filePath(QStringLiteral("new"));
    if (!around.isValid() || !QDir().mkpath(made))
        return failure(folderNotWritable(path, around.errorString()));
    QLockFile lock(around.path() + kFolderLock);
    lock.setStaleLockTime(0);
    if (!lock.tryLock())
        return failure(folderNotWritable(path, QStringLiteral("lock of the new folder")));
    FolderFiles files(made);
    TANDEM_DO(produce(files));
    TANDEM_DO(files.put(kChecksumsFile, files.checksums()));
    TANDEM_DO(requireFreeFolder(path, onExisting));
    return putInPlace(made, path, around.path() + kFolderAside);
}

} // namespace tandem
