#include "storage/formats/filetree.h"

#include "storage/formats/archivefiles.h"
#include "storage/formats/formatwords.h"
#include "storage/formats/openfile.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

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

/// Reads what is in a folder, deeper and deeper.
class FolderFiles final
{
public:
    FolderFiles(const QString& top, FileTreeGuard& guard)
        : m_top(top)
        , m_guard(guard)
    {
    }

    Expected<void> readFolder(const QString& inner)
    {
        const QDir folder(m_top + u'/' + inner);
        if (!folder.isReadable())
            return failure(ErrorCode::Unreadable, FormatWords::tr("The folder cannot be read."),
                m_guard.placeOf(inner), FormatWords::tr("Check that you may read it."));
        const QFileInfoList entries = folder.entryInfoList(
            QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
        for (const QFileInfo& entry : entries) {
            const QString path =
                inner.isEmpty() ? entry.fileName() : inner + u'/' + entry.fileName();
            TANDEM_DO(m_guard.enter(path));
            if (entry.isSymLink() || (!entry.isDir() && !entry.isFile()))
                return m_guard.notAFile(path);
            TANDEM_DO(entry.isDir() ? readFolder(path) : readFile(path, entry.size()));
        }
        return {};
    }

private:
    Expected<void> readFile(const QString& path, qint64 size)
    {
        m_guard.beginFile();
        TANDEM_TRY(wanted, m_guard.sink().wants(path, m_guard.placeOf(path)));
        if (!*wanted)
            return {}; // costs nothing here, whatever its size
        TANDEM_DO(m_guard.addBytes(path, size));
        QFile file(m_top + u'/' + path);
        TANDEM_DO(openForReading(file));
        const QByteArray bytes = readUpTo(file, size + 1);
        if (file.error() != QFileDevice::NoError || bytes.size() != size)
            return failure(ErrorCode::Unreadable,
                FormatWords::tr("The file could not be read as a whole, or changed meanwhile."),
                m_guard.placeOf(path),
                FormatWords::tr("Check that you may read it and that nothing writes it."));
        return m_guard.sink().take(path, bytes);
    }

    QString m_top;
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
            FormatWords::tr("There are more than %L1 files and folders in it.")
                .arg(m_bounds.entries),
            m_source, FormatWords::tr("Take out what is no output, or split it."));
    if (m_sink.progress && !m_sink.progress(m_entries))
        return failure(ErrorCode::Cancelled, FormatWords::tr("Reading was cancelled."), m_source);
    return checkPath(path);
}

Expected<void> FileTreeGuard::checkPath(const QString& path) const
{
    const QStringList steps = path.split(u'/');
    const bool hasControls = std::any_of(path.cbegin(), path.cend(), [](QChar unit) {
        return unit.category() == QChar::Other_Control || unit == QChar::ReplacementCharacter;
    });
    const bool leadsAway = std::any_of(steps.cbegin(), steps.cend(), [](const QString& step) {
        return step.isEmpty() || step == QLatin1String(".") || step == QLatin1String("..") ||
               step.contains(u'\\');
    });
    if (steps.size() > m_bounds.depth || path.size() > m_bounds.pathUnits)
        return failure(ErrorCode::TooLarge,
            FormatWords::tr("This path is too long or has more than %1 folders.")
                .arg(m_bounds.depth),
            placeOf(path), FormatWords::tr("Move the outputs to fewer folders."));
    if (!hasControls && !leadsAway)
        return {};
    return failure(ErrorCode::InvalidInput,
        leadsAway ? FormatWords::tr("This path does not stay inside the folder of outputs.")
                  : FormatWords::tr("This path has characters that no name of a file should have."),
        placeOf(path), FormatWords::tr("Do not trust this file; ask for another one."));
}

Expected<void> FileTreeGuard::addBytes(const QString& path, qint64 bytes)
{
    m_fileBytes += bytes;
    if (m_fileBytes > m_bounds.fileBytes)
        return failure(ErrorCode::TooLarge,
            FormatWords::tr("The file is larger than %L1 KiB.").arg(m_bounds.fileBytes / 1024),
            placeOf(path), FormatWords::tr("An output is some kilobytes; look what is in it."));
    return addPassedOver(bytes);
}

Expected<void> FileTreeGuard::addPassedOver(qint64 bytes)
{
    m_totalBytes += bytes;
    if (m_totalBytes > m_bounds.totalBytes)
        return failure(ErrorCode::TooLarge,
            FormatWords::tr("All files together are larger than %L1 KiB.")
                .arg(m_bounds.totalBytes / 1024),
            m_source, FormatWords::tr("Take out what is no output, or split it."));
    return {};
}

tl::unexpected<Error> FileTreeGuard::notAFile(const QString& path) const
{
    return failure(ErrorCode::InvalidInput,
        FormatWords::tr("This is a link or a device, not a file."), placeOf(path),
        FormatWords::tr("Put the file itself in its place."));
}

Expected<void> readFileTree(
    const QString& path, const FileTreeSink& sink, const FileTreeBounds& bounds)
{
    const QFileInfo info(path);
    FileTreeGuard guard(path, sink, bounds);
    if (info.isDir())
        return FolderFiles(path, guard).readFolder({});
    QFile file(path);
    TANDEM_DO(openForReading(file));
    if (!info.isFile())
        return guard.notAFile({});
    file.close();
    return readArchive(path, guard);
}

} // namespace tandem
