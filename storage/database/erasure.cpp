#include "storage/database/erasure.h"

#include "storage/database/database.h"

#include <QFileInfo>
#include <QScopeGuard>

#include <sqlite3.h>

namespace tandem {

namespace {

constexpr int kLongestWaitMs = 5000;

/// What is to be done after an erasing, kept as the user_version of the temporary database: that of
/// this connection alone, and taken back with a transaction under way.
enum Left { Nothing, Log, FileAndLog };

Expected<void> leave(Database& database, Left left)
{
    return database.run(QStringLiteral("PRAGMA temp.user_version = %1").arg(int(left)));
}

Left whatIsLeft(Database& database)
{
    const auto left = database.scalar(QStringLiteral("PRAGMA temp.user_version"));
    return left ? Left(left->toInt()) : Nothing;
}

} // namespace

Expected<void> beginErasing(Database& database)
{
    TANDEM_DO(database.run(QStringLiteral("PRAGMA secure_delete = ON")));
    return leave(database, FileAndLog);
}

Expected<void> helpErasing(Database& database)
{
    return whatIsLeft(database) == Nothing ? leave(database, Log) : Expected<void>();
}

bool finishErasing(Database& database, WhileRead whileRead)
{
    const Left left = whatIsLeft(database);
    if (left == Nothing)
        return true;
    int busyFor = 0;
    if (const auto set = database.scalar(QStringLiteral("PRAGMA busy_timeout")))
        busyFor = set->toInt();
    sqlite3_busy_timeout(database.sqlite(), whileRead == WhileRead::Wait ? kLongestWaitMs : 0);
    const auto wait = qScopeGuard([&] { sqlite3_busy_timeout(database.sqlite(), busyFor); });
    // Rows that SQLite moved to another page stay readable in the gaps of the first, which
    // secure_delete leaves alone.
    if (left == FileAndLog && (!database.run(QStringLiteral("VACUUM")) || !leave(database, Log)))
        return false;
    const int done = sqlite3_wal_checkpoint_v2(
        database.sqlite(), "main", SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    if (done != SQLITE_OK)
        return false;
    return leave(database, Nothing).has_value();
}

bool mayLogKeepErased(const QString& path)
{
    return QFileInfo(path + QStringLiteral("-wal")).size() > 0;
}

} // namespace tandem
