#include "storage/database/erasure.h"

#include "storage/database/database.h"

#include <QScopeGuard>

#include <sqlite3.h>

namespace tandem {

Expected<void> beginErasing(Database& database)
{
    TANDEM_DO(database.run(QStringLiteral("PRAGMA secure_delete = ON")));
    // Of this connection alone, and taken back with the transaction.
    return database.run(QStringLiteral("PRAGMA temp.user_version = 1"));
}

void finishErasing(Database& database)
{
    const auto hasErased = database.scalar(QStringLiteral("PRAGMA temp.user_version"));
    if (!hasErased || hasErased->toInt() == 0)
        return;
    int busyFor = 0;
    if (const auto set = database.scalar(QStringLiteral("PRAGMA busy_timeout")))
        busyFor = set->toInt();
    sqlite3_busy_timeout(database.sqlite(), 0);
    const auto wait = qScopeGuard([&] { sqlite3_busy_timeout(database.sqlite(), busyFor); });
    const int done = sqlite3_wal_checkpoint_v2(
        database.sqlite(), "main", SQLITE_CHECKPOINT_TRUNCATE, nullptr, nullptr);
    if (done == SQLITE_OK)
        (void)database.run(QStringLiteral("PRAGMA temp.user_version = 0"));
}

} // namespace tandem
