#include "storage/database/schema.h"

#include "storage/database/migrations.h"
#include "storage/database/transaction.h"
#include "storage/database/uuid.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QtEndian>

namespace tandem {

namespace {

constexpr qsizetype kHeaderSize = 100;

quint32 headerNumber(const QByteArray& header, int offset)
{
    return qFromBigEndian<quint32>(header.constData() + offset);
}

Error notAProject(const QString& path)
{
    return {ErrorCode::NotAProject,
        QCoreApplication::translate("ProjectFile", "This is no Tandem project."), path,
        QCoreApplication::translate("ProjectFile",
            "Choose a file that Tandem made, or import this one into a new project."),
        {}};
}

/// SQLite's file header (sqlite.org/fileformat2.html): page size at 16, pages at 28, user version
/// at 60, application id at 68.
Expected<void> inspectHeader(const QByteArray& header, qint64 fileSize, const QString& path)
{
    if (!header.startsWith(QByteArrayLiteral("SQLite format 3\0")) || header.size() < kHeaderSize)
        return failure(notAProject(path));
    if (headerNumber(header, 68) != kApplicationId)
        return failure(notAProject(path));
    if (headerNumber(header, 60) > static_cast<quint32>(currentSchemaVersion()))
        return failure(ErrorCode::NewerVersion,
            QCoreApplication::translate(
                "ProjectFile", "This project was made by a newer version of Tandem."),
            path,
            QCoreApplication::translate(
                "ProjectFile", "Update Tandem and open it again; the file was not changed."));
    const quint32 rawPageSize = qFromBigEndian<quint16>(header.constData() + 16);
    const qint64 pageSize = rawPageSize == 1 ? 65536 : rawPageSize;
    const qint64 expected = pageSize * headerNumber(header, 28);
    // Pages may still stand in the write-ahead log; then the file itself may be shorter for a good
    // reason.
    const QFileInfo log(path + QStringLiteral("-wal"));
    if (fileSize < expected && log.size() == 0)
        return failure(ErrorCode::Corrupt,
            QCoreApplication::translate(
                "ProjectFile", "The project file is cut off: it has %1 of %2 bytes.")
                .arg(fileSize)
                .arg(expected),
            path,
            QCoreApplication::translate(
                "ProjectFile", "Restore a copy of it, or copy it again from where it came."));
    return {};
}

/// A copy of the whole project that takes its name only when it is complete; one that is there
/// already is kept.
Expected<void> copyTo(Database& database, const QString& backup)
{
    if (QFile::exists(backup))
        return {};
    const QString partial = QStringLiteral("%1.partial-%2").arg(backup, newUuid().right(8));
    const auto copied = database.run(QStringLiteral("VACUUM INTO ?"), {partial});
    if (copied && QFile::rename(partial, backup))
        return {};
    QFile::remove(partial);
    if (!copied || QFile::exists(backup))
        return copied;
    return failure(ErrorCode::NotWritable,
        QCoreApplication::translate("ProjectFile", "No copy of the older project could be made."),
        backup, QCoreApplication::translate("ProjectFile", "Check the permissions of its folder."));
}

Expected<void> migrate(Database& database, int from)
{
    const QString backup = QStringLiteral("%1.v%2.backup").arg(database.path()).arg(from);
    if (auto copied = copyTo(database, backup); !copied)
        return copied;
    Transaction transaction(database);
    if (auto begun = transaction.begin(); !begun)
        return begun;
    // Another process may have done it while this one waited.
    const auto version = database.scalar(QStringLiteral("PRAGMA user_version"));
    if (!version)
        return failure(version.error());
    if (version->toInt() == currentSchemaVersion())
        return {};
    if (auto migrated = runMigrations(database, from); !migrated)
        return migrated;
    return transaction.commit();
}

} // namespace

int currentSchemaVersion()
{
    return latestMigration();
}

Expected<void> createSchema(Database& database)
{
    if (auto marked =
            database.run(QStringLiteral("PRAGMA application_id = %1").arg(kApplicationId));
        !marked)
        return marked;
    return runMigrations(database, 0);
}

Expected<void> inspectProjectFile(const QString& path)
{
    QFile file(path);
    if (!file.exists())
        return failure(ErrorCode::NotFound,
            QCoreApplication::translate("ProjectFile", "The file does not exist."), path,
            QCoreApplication::translate(
                "ProjectFile", "Check the name, or make a new project with \"tandem new\"."));
    // Nor a pipe, which would keep the reader waiting for ever.
    if (!QFileInfo(path).isFile())
        return failure(notAProject(path));
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorCode::Unreadable,
            QCoreApplication::translate("ProjectFile", "The file cannot be read."), path,
            QCoreApplication::translate("ProjectFile", "Check its permissions."),
            file.errorString());
    const QByteArray header = file.read(kHeaderSize);
    return inspectHeader(header, file.size(), path);
}

Expected<std::unique_ptr<Database>> openProjectFile(const QString& path, Database::Mode mode)
{
    if (auto inspected = inspectProjectFile(path); !inspected)
        return failure(inspected.error());
    auto database = Database::open(path, mode);
    if (!database)
        return database;
    const auto version = (*database)->scalar(QStringLiteral("PRAGMA user_version"));
    if (!version)
        return failure(version.error());
    const int found = version->toInt();
    if (found == currentSchemaVersion())
        return database;
    if (mode == Database::Mode::ReadOnly)
        return failure(ErrorCode::Refused,
            QCoreApplication::translate(
                "ProjectFile", "This project was made by an older version of Tandem."),
            path,
            QCoreApplication::translate("ProjectFile",
                "Open it once for writing, in the window or with \"tandem check --upgrade\"."));
    if (auto migrated = migrate(**database, found); !migrated)
        return failure(migrated.error());
    return database;
}

} // namespace tandem
