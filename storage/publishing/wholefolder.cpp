#include "storage/publishing/wholefolder.h"

#include "storage/formats/devicewrite.h"
#include "storage/formats/sha256.h"
#include "storage/publishing/publishfilewords.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QTemporaryDir>

#include <algorithm>
#include <cerrno>
#include <utility>

namespace tandem {

namespace {

constexpr qint64 kHashedBlock = qint64(1) << 20;
constexpr qsizetype kDigestLetters = 64;
constexpr qint64 kLongestChecksums = qint64(1) << 20;

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

/// The files that a SHA256SUMS names; none where there is no such file.
QSet<QString> listedFiles(const QString& folder)
{
    QSet<QString> listed;
    QFile file(folder + u'/' + kChecksumsFile);
    if (!file.open(QIODevice::ReadOnly) || file.size() > kLongestChecksums)
        return listed;
    const QList<QByteArray> lines = file.readAll().split('\n');
    for (const QByteArray& line : lines) {
        if (line.size() > kDigestLetters + 2)
            listed.insert(QString::fromUtf8(line.mid(kDigestLetters + 2)));
    }
    if (!listed.isEmpty())
        listed.insert(kChecksumsFile);
    return listed;
}

/// What in a folder is not among these files; empty where nothing is.
QString strayFile(const QString& folder, const QSet<QString>& listed)
{
    QDirIterator files(folder,
        QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot,
        QDirIterator::Subdirectories);
    const QDir top(folder);
    while (files.hasNext()) {
        const QFileInfo file(files.next());
        const QString path = top.relativeFilePath(file.filePath());
        const bool isFolder = file.isDir() && !file.isSymLink();
        if (!isFolder && !listed.contains(path))
            return path;
    }
    return {};
}

Error folderNotWritable(const QString& folder, const QString& detail)
{
    return {ErrorCode::NotWritable, PublishFileWords::tr("The folder cannot be written."), folder,
        PublishFileWords::tr("Choose another folder."), detail};
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
    QFile file(pathOf(path));
    if (!file.open(QIODevice::ReadOnly))
        return failure(folderNotWritable(path, file.errorString()));
    Sha256 digest;
    while (!file.atEnd()) {
        const QByteArray block = file.read(kHashedBlock);
        if (block.isEmpty())
            return failure(folderNotWritable(path, file.errorString()));
        digest.add(block);
    }
    m_files.append({path, file.size(), QString::fromLatin1(digest.hex())});
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

Expected<void> requireFreeFolder(const QString& folder, OnExistingFolder onExisting)
{
    const QFileInfo there(folder);
    if (!there.exists() && !there.isSymLink()) {
        if (QFileInfo(there.absolutePath()).isDir())
            return {};
        return failure(ErrorCode::NotWritable,
            PublishFileWords::tr("The folder that it should be in does not exist."), folder,
            PublishFileWords::tr("Choose another folder."));
    }
    if (!there.isDir() || there.isSymLink())
        return failure(ErrorCode::Refused, PublishFileWords::tr("This is not a folder."), folder,
            PublishFileWords::tr("Choose another folder."));
    if (strayFile(folder, {}).isEmpty())
        return {};
    if (onExisting == OnExistingFolder::Refuse)
        return failure(ErrorCode::Refused, PublishFileWords::tr("The folder is not empty."), folder,
            PublishFileWords::tr("Choose another folder, or replace a published one."));
    const QString stray = strayFile(folder, listedFiles(folder));
    if (stray.isEmpty())
        return {};
    return failure(ErrorCode::Refused,
        PublishFileWords::tr("The folder has a file that was not published: \"%1\".")
            .arg(stray.left(80)),
        folder,
        PublishFileWords::tr(
            "Only a folder with nothing but a published dataset is replaced. Choose another one."));
}

Expected<void> writeWholeFolder(const QString& folder, OnExistingFolder onExisting,
    const std::function<Expected<void>(FolderFiles&)>& produce)
{
    const QString path = QDir::cleanPath(QFileInfo(folder).absoluteFilePath());
    TANDEM_DO(requireFreeFolder(path, onExisting));
    // Inside, what is written has the rights of any new folder; the one around it has not.
    const QTemporaryDir around(path + QStringLiteral(".XXXXXX"));
    const QString made = around.filePath(QStringLiteral("new"));
    if (!around.isValid() || !QDir().mkpath(made))
        return failure(folderNotWritable(path, around.errorString()));
    FolderFiles files(made);
    TANDEM_DO(produce(files));
    TANDEM_DO(files.put(kChecksumsFile, files.checksums()));
    TANDEM_DO(requireFreeFolder(path, onExisting));
    return putInPlace(made, path, around.filePath(QStringLiteral("old")));
}

} // namespace tandem
