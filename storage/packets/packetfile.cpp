#include "storage/packets/packetfile.h"

#include "storage/database/deadline.h"
#include "storage/database/fileheader.h"
#include "storage/database/foreignschema.h"
#include "storage/database/migrations.h"
#include "storage/database/schema.h"
#include "storage/database/transaction.h"
#include "storage/packets/packetwords.h"

#include <QFile>
#include <QFileInfo>

namespace tandem {

namespace {

/// How long a packet may take to be looked through; the largest takes some seconds.
constexpr std::chrono::minutes kPacketFileLongestLook{2};

Error damaged(const QString& detail = {})
{
    return {ErrorCode::Corrupt, PacketWords::tr("The packet is cut off or damaged."), {},
        PacketWords::tr("Have it sent again, for example in an archive."), detail};
}

} // namespace

PacketFile::PacketFile()
    : m_copy(m_folder.filePath(QStringLiteral("packet")))
{
}

PacketFile::~PacketFile()
{
    m_database.reset();
}

Error PacketFile::explained(const Error& error) const
{
    // What SQLite says of a file that is not whole.
    if (error.code == ErrorCode::Corrupt || error.code == ErrorCode::Unreadable ||
        error.code == ErrorCode::Database)
        return damaged(error.detail.isEmpty() ? error.what : error.detail);
    Error plain = error;
    if (plain.where == m_copy)
        plain.where.clear();
    return plain;
}

Expected<std::unique_ptr<PacketFile>> PacketFile::open(const QString& path)
{
    std::unique_ptr<PacketFile> file(new PacketFile);
    const auto opened = file->copyFrom(path).and_then([&] { return file->openCopy(); });
    if (!opened)
        return failure(file->explained(opened.error()).in(path));
    return file;
}

Expected<std::unique_ptr<PacketFile>> PacketFile::fromBytes(const QByteArray& bytes)
{
    std::unique_ptr<PacketFile> file(new PacketFile);
    QFile copy(file->m_copy);
    if (bytes.size() > kLargestPacket || !copy.open(QIODevice::WriteOnly) ||
        copy.write(bytes) != bytes.size())
        return failure(damaged(copy.errorString()));
    copy.close();
    if (const auto opened = file->openCopy(); !opened)
        return failure(file->explained(opened.error()));
    return file;
}

Expected<void> PacketFile::copyFrom(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return failure(ErrorCode::NotFound, PacketWords::tr("The file does not exist."), {},
            PacketWords::tr("Check its name."));
    if (!info.isFile())
        return failure(notAProject({}));
    if (info.size() > kLargestPacket)
        return failure(ErrorCode::TooLarge,
            PacketWords::tr("The file is larger than any packet: %1 of %2 MB.")
                .arg(info.size() >> 20)
                .arg(kLargestPacket >> 20),
            {}, PacketWords::tr("Write packets with fewer samples."));
    // What stands in the log only would be left out without a word.
    const Error open{ErrorCode::Busy,
        PacketWords::tr("The packet is still open, or was not closed properly."), {},
        PacketWords::tr(
            "Close it where it is open, or open and close it once, and merge it again."),
        {}};
    if (QFileInfo(path + QStringLiteral("-wal")).size() > 0)
        return failure(open);
    QString trouble;
    const bool looked = Database::lookIfNotOpenHere(path, [&] {
        QFile source(path);
        if (!source.copy(m_copy))
            trouble = source.errorString();
    });
    if (!looked)
        return failure(open);
    if (!trouble.isEmpty())
        return failure(ErrorCode::NotFound, PacketWords::tr("The file cannot be read."), {},
            PacketWords::tr("Check its permissions, and the free space for temporary files."),
            trouble);
    QFile::setPermissions(m_copy, QFile::ReadOwner | QFile::WriteOwner);
    return {};
}

Expected<void> PacketFile::openCopy()
{
    TANDEM_DO(inspectFileHeader(m_copy));
    TANDEM_DO(openForReading());
    TANDEM_TRY(found, version());
    TANDEM_DO(checkSchema(*found));
    TANDEM_DO(checkIntegrity());
    if (*found == currentSchemaVersion())
        return {};
    return bringForward().and_then([&] { return checkSchema(currentSchemaVersion()); });
}

Expected<void> PacketFile::openForReading()
{
    TANDEM_TRY_VAR(opened, Database::open(m_copy, Database::Mode::ReadOnly));
    m_database = std::move(*opened);
    return m_database->run(QStringLiteral("PRAGMA cell_size_check = ON"));
}

Expected<int> PacketFile::version()
{
    return m_database->scalar(QStringLiteral("PRAGMA user_version"))
        .and_then([&](const QVariant& version) -> Expected<int> {
            if (version.toInt() < 1 || version.toInt() > currentSchemaVersion())
                return failure(newerVersion({}));
            return version.toInt();
        });
}

/// Only after its schema and its pages were found to be sound.
Expected<void> PacketFile::bringForward()
{
    TANDEM_TRY(from, version());
    m_database.reset();
    {
        TANDEM_TRY(copy, Database::open(m_copy, Database::Mode::ReadWrite));
        const StatementDeadline deadline(**copy, kPacketFileLongestLook);
        Transaction transaction(**copy);
        TANDEM_DO(transaction.begin());
        TANDEM_DO(runMigrations(**copy, *from));
        TANDEM_DO(transaction.commit());
    }
    return openForReading();
}

Expected<void> PacketFile::checkSchema(int version)
{
    TANDEM_TRY(foreign, foreignInSchema(*m_database, version));
    if (!*foreign)
        return {};
    return failure(ErrorCode::Refused,
        (*foreign)->isEmpty()
            ? PacketWords::tr("The packet was altered: parts of its structure were taken away.")
            : PacketWords::tr("The packet was altered: \"%1\" in it was not made by Tandem.")
                  .arg((*foreign)->left(60)),
        {}, PacketWords::tr("Do not merge it; ask its person for the packet as they saved it."));
}

Expected<void> PacketFile::checkIntegrity()
{
    const StatementDeadline deadline(*m_database, kPacketFileLongestLook);
    TANDEM_TRY(whole, m_database->scalar(QStringLiteral("PRAGMA integrity_check(1)")));
    if (whole->toString() != QLatin1String("ok"))
        return failure(damaged(whole->toString()));
    TANDEM_TRY(dangling, m_database->scalar(QStringLiteral("PRAGMA foreign_key_check")));
    if (dangling->isValid())
        return failure(damaged(QStringLiteral("foreign key of ") + dangling->toString()));
    return {};
}

} // namespace tandem
