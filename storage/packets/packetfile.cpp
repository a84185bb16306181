#include "storage/packets/packetfile.h"

#include "storage/database/deadline.h"
#include "storage/database/fileheader.h"
#include "storage/database/foreignschema.h"
#include "storage/database/migrations.h"
#include "storage/database/schema.h"
#include "storage/database/sqlerror.h"
#include "storage/database/transaction.h"
#include "storage/packets/packetwords.h"

#include <QFile>
#include <QFileInfo>

#include <sqlite3.h>

#include <algorithm>

namespace tandem {

namespace {

/// How long a packet may take to be looked through; the largest takes some seconds.
constexpr std::chrono::minutes kPacketFileLongestLook{2};

Error damaged(const QString& detail = {})
{
    return {ErrorCode::Corrupt, PacketWords::tr("The packet is truncated or damaged."), {},
        PacketWords::tr("Have it sent again, e.g. in an archive."), detail};
}

/// The bytes of a packet that is not open anywhere.
Expected<QByteArray> readPacket(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return failure(ErrorCode::NotFound, PacketWords::tr("The file does not exist."), {},
            PacketWords::tr("Check its name."));
    if (!info.isFile())
        return failure(notAProject({}));
    if (info.size() > kLargestPacket)
        return failure(ErrorCode::TooLarge,
            PacketWords::tr("The file is too large for a packet: %1 MB (limit: %2 MB).")
                .arg(info.size() >> 20)
                .arg(kLargestPacket >> 20),
            {}, PacketWords::tr("Create packets with fewer samples."));
    // What stands in the log only would be left out without a word.
    const Error open{ErrorCode::Busy,
        PacketWords::tr("The packet is still open or was not closed properly."), {},
        PacketWords::tr(
            "Close it where it is open, or open and close it once, then merge it again."),
        {}};
    if (QFileInfo(path + QStringLiteral("-wal")).size() > 0)
        return failure(open);
    QFile source(path);
    QByteArray bytes;
    if (!Database::lookIfNotOpenHere(path, [&] {
            if (source.open(QIODevice::ReadOnly))
                bytes = source.read(kLargestPacket + 1);
        }))
        return failure(open);
    if (source.error() != QFileDevice::NoError)
        return failure(ErrorCode::NotFound, PacketWords::tr("The file cannot be read."), {},
            PacketWords::tr("Check its permissions."), source.errorString());
    return bytes;
}

/// The file with these bytes, in memory: no place on the disk ever holds it.
Expected<std::unique_ptr<Database>> inMemory(QByteArray file)
{
    // Memory has no log; the header says whether a file was used with one.
    constexpr qsizetype kFormatsAt = 18;
    file.replace(kFormatsAt, 2, QByteArrayLiteral("\1\1"));
    TANDEM_TRY_VAR(database, Database::open(QStringLiteral(":memory:"), Database::Mode::ReadWrite));
    const auto size = static_cast<sqlite3_int64>(file.size());
    auto* const bytes =
        static_cast<unsigned char*>(sqlite3_malloc64(static_cast<sqlite3_uint64>(size)));
    if (bytes)
        std::copy(file.cbegin(), file.cend(), bytes);
    const int taken = bytes ? sqlite3_deserialize((*database)->sqlite(), "main", bytes, size, size,
                                  SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_RESIZEABLE)
                            : SQLITE_NOMEM;
    if (taken != SQLITE_OK)
        return failure(
            sqlError(taken, QLatin1String(sqlite3_errstr(taken)), {}, QStringLiteral("open")));
    return database;
}

} // namespace

Error PacketFile::explained(const Error& error) const
{
    // What SQLite says of a file that is not whole.
    if (error.code == ErrorCode::Corrupt || error.code == ErrorCode::Unreadable ||
        error.code == ErrorCode::Database)
        return damaged(error.detail.isEmpty() ? error.what : error.detail);
    Error plain = error;
    if (m_database && plain.where == m_database->path())
        plain.where.clear();
    return plain;
}

Expected<std::unique_ptr<PacketFile>> PacketFile::open(const QString& path)
{
    return readPacket(path).and_then(fromBytes).map_error(
        [&](const Error& error) { return error.in(path); });
}

Expected<std::unique_ptr<PacketFile>> PacketFile::fromBytes(const QByteArray& bytes)
{
    if (bytes.size() > kLargestPacket)
        return failure(damaged());
    std::unique_ptr<PacketFile> file(new PacketFile);
    if (const auto opened = file->openCopy(bytes); !opened)
        return failure(file->explained(opened.error()));
    return file;
}

Expected<void> PacketFile::openCopy(const QByteArray& bytes)
{
    TANDEM_DO(inspectHeader(bytes, bytes.size(), {}));
    TANDEM_TRY_VAR(opened, inMemory(bytes));
    m_database = std::move(*opened);
    TANDEM_DO(m_database->run(QStringLiteral("PRAGMA cell_size_check = ON")));
    TANDEM_DO(m_database->run(QStringLiteral("PRAGMA query_only = ON")));
    TANDEM_TRY(found, version());
    TANDEM_DO(checkSchema(*found));
    TANDEM_DO(checkIntegrity());
    if (*found == currentSchemaVersion())
        return {};
    return bringForward(*found).and_then([&] { return checkSchema(currentSchemaVersion()); });
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
Expected<void> PacketFile::bringForward(int from)
{
    TANDEM_DO(m_database->run(QStringLiteral("PRAGMA query_only = OFF")));
    const StatementDeadline deadline(*m_database, kPacketFileLongestLook);
    Transaction transaction(*m_database);
    TANDEM_DO(transaction.begin());
    TANDEM_DO(runMigrations(*m_database, from));
    TANDEM_DO(transaction.commit());
    return m_database->run(QStringLiteral("PRAGMA query_only = ON"));
}

Expected<void> PacketFile::checkSchema(int version)
{
    TANDEM_TRY(foreign, foreignInSchema(*m_database, version));
    if (!*foreign)
        return {};
    return failure(ErrorCode::Refused,
        (*foreign)->isEmpty()
            ? PacketWords::tr("The packet was altered: parts of its structure are missing.")
            : PacketWords::tr("The packet was altered: Tandem did not create \"%1\" in it.")
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
