#include "storage/formats/filetree.h"

#include "storage/formats/archivefiles.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/openfile.h"

#include <QFile>
#include <QFileInfo>
#include <QStringTokenizer>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace tandem {

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
