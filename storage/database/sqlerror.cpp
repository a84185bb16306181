#include "storage/database/sqlerror.h"

#include "storage/database/databasewords.h"

#include <sqlite3.h>

#include <cerrno>
#include <optional>

namespace tandem {

namespace {

/// What a packet's guards say (schemaversion2.cpp).
std::optional<Error> packetError(const QString& text, const QString& detail)
{
    if (text.contains(QLatin1String("not in a packet")))
        return Error{ErrorCode::Refused,
            DatabaseWords::tr(
                "This is a packet: its recipient can only work on its samples and submit them."),
            {}, DatabaseWords::tr("Do this in the project that the packet came from."), detail};
    if (text.contains(QLatin1String("not this person's packet")))
        return Error{ErrorCode::Refused,
            DatabaseWords::tr("This packet was made for someone else."), {},
            DatabaseWords::tr("Only the person it was made for can work in it."), detail};
    return std::nullopt;
}

/// SQLite says itself that the disk is full where it writes into the database or its log, and calls
/// it an error of the disk, or of opening, elsewhere: in the file of shared memory, which every
/// writer makes, and which it only ever fails to lengthen for want of room.
bool isForWantOfRoom(int code, int systemError)
{
    const int kind = code & 0xff;
    return code == SQLITE_IOERR_SHMSIZE || ((kind == SQLITE_IOERR || kind == SQLITE_CANTOPEN) &&
                                               (systemError == ENOSPC || systemError == EDQUOT));
}

} // namespace

Error sqlError(
    int code, const QString& message, const QString& path, const QString& doing, int systemError)
{
    const QString detail =
        QStringLiteral("SQLite %1: %2 (%3)").arg(QString::number(code), message, doing);
    switch (isForWantOfRoom(code, systemError) ? SQLITE_FULL : code & 0xff) {
    case SQLITE_CONSTRAINT:
        if (const auto refused = packetError(message, detail))
            return *refused;
        break;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        return {ErrorCode::Busy,
            DatabaseWords::tr("Another program has been writing to the project for too long."),
            path,
            DatabaseWords::tr("Wait until it has finished and try again; nothing was changed."),
            detail};
    case SQLITE_READONLY:
    case SQLITE_PERM:
        return {ErrorCode::NotWritable, DatabaseWords::tr("The project file cannot be written."),
            path, DatabaseWords::tr("Check the permissions of the file and of its folder."),
            detail};
    case SQLITE_CANTOPEN:
        return {ErrorCode::Unreadable, DatabaseWords::tr("The file cannot be opened."), path,
            DatabaseWords::tr("Check that it exists and that you have read and write permission "
                              "for it and its folder."),
            detail};
    case SQLITE_FULL:
        return {ErrorCode::DiskFull,
            DatabaseWords::tr("The disk is full; the change was not saved."), path,
            DatabaseWords::tr("Free some space and try again."), detail};
    case SQLITE_IOERR:
        return {ErrorCode::NotWritable, DatabaseWords::tr("The disk reported an error."), path,
            DatabaseWords::tr(
                "Check the disk and its free space; everything saved before is safe."),
            detail};
    case SQLITE_INTERRUPT:
        return {ErrorCode::TooLarge, DatabaseWords::tr("Checking the file takes too long."), path,
            DatabaseWords::tr("Do not use it if you do not know its source."), detail};
    case SQLITE_CORRUPT:
        // Of the indexes of words, the one kind of virtual tables here.
        if (code == SQLITE_CORRUPT_VTAB)
            return {ErrorCode::Corrupt, DatabaseWords::tr("The search index is damaged."), path,
                DatabaseWords::tr("Texts and answers are not affected. \"tandem check "
                                  "--rebuild-index\" rebuilds the index from the texts."),
                detail};
        return {ErrorCode::Corrupt, DatabaseWords::tr("The project file is damaged."), path,
            DatabaseWords::tr("Restore a backup; run \"tandem check\" to see what is wrong."),
            detail};
    case SQLITE_NOTADB:
        return {ErrorCode::NotAProject, DatabaseWords::tr("This is not a Tandem project."), path,
            DatabaseWords::tr("Choose a project file, or import this file into a new project."),
            detail};
    default:
        break;
    }
    return {ErrorCode::Database, DatabaseWords::tr("The project file rejected the change."), path,
        DatabaseWords::tr(
            "Nothing was changed. If it happens again, run \"tandem check\" on the project."),
        detail};
}

} // namespace tandem
