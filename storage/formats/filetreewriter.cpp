#include "storage/formats/filetreewriter.h"

#include "storage/formats/atomicfile.h"
#include "storage/formats/devicewrite.h"
#include "storage/formats/formatwords.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <ctime>
#include <memory>

class QIODevice;

namespace tandem {

namespace {

constexpr mode_t kFileRights = 0644;

struct ArchiveWriteEnd
{
    void operator()(archive* one) const { archive_write_free(one); }
};
struct ArchiveEntryEnd
{
    void operator()(archive_entry* one) const { archive_entry_free(one); }
};

class ArchiveWriting final
{
public:
    ArchiveWriting(QIODevice& device, const QString& name)
        : m_device(device)
        , m_name(name)
        , m_archive(archive_write_new())
    {
    }

    Expected<void> open()
    {
        const QString ending = m_name.toLower();
        if (ending.endsWith(QLatin1String(".zip"))) {
            archive_write_set_format_zip(m_archive.get());
            // Names are in UTF-8 whatever the locale is.
            archive_write_set_options(m_archive.get(), "hdrcharset=UTF-8");
        } else {
            archive_write_set_format_pax_restricted(m_archive.get());
            if (!ending.endsWith(QLatin1String(".tar")))
                archive_write_add_filter_gzip(m_archive.get());
        }
        return check(archive_write_open(m_archive.get(), this, nullptr, takeBlock, nullptr));
    }

    Expected<void> put(const QString& path, const QByteArray& bytes)
    {
        const std::unique_ptr<archive_entry, ArchiveEntryEnd> entry(archive_entry_new());
        archive_entry_update_pathname_utf8(entry.get(), path.toUtf8().constData());
        archive_entry_set_filetype(entry.get(), AE_IFREG);
        archive_entry_set_perm(entry.get(), kFileRights);
        archive_entry_set_mtime(entry.get(), m_now, 0);
        archive_entry_set_size(entry.get(), bytes.size());
        TANDEM_DO(check(archive_write_header(m_archive.get(), entry.get())));
        const la_ssize_t written =
            archive_write_data(m_archive.get(), bytes.constData(), std::size_t(bytes.size()));
        return check(written == bytes.size() ? ARCHIVE_OK : ARCHIVE_FATAL);
    }

    Expected<void> close()
    {
        return check(archive_write_close(m_archive.get())).and_then([&] {
            return flushFully(m_device, m_name);
        });
    }

private:
    static la_ssize_t takeBlock(archive*, void* self, const void* bytes, std::size_t size)
    {
        auto* writing = static_cast<ArchiveWriting*>(self);
        const QByteArray block =
            QByteArray::fromRawData(static_cast<const char*>(bytes), qsizetype(size));
        writing->m_written = writeFully(writing->m_device, block, writing->m_name);
        return writing->m_written ? la_ssize_t(size) : -1;
    }

    Expected<void> check(int told) const
    {
        if (told == ARCHIVE_OK || told == ARCHIVE_WARN)
            return {};
        if (!m_written)
            return m_written;
        const char* said = archive_error_string(m_archive.get());
        return failure(ErrorCode::NotWritable, FormatWords::tr("The archive cannot be written."),
            m_name, FormatWords::tr("Choose another name or folder."),
            QString::fromLocal8Bit(said ? said : ""));
    }

    QIODevice& m_device;
    const QString& m_name;
    Expected<void> m_written; ///< of the last block
    const time_t m_now = std::time(nullptr);
    std::unique_ptr<archive, ArchiveWriteEnd> m_archive; ///< first to go: it may write its end
};

/// Writes what `produce` puts into it as an archive to `device`: a zip, a tar or a tar.gz, as the
/// ending of `name` says, which is also what errors call it. NotWritable, DiskFull; what `produce`
/// says.
Expected<void> writeArchive(QIODevice& device, const QString& name, const FileTreeMaker& produce)
{
    ArchiveWriting writing(device, name);
    TANDEM_DO(writing.open());
    TANDEM_DO(produce(
        [&](const QString& path, const QByteArray& bytes) { return writing.put(path, bytes); }));
    return writing.close();
}

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
