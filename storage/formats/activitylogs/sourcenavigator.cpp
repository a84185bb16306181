#include "storage/formats/activitylogs/sourcenavigator.h"

#include "models/results/spelling.h"
#include "storage/formats/activitylogs/logwords.h"
#include "storage/formats/activitylogs/sourcefile.h"
#include "storage/formats/gunzip.h"

#include <QDir>
#include <QDirIterator>
#include <QFileInfo>

#include <archive.h>
#include <archive_entry.h>

#include <algorithm>
#include <memory>
#include <optional>

namespace tandem {

namespace {

/// What a file is by its first bytes.
enum class Packing { None, Gzip, Zip, Tar };

/// The files in an archive or compressed file, one after the other, as they come from a device: an
/// archive in an archive is read as it is unpacked. Nothing is written to the disk.
class ArchiveStream final
{
public:
    /// `device` and `meter` must outlive this; `place` is what errors call the archive.
    ArchiveStream(QIODevice& device, SourceMeter& meter, QString place);
    ~ArchiveStream();
    Q_DISABLE_COPY_MOVE(ArchiveStream)

    /// Begins to read. With a `file`, which is then that below the device, its places can be gone
    /// to, as a zip's directory has to be. InvalidInput: it is no archive.
    Expected<void> open(Packing packing, SourceFile* file = nullptr);
    /// Goes to the next file; false at the end. Folders, links and devices are passed over.
    /// InvalidInput: it is damaged, encrypted or cut off; TooLarge: too many files, a path that is
    /// too long, or what SourceMeter refuses.
    Expected<bool> next();

    /// The path of the file at hand; empty where it has no name, being compressed by itself.
    const QString& path() const;
    /// "ARCHIVE, PATH".
    QString place() const;
    /// The bytes of the file at hand, until the next one is gone to.
    QIODevice& bytes();
    /// Why reading `bytes` ended before its end; none where it did not.
    const std::optional<Error>& bytesError() const;

private:
    struct Reading;
    std::unique_ptr<Reading> m_reading;
};

constexpr qsizetype kStreamBlock = qsizetype(256) * 1024;
constexpr qint64 kMostMembers = 100'000;
constexpr std::size_t kLongestMemberPath = 4096;
constexpr qsizetype kShownMemberPath = 200;
constexpr int kNoErrno = -1;

/// The bytes of one file of an archive.
class MemberBytes final : public QIODevice
{
public:
    MemberBytes(archive* archive, SourceMeter& meter)
        : m_archive(archive)
        , m_meter(meter)
    {
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }

    void begin(QString place)
    {
        m_place = std::move(place);
        m_error.reset();
    }
    bool isSequential() const override { return true; }
    const std::optional<Error>& error() const { return m_error; }

protected:
    qint64 readData(char* data, qint64 maxSize) override
    {
        if (m_error)
            return -1;
        const la_ssize_t got = archive_read_data(m_archive, data, std::size_t(maxSize));
        if (got < 0) {
            const char* said = archive_error_string(m_archive);
            m_error =
                Error{ErrorCode::InvalidInput, LogWords::tr("The archive is damaged or truncated."),
                    m_place, LogWords::tr("Copy or download it again."),
                    QString::fromLocal8Bit(said ? said : "")};
        } else if (const auto fits = m_meter.addUnpacked(got, m_place); !fits) {
            m_error = fits.error();
        }
        if (m_error) {
            setErrorString(m_error->what);
            return -1;
        }
        return got;
    }
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    archive* m_archive;
    SourceMeter& m_meter;
    QString m_place;
    std::optional<Error> m_error;
};

/// What libarchive reads from, and what it says.
struct ArchiveStream::Reading
{
    struct End
    {
        void operator()(archive* one) const { archive_read_free(one); }
    };

    Reading(QIODevice& from, SourceMeter& meterOf, QString placeOf)
        : device(from)
        , meter(meterOf)
        , archivePlace(std::move(placeOf))
        , block(kStreamBlock, Qt::Uninitialized)
        , source(archive_read_new())
        , bytes(source.get(), meter)
    {
    }

    static la_ssize_t read(archive* one, void* data, const void** into)
    {
        auto& self = *static_cast<Reading*>(data);
        QIODevice& from = self.unpacked ? *self.unpacked : self.device;
        const qint64 got = from.read(self.block.data(), self.block.size());
        *into = self.block.constData();
        if (got < 0)
            archive_set_error(one, kNoErrno, "%s", qPrintable(from.errorString()));
        return la_ssize_t(got);
    }
    static la_int64_t seek(archive*, void* data, la_int64_t offset, int whence)
    {
        auto& self = *static_cast<Reading*>(data);
        const qint64 base = whence == SEEK_SET   ? 0
                            : whence == SEEK_END ? self.file->bytesOfFile()
                                                 : self.position;
        self.position = base + offset;
        return self.position >= 0 && self.file->seekTo(self.position) ? self.position
                                                                      : ARCHIVE_FATAL;
    }
    static la_ssize_t readSeekable(archive* one, void* data, const void** into)
    {
        const la_ssize_t got = read(one, data, into);
        if (got > 0)
            static_cast<Reading*>(data)->position += got;
        return got;
    }
    /// Reads what is behind the last file: the checksum of all that was compressed comes last.
    Expected<void> checkEnd()
    {
        while (unpacked) {
            const qint64 got = unpacked->read(block.data(), block.size());
            if (got < 0) {
                archive_set_error(
                    source.get(), kNoErrno, "%s", qPrintable(unpacked->errorString()));
                return failure(damaged());
            }
            if (got == 0)
                break;
            TANDEM_DO(meter.addUnpacked(got, archivePlace));
        }
        return {};
    }
    Error damaged() const
    {
        const char* said = archive_error_string(source.get());
        return {ErrorCode::InvalidInput, LogWords::tr("The archive is damaged or truncated."),
            archivePlace, LogWords::tr("Copy or download it again."),
            QString::fromLocal8Bit(said ? said : "")};
    }

    QIODevice& device;
    SourceMeter& meter;
    QString archivePlace;
    QByteArray block;
    std::unique_ptr<Gunzip> unpacked; ///< what is in the device; none where it is not compressed
    std::unique_ptr<archive, End> source;
    MemberBytes bytes;
    SourceFile* file = nullptr;
    qint64 position = 0; ///< of a file whose places are gone to
    qint64 members = 0;
    QString path;
};

/// What packed a file that is not read: "bzip2"; empty where nothing did.
QString foreignPacker(QByteArrayView head)
{
    struct Packer
    {
        QByteArrayView magic;
        const char* name;
    };
    const Packer packers[] = {{QByteArrayView("BZh", 3), "bzip2"},
        {QByteArrayView("\xFD"
                        "7zXZ",
             5),
            "xz"},
        {QByteArrayView("\x28\xB5\x2F\xFD", 4), "zstd"}, {QByteArrayView("7z\xBC\xAF", 4), "7-Zip"},
        {QByteArrayView("Rar!", 4), "RAR"}};
    for (const Packer& packer : packers) {
        if (head.startsWith(packer.magic))
            return QString::fromLatin1(packer.name);
    }
    return {};
}

Packing packingOf(QByteArrayView head)
{
    constexpr qsizetype tarMagicAt = 257;
    if (head.startsWith(QByteArrayView("\x1f\x8b")))
        return Packing::Gzip;
    if (head.startsWith(QByteArrayView("PK\x03\x04")) ||
        head.startsWith(QByteArrayView("PK\x05\x06")))
        return Packing::Zip;
    const bool isTar =
        head.size() > tarMagicAt + 5 && head.sliced(tarMagicAt).startsWith(QByteArrayView("ustar"));
    return isTar ? Packing::Tar : Packing::None;
}

ArchiveStream::ArchiveStream(QIODevice& device, SourceMeter& meter, QString place)
    : m_reading(std::make_unique<Reading>(device, meter, std::move(place)))
{
}

ArchiveStream::~ArchiveStream() = default;

Expected<void> ArchiveStream::open(Packing packing, SourceFile* file)
{
    archive* const source = m_reading->source.get();
    m_reading->file = file;
    if (packing == Packing::Zip && file) {
        archive_read_support_format_zip_seekable(source);
        archive_read_set_seek_callback(source, Reading::seek);
        archive_read_set_read_callback(source, Reading::readSeekable);
    } else {
        archive_read_set_read_callback(source, Reading::read);
    }
    if (packing == Packing::Zip && !file)
        archive_read_support_format_zip_streamable(source);
    if (packing == Packing::Gzip) {
        m_reading->unpacked = std::make_unique<Gunzip>(m_reading->device);
        archive_read_support_format_raw(source); // a file that is compressed by itself
    }
    if (packing != Packing::Zip)
        archive_read_support_format_tar(source);
    archive_read_set_callback_data(source, m_reading.get());
    if (archive_read_open1(source) != ARCHIVE_OK)
        return failure(m_reading->damaged());
    return {};
}

Expected<bool> ArchiveStream::next()
{
    Reading& reading = *m_reading;
    archive* const source = reading.source.get();
    for (;;) {
        archive_entry* entry = nullptr;
        const int told = archive_read_next_header(source, &entry);
        if (told == ARCHIVE_EOF)
            return reading.checkEnd().map([] { return false; });
        if (told != ARCHIVE_OK && told != ARCHIVE_WARN)
            return failure(reading.damaged());
        if (++reading.members > kMostMembers)
            return failure(ErrorCode::TooLarge,
                LogWords::tr("The archive contains more than %L1 files.").arg(kMostMembers),
                reading.archivePlace, LogWords::tr("Remove files that are not logs."));
        const bool isRaw =
            (archive_format(source) & ARCHIVE_FORMAT_BASE_MASK) == ARCHIVE_FORMAT_RAW;
        const char* name = archive_entry_pathname_utf8(entry);
        if (!name)
            name = archive_entry_pathname(entry);
        if (archive_entry_filetype(entry) != AE_IFREG || archive_entry_hardlink(entry))
            continue;
        if (!name || qstrlen(name) > kLongestMemberPath)
            return failure(ErrorCode::TooLarge, LogWords::tr("A file name is too long."),
                reading.archivePlace, LogWords::tr("Do not trust this file; get a new copy."));
        reading.path = isRaw ? QString() : QString::fromUtf8(name);
        if (archive_entry_is_encrypted(entry))
            return failure(ErrorCode::InvalidInput, LogWords::tr("The file is encrypted."), place(),
                LogWords::tr("Unpack it and choose the folder."));
        reading.bytes.begin(place());
        return true;
    }
}

const QString& ArchiveStream::path() const
{
    return m_reading->path;
}

QString ArchiveStream::place() const
{
    if (m_reading->path.isEmpty())
        return m_reading->archivePlace;
    return LogWords::tr("%1, %2").arg(m_reading->archivePlace,
        results::beginning(results::onOneLine(m_reading->path), kShownMemberPath));
}

QIODevice& ArchiveStream::bytes()
{
    return m_reading->bytes;
}

const std::optional<Error>& ArchiveStream::bytesError() const
{
    return m_reading->bytes.error();
}

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
