#include "storage/database/erasure.h"

#include "storage/database/database.h"

#include <QFileInfo>
#include <QScopeGuard>

#include <sqlite3.h>

namespace tandem {

namespace {

constexpr int kLongestWaitMs = 5000;

} // namespace

Expected<void> beginErasing(Database& database)
{
    TANDEM_DO(database.run(QStringLiteral("PRAGMA secure_delete = ON")));
    return helpErasing(database);
}

Expected<void> helpErasing(Database& database)
{
    // Of this connection alone, and taken back with a transaction under way.
    return database.run(QStringLiteral("PRAGMA temp.user_version = 1"));
}

bool finishErasing(Database& database, WhileRead whileRead)
{
    const auto hasErased = database.scalar(QStringLiteral("PRAGMA temp.user_version"));
    if (!hasErased || hasErased->toInt() == 0)
        return true;
    int busyFor = 0;
    if (const auto set = database.scalar(QStringLiteral("PRAGMA busy_timeout")))
        busyFor = set->toInt();
    sqlite3_busy_timeout(database.sqlite(), whileRead == WhileRead::Wait ? kLongestWaitMs : 0);
    const auto wait = qScopeGuard([&] { sqlite3_busy_timeout(database.sqlite(), busyFor); });
    const int done = sqlite3_wal_checkpoint_v2(
        database.sqlite(), "main", SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    if (done != SQLITE_OK)
        return false;
    (void)database.run(QStringLiteral("PRAGMA temp.user_version = 0"));
    return true;
}

bool mayLogKeepErased(const QString& path)
{
    return QFileInfo(path + QStringLiteral("-wal")).size() > 0;
}

} // namespace tandem
