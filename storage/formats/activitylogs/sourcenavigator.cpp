#include "storage/formats/activitylogs/sourcenavigator.h"

#include "storage/formats/activitylogs/archivestream.h"
#include "storage/formats/activitylogs/logwords.h"
#include "storage/formats/activitylogs/sourcefile.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kMostArchives = 3; ///< in each other
constexpr qint64 kPackingBytes = 512;
constexpr qsizetype kMostFolderFiles = 100'000;

bool endsLike(const QString& name, std::initializer_list<const char*> suffixes)
{
    return std::any_of(suffixes.begin(), suffixes.end(), [&](const char* suffix) {
        return name.endsWith(QLatin1String(suffix), Qt::CaseInsensitive);
    });
}

bool isNamedLikeALog(const QString& name)
{
    return endsLike(name, {".csv", ".tsv", ".txt", ".dat", ".json", ".jsonl", ".ndjson", "u.data",
                              "u.genre", "u.item"}); // MovieLens 100K
}

bool isNamedLikeAnArchive(const QString& name)
{
    return endsLike(name, {".gz", ".tgz", ".tar", ".zip"});
}

QString baseName(const QString& path)
{
    return path.sliced(path.lastIndexOf(u'/') + 1);
}

/// The name of what is in a compressed file.
QString withoutGzip(const QString& name)
{
    return endsLike(name, {".gz"}) ? name.chopped(3) : name;
}

/// Reads the files at one path.
class SourceNavigator final
{
public:
    SourceNavigator(SourceMeter& meter, const LogFileSink& sink)
        : m_meter(meter)
        , m_sink(sink)
    {
    }

    /// One file on the disk.
    Expected<void> readFile(const QString& path, const QString& shown)
    {
        SourceFile file(path, m_meter);
        TANDEM_DO(file.openFile());
        const QByteArray head = file.peekBytes(kPackingBytes);
        if (const QString packer = foreignPacker(head); !packer.isEmpty())
            return failure(ErrorCode::InvalidInput,
                LogWords::tr("This file is compressed with %1, which is not supported.")
                    .arg(packer),
                path, LogWords::tr("Unpack it, or compress it as .gz, .tar.gz or .zip."));
        const Packing packing = packingOf(head);
        const auto taken = packing == Packing::None
                               ? m_sink(file, baseName(path), path)
                               : readArchive(file, packing, baseName(path), path, 1, &file);
        if (m_meter.isCancelled())
            return failure(ErrorCode::Cancelled, LogWords::tr("Reading was cancelled."), path);
        if (!taken)
            return failure(taken.error());
        if (*taken) {
            TANDEM_TRY(sum, checksumOf(file, packing, path));
            m_files.append({shown, file.bytesOfFile(), *sum});
        }
        m_meter.endFile(file.bytesOfFile());
        return {};
    }

    const QList<LogFile>& files() const { return m_files; }

private:
    /// Of a zip, which is not read in order, by reading it again.
    Expected<QByteArray> checksumOf(SourceFile& file, Packing packing, const QString& path)
    {
        if (packing == Packing::Zip) {
            SourceMeter silent(0, {});
            SourceFile again(path, silent);
            TANDEM_DO(again.openFile());
            TANDEM_DO(again.readToEnd());
            return again.checksum();
        }
        if (const auto read = file.readToEnd(); !read)
            return m_meter.isCancelled()
                       ? failure(ErrorCode::Cancelled, LogWords::tr("Reading was cancelled."), path)
                       : failure(read.error());
        // A plain tar that is cut off between two files looks like one that ends there.
        if (packing == Packing::Tar && !file.endsLikeTar())
            return failure(ErrorCode::InvalidInput,
                LogWords::tr("The archive is damaged or truncated."), path,
                LogWords::tr("Copy or download it again."));
        return file.checksum();
    }

    Expected<bool> readArchive(QIODevice& device, Packing packing, const QString& name,
        const QString& place, int depth, SourceFile* file)
    {
        if (depth > kMostArchives)
            return failure(ErrorCode::TooLarge,
                LogWords::tr("Archives are nested more than %1 deep.").arg(kMostArchives), place,
                LogWords::tr("Unpack it and choose the folder."));
        ArchiveStream stream(device, m_meter, place);
        TANDEM_DO(stream.open(packing, packing == Packing::Zip ? file : nullptr));
        bool isTaken = false;
        for (;;) {
            TANDEM_TRY(more, stream.next());
            if (!*more)
                return isTaken;
            TANDEM_TRY(taken, readMember(stream, name, depth));
            isTaken = isTaken || *taken;
        }
    }

    Expected<bool> readMember(ArchiveStream& stream, const QString& archive, int depth)
    {
        const bool isAlone = stream.path().isEmpty();
        const QString name = isAlone ? withoutGzip(archive) : baseName(stream.path());
        if (name.startsWith(u'.')) // what a Mac puts beside each file
            return false;
        const bool mayBeArchive = !isAlone && isNamedLikeAnArchive(name);
        if (!mayBeArchive && !isAlone && !isNamedLikeALog(name))
            return false;
        // What is packed in an archive cannot be peeked at where it is read as it comes.
        auto taken = mayBeArchive ? readArchive(stream.bytes(), packingNamed(name), name,
                                        stream.place(), depth + 1, nullptr)
                                  : m_sink(stream.bytes(), name, stream.place());
        if (stream.bytesError())
            return failure(*stream.bytesError());
        return taken;
    }

    static Packing packingNamed(const QString& name)
    {
        if (endsLike(name, {".zip"}))
            return Packing::Zip;
        return endsLike(name, {".tar"}) ? Packing::Tar : Packing::Gzip;
    }

    SourceMeter& m_meter;
    const LogFileSink& m_sink;
    QList<LogFile> m_files;
};

/// The files of a folder that may be logs, below it at any depth, in the order of their names.
Expected<QStringList> filesOf(const QString& folder)
{
    QStringList files;
    QDirIterator walk(folder, QDir::Files | QDir::Readable | QDir::NoSymLinks,
        QDirIterator::Subdirectories); // which does not follow links
    while (walk.hasNext()) {
        const QString path = walk.next();
        if (!isNamedLikeALog(path) && !isNamedLikeAnArchive(path))
            continue;
        if (files.size() == kMostFolderFiles)
            return failure(ErrorCode::TooLarge,
                LogWords::tr("The archive contains more than %L1 files.").arg(kMostFolderFiles),
                folder, LogWords::tr("Remove files that are not logs."));
        files.append(path);
    }
    files.sort();
    return files;
}

} // namespace

Expected<QList<LogFile>> navigateSource(
    const QString& path, SourceMeter& meter, const LogFileSink& sink)
{
    SourceNavigator walk(meter, sink);
    if (!QFileInfo(path).isDir()) {
        TANDEM_DO(walk.readFile(path, baseName(path)));
        return walk.files();
    }
    TANDEM_TRY(files, filesOf(path));
    for (const QString& file : *files)
        TANDEM_DO(walk.readFile(file, QDir(path).relativeFilePath(file)));
    return walk.files();
}

qint64 bytesOfSource(const QString& path)
{
    if (!QFileInfo(path).isDir())
        return QFileInfo(path).size();
    qint64 bytes = 0;
    if (const auto files = filesOf(path)) {
        for (const QString& file : *files)
            bytes += QFileInfo(file).size();
    }
    return bytes;
}

} // namespace tandem
