#include "storage/formats/filetree.h"

#include "models/text/decode.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/gunzip.h"
#include "storage/formats/openfile.h"

#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QStringTokenizer>

#include <archive.h>
#include <archive_entry.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>
#include <vector>

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
                    "Rename the file after the one named here, and create the archive again."));
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

/// Hands the files of the archive at `path` over to the guard's sink; see readFileTree(). With
/// writeArchive() the one place that knows libarchive.
Expected<void> readArchive(const QString& path, FileTreeGuard& guard)
{
    return ArchiveReading(path, guard).run();
}

namespace {

constexpr qsizetype kShownPathUnits = 200;

/// A path as an error shows it: on one line and not endless.
QString shownPath(const QString& path)
{
    QString shown = path.left(kShownPathUnits);
    for (QChar& unit : shown) {
        if (unit.category() == QChar::Other_Control)
            unit = u'?';
    }
    return path.size() > kShownPathUnits ? shown + u'…' : shown;
}

/// A file that is open for reading; a link is not followed, and a pipe not waited for.
class FileDescriptor final
{
public:
    explicit FileDescriptor(const QByteArray& path)
        : m_number(::open(path.constData(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK))
    {
    }
    ~FileDescriptor()
    {
        if (m_number >= 0)
            ::close(m_number);
    }
    Q_DISABLE_COPY_MOVE(FileDescriptor)

    int number() const { return m_number; }

private:
    int m_number;
};

/// Reads what is in a folder, deeper and deeper. By the system's own calls: of a hundred thousand
/// files each costs what is asked of it.
class FolderFiles final
{
public:
    explicit FolderFiles(FileTreeGuard& guard)
        : m_guard(guard)
    {
    }

    Expected<void> readTop(const QString& top)
    {
        return readFolder({}, QFile::encodeName(top + u'/'));
    }

private:
    struct Entry
    {
        QString name;
        bool isFolder = false;
        bool isFile = false;
        bool operator<(const Entry& other) const { return name < other.name; }
    };

    Expected<void> readFolder(const QString& inner, const QByteArray& folder)
    {
        TANDEM_TRY(entries, entriesOf(inner, folder));
        for (const Entry& entry : *entries) {
            const QString path = inner.isEmpty() ? entry.name : inner + u'/' + entry.name;
            TANDEM_DO(m_guard.enter(path));
            if (!entry.isFolder && !entry.isFile)
                return m_guard.notAFile(path);
            const QByteArray place = folder + QFile::encodeName(entry.name);
            TANDEM_DO(entry.isFolder ? readFolder(path, place + '/') : readFile(path, place));
        }
        return {};
    }

    /// By name.
    Expected<std::vector<Entry>> entriesOf(const QString& inner, const QByteArray& folder) const
    {
        std::vector<Entry> entries;
        std::error_code error;
        std::filesystem::directory_iterator next(folder.toStdString(), error);
        for (; !error && next != std::filesystem::directory_iterator(); next.increment(error)) {
            // What the folder itself says of its entries costs nothing; links are not followed.
            const bool isLink = next->is_symlink(error);
            entries.push_back(
                {QFile::decodeName(QByteArray::fromStdString(next->path().filename().string())),
                    !isLink && next->is_directory(error), !isLink && next->is_regular_file(error)});
            if (error)
                break;
        }
        if (error)
            return failure(ErrorCode::Unreadable, FormatWords::tr("The folder cannot be read."),
                m_guard.placeOf(inner),
                FormatWords::tr("Check that you have permission to read it."),
                QString::fromLocal8Bit(error.message().c_str()));
        std::sort(entries.begin(), entries.end());
        return entries;
    }

    Expected<void> readFile(const QString& path, const QByteArray& place)
    {
        m_guard.beginFile();
        TANDEM_TRY(wanted, m_guard.sink().wants(path, m_guard.placeOf(path)));
        if (!*wanted)
            return {}; // costs nothing here, whatever its size
        const FileDescriptor file(place);
        struct stat state = {};
        if (file.number() < 0 || ::fstat(file.number(), &state) != 0)
            return unreadable(path);
        if (!S_ISREG(state.st_mode))
            return m_guard.notAFile(path);
        TANDEM_DO(m_guard.addBytes(path, state.st_size));
        QByteArray bytes(qsizetype(state.st_size) + 1, Qt::Uninitialized);
        qsizetype got = 0;
        for (;;) {
            const ssize_t more =
                ::read(file.number(), bytes.data() + got, std::size_t(bytes.size() - got));
            if (more < 0 && errno == EINTR)
                continue;
            if (more <= 0 || (got += more) == bytes.size()) {
                if (more < 0 || got != qsizetype(state.st_size))
                    return unreadable(path);
                break;
            }
        }
        bytes.chop(1);
        return m_guard.sink().take(path, bytes);
    }

    tl::unexpected<Error> unreadable(const QString& path) const
    {
        return failure(ErrorCode::Unreadable,
            FormatWords::tr(
                "The file could not be read completely, or it changed while being read."),
            m_guard.placeOf(path),
            FormatWords::tr(
                "Check that you have permission to read it and that nothing is writing to it."));
    }

    FileTreeGuard& m_guard;
};

} // namespace

FileTreeGuard::FileTreeGuard(QString source, const FileTreeSink& sink, const FileTreeBounds& bounds)
    : m_source(std::move(source))
    , m_sink(sink)
    , m_bounds(bounds)
{
}

QString FileTreeGuard::placeOf(const QString& path) const
{
    return path.isEmpty() ? m_source : FormatWords::tr("%1, %2").arg(m_source, shownPath(path));
}

Expected<void> FileTreeGuard::enter(const QString& path)
{
    if (++m_entries > m_bounds.entries)
        return failure(ErrorCode::TooLarge,
            FormatWords::tr("It contains more than %L1 files and folders.").arg(m_bounds.entries),
            m_source, FormatWords::tr("Remove files that are not outputs, or split it."));
    if (m_sink.progress && !m_sink.progress(m_entries))
        return failure(ErrorCode::Cancelled, FormatWords::tr("Reading was cancelled."), m_source);
    return checkPath(path);
}

Expected<void> FileTreeGuard::checkPath(const QString& path) const
{
    const bool hasControls = std::any_of(path.cbegin(), path.cend(), [](QChar unit) {
        return unit.category() == QChar::Other_Control || unit == QChar::ReplacementCharacter;
    });
    int steps = 0;
    bool leadsAway = path.contains(u'\\');
    for (const QStringView step : QStringView(path).tokenize(u'/')) {
        ++steps;
        leadsAway = leadsAway || step.isEmpty() || step == u"." || step == u"..";
    }
    if (steps > m_bounds.depth || path.size() > m_bounds.pathUnits)
        return failure(ErrorCode::TooLarge,
            FormatWords::tr("This path is too long or has more than %1 folder levels.")
                .arg(m_bounds.depth),
            placeOf(path), FormatWords::tr("Move the outputs to fewer nested folders."));
    if (!hasControls && !leadsAway)
        return {};
    return failure(ErrorCode::InvalidInput,
        leadsAway
            ? FormatWords::tr("This path leads out of the outputs folder.")
            : FormatWords::tr("This path contains characters that are not allowed in file names."),
        placeOf(path), FormatWords::tr("Do not trust this file; get a new copy."));
}

Expected<void> FileTreeGuard::addBytes(const QString& path, qint64 bytes)
{
    m_fileBytes += bytes;
    if (m_fileBytes > m_bounds.fileBytes)
        return failure(ErrorCode::TooLarge,
            FormatWords::tr("The file is larger than %L1 KiB.").arg(m_bounds.fileBytes / 1024),
            placeOf(path),
            FormatWords::tr("An output has a few kilobytes; check what this file contains."));
    return addPassedOver(bytes);
}

Expected<void> FileTreeGuard::addPassedOver(qint64 bytes)
{
    m_totalBytes += bytes;
    if (m_totalBytes > m_bounds.totalBytes)
        return failure(ErrorCode::TooLarge,
            FormatWords::tr("All files together are larger than %L1 KiB.")
                .arg(m_bounds.totalBytes / 1024),
            m_source, FormatWords::tr("Remove files that are not outputs, or split it."));
    return {};
}

tl::unexpected<Error> FileTreeGuard::notAFile(const QString& path) const
{
    return failure(ErrorCode::InvalidInput,
        FormatWords::tr("This is a link or a device, not a file."), placeOf(path),
        FormatWords::tr("Replace it with the file itself."));
}

Expected<void> readFileTree(
    const QString& path, const FileTreeSink& sink, const FileTreeBounds& bounds)
{
    const QFileInfo info(path);
    FileTreeGuard guard(path, sink, bounds);
    if (info.isDir())
        return FolderFiles(guard).readTop(path);
    QFile file(path);
    TANDEM_DO(openForReading(file));
    if (!info.isFile())
        return guard.notAFile({});
    file.close();
    return readArchive(path, guard);
}

} // namespace tandem
