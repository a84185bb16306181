#include "storage/formats/archivefiles.h"

#include "models/text/decode.h"
#include "storage/formats/filetree.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/gunzip.h"
#include "storage/formats/openfile.h"

#include <QFile>
#include <QSet>

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <memory>
#include <optional>

namespace tandem {

namespace {

constexpr std::size_t kBlockBytes = 64 * 1024;
constexpr qint64 kEndOfTarBytes = 1024; // two blocks of NULs
constexpr int kNoSystemError = -1;

struct ArchiveEnd
{
    void operator()(archive* one) const { archive_read_free(one); }
};
using ArchivePtr = std::unique_ptr<archive, ArchiveEnd>;

/// The path of an entry; none where it is no UTF-8.
std::optional<QString> pathOf(archive_entry* entry)
{
    const char* name = archive_entry_pathname_utf8(entry);
    if (!name)
        name = archive_entry_pathname(entry); // the bytes as they are, where the locale is "C"
    if (!name || !QByteArrayView(name).isValidUtf8())
        return {};
    QString path = QString::fromUtf8(name);
    // "./a" and "a/" are how tar writes a file of this folder, and a folder.
    while (path.startsWith(QLatin1String("./")))
        path.remove(0, 2);
    if (archive_entry_filetype(entry) == AE_IFDIR) {
        while (path.endsWith(u'/'))
            path.chop(1);
    }
    return path;
}

class ArchiveReading final
{
public:
    ArchiveReading(const QString& path, FileTreeGuard& guard)
        : m_path(path)
        , m_guard(guard)
        , m_file(path)
        , m_block(kBlockBytes, Qt::Uninitialized)
        , m_archive(archive_read_new())
    {
    }

    Expected<void> run()
    {
        TANDEM_DO(open());
        for (;;) {
            archive_entry* entry = nullptr;
            const int told = archive_read_next_header(m_archive.get(), &entry);
            if (told == ARCHIVE_EOF)
                return checkEnd();
            if (told != ARCHIVE_OK && told != ARCHIVE_WARN)
                return failure(damaged(m_lastPath));
            TANDEM_DO(takeEntry(entry));
        }
    }

private:
    Expected<void> open()
    {
        archive_read_support_format_tar(m_archive.get());
        TANDEM_DO(openForReading(m_file));
        if (Gunzip::isGzip(m_file.peek(2))) {
            m_unpacked = std::make_unique<Gunzip>(m_file);
            archive_read_set_read_callback(m_archive.get(), readUnpacked);
            archive_read_set_callback_data(m_archive.get(), this);
            return archive_read_open1(m_archive.get()) == ARCHIVE_OK ? Expected<void>()
                                                                     : failure(damaged({}));
        }
        // Of zip only the form with a directory at its end: one that is cut off lacks it.
        archive_read_support_format_zip_seekable(m_archive.get());
        const QByteArray name = QFile::encodeName(m_path);
        if (archive_read_open_filename(m_archive.get(), name.constData(), kBlockBytes) !=
            ARCHIVE_OK)
            return failure(damaged({}));
        return {};
    }

    static la_ssize_t readUnpacked(archive* one, void* data, const void** into)
    {
        auto& self = *static_cast<ArchiveReading*>(data);
        const qint64 got = self.m_unpacked->read(self.m_block.data(), self.m_block.size());
        *into = self.m_block.constData();
        if (got < 0)
            archive_set_error(
                one, kNoSystemError, "%s", qPrintable(self.m_unpacked->errorString()));
        return la_ssize_t(got);
    }

    Error damaged(const QString& path) const
    {
        const char* said = archive_error_string(m_archive.get());
        const bool isNone = m_entries == 0 && !(m_unpacked && m_unpacked->hasFailed());
        return {ErrorCode::InvalidInput,
            isNone ? FormatWords::tr("This is neither a folder nor a readable archive.")
                   : FormatWords::tr("The archive is damaged or truncated."),
            m_guard.placeOf(path),
            isNone ? FormatWords::tr("Choose a folder, or a .tar, .tar.gz, .tgz or .zip file.")
                   : FormatWords::tr("Copy or download it again."),
            QString::fromLocal8Bit(said ? said : "")};
    }

    Expected<void> takeEntry(archive_entry* entry)
    {
        ++m_entries;
        const std::optional<QString> path = pathOf(entry);
        if (!path)
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("A file name is not valid UTF-8."), m_guard.placeOf(m_lastPath),
                FormatWords::tr(
                    "It follows the file named here. Rename it and create the archive again."));
        m_lastPath = *path;
        if (path->isEmpty() || *path == QLatin1String("."))
            return {}; // the top folder itself
        TANDEM_DO(m_guard.enter(*path));
        const auto type = archive_entry_filetype(entry);
        const bool isLink = archive_entry_hardlink(entry) || archive_entry_symlink(entry);
        if (isLink || (type != AE_IFREG && type != AE_IFDIR))
            return m_guard.notAFile(*path);
        if (type == AE_IFDIR)
            return {};
        if (archive_entry_is_encrypted(entry))
            return failure(ErrorCode::InvalidInput, FormatWords::tr("The file is encrypted."),
                m_guard.placeOf(*path), FormatWords::tr("Unpack it and choose the folder."));
        if (m_paths.contains(*path))
            return failure(ErrorCode::InvalidInput,
                FormatWords::tr("The archive contains this file twice."), m_guard.placeOf(*path),
                FormatWords::tr("Unpack it, keep the right one, and choose the folder."));
        m_paths.insert(*path);
        return takeFile(*path, entry);
    }

    Expected<void> takeFile(const QString& path, archive_entry* entry)
    {
        m_guard.beginFile();
        TANDEM_TRY(wanted, m_guard.sink().wants(path, m_guard.placeOf(path)));
        const qint64 said = archive_entry_size_is_set(entry) ? archive_entry_size(entry) : 0;
        if (!*wanted)
            return m_guard.addPassedOver(said);
        // What an entry says of its size is not trusted, but saves reading what is beyond.
        if (said > m_guard.bounds().fileBytes)
            return m_guard.addBytes(path, said);
        QByteArray bytes;
        QByteArray block(kBlockBytes, Qt::Uninitialized);
        for (;;) {
            const la_ssize_t got = archive_read_data(m_archive.get(), block.data(), kBlockBytes);
            if (got < 0)
                return failure(damaged(path));
            if (got == 0)
                break;
            TANDEM_DO(m_guard.addBytes(path, got));
            bytes.append(block.constData(), qsizetype(got));
        }
        return m_guard.sink().take(path, bytes);
    }

    /// Reads what is behind the end of a tar: the checksum of all of it comes last.
    Expected<void> checkUnpacked()
    {
        for (;;) {
            const qint64 got = m_unpacked->read(m_block.data(), m_block.size());
            if (got == 0)
                return {};
            if (got < 0) {
                archive_set_error(
                    m_archive.get(), kNoSystemError, "%s", qPrintable(m_unpacked->errorString()));
                return failure(damaged(m_lastPath));
            }
            TANDEM_DO(m_guard.addPassedOver(got));
        }
    }

    /// A plain tar that is cut off between two files looks like one that ends there.
    Expected<void> checkEnd()
    {
        if (m_unpacked)
            return checkUnpacked();
        const int format = archive_format(m_archive.get()) & ARCHIVE_FORMAT_BASE_MASK;
        if (format != ARCHIVE_FORMAT_TAR)
            return {};
        QFile file(m_path);
        QByteArray end;
        if (file.open(QIODevice::ReadOnly) && file.seek(file.size() - kEndOfTarBytes))
            end = file.read(kEndOfTarBytes);
        const bool isWhole = end.size() == kEndOfTarBytes && end.count('\0') == end.size();
        return isWhole ? Expected<void>() : failure(damaged(m_lastPath));
    }

    QString m_path;
    FileTreeGuard& m_guard;
    QFile m_file;
    std::unique_ptr<Gunzip> m_unpacked; ///< what is in m_file; none where it is not compressed
    QByteArray m_block;
    ArchivePtr m_archive;
    QSet<QString> m_paths;
    QString m_lastPath;
    qint64 m_entries = 0;
};

} // namespace

Expected<void> readArchive(const QString& path, FileTreeGuard& guard)
{
    return ArchiveReading(path, guard).run();
}

} // namespace tandem
