#include "storage/formats/filetreewriter.h"

#include "storage/formats/archivewriter.h"
#include "storage/formats/atomicfile.h"
#include "storage/formats/devicewrite.h"
#include "storage/formats/formatwords.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <cerrno>

namespace tandem {

namespace {

Expected<void> writeNew(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    errno = 0;
    if (!QDir().mkpath(QFileInfo(path).path()) || !file.open(QIODevice::WriteOnly))
        return failure(writeError(file, path, errno));
    return writeFully(file, bytes, path).and_then([&] { return flushFully(file, path); });
}

Expected<void> writeNewFolder(const QString& folder, const FileTreeMaker& produce)
{
    if (QFileInfo::exists(folder) || QFileInfo(folder).isSymLink())
        return failure(ErrorCode::Refused,
            FormatWords::tr("Something already exists at this path."), folder,
            FormatWords::tr("Choose a new folder."));
    // Inside, what is written has the rights of any new folder; the one around it has not.
    const QTemporaryDir around(folder + QStringLiteral(".XXXXXX"));
    const QString unfinished = around.filePath(QStringLiteral("outputs"));
    if (!around.isValid() || !QDir().mkpath(unfinished))
        return failure(ErrorCode::NotWritable,
            FormatWords::tr("The folder cannot be created: %1.").arg(around.errorString()), folder,
            FormatWords::tr("Choose another folder."));
    TANDEM_DO(produce([&](const QString& path, const QByteArray& bytes) {
        return writeNew(unfinished + u'/' + path, bytes);
    }));
    if (!QDir().rename(unfinished, folder))
        return failure(ErrorCode::NotWritable,
            FormatWords::tr("The folder cannot be renamed to its final name."), folder,
            FormatWords::tr("Choose another folder."));
    return {};
}

} // namespace

bool isArchiveName(const QString& path)
{
    static constexpr std::array endings{QLatin1String(".zip"), QLatin1String(".tar"),
        QLatin1String(".tar.gz"), QLatin1String(".tgz")};
    return std::any_of(endings.begin(), endings.end(),
        [&](QLatin1String ending) { return path.endsWith(ending, Qt::CaseInsensitive); });
}

Expected<void> writeFileTree(const QString& path, const FileTreeMaker& produce)
{
    if (!isArchiveName(path))
        return writeNewFolder(path, produce);
    return writeAtomically(
        path, [&](QIODevice& device) { return writeArchive(device, path, produce); });
}

} // namespace tandem
