#include "storage/database/upgrade.h"

#include "storage/database/database.h"
#include "storage/database/databasewords.h"
#include "storage/database/migrations.h"
#include "storage/database/transaction.h"
#include "storage/database/uuid.h"

#include <QFile>
#include <QSqlDriver>
#include <QThread>

#include <sqlite3.h>

namespace tandem {

namespace {

constexpr int kPagesAtOnce = 256;
constexpr unsigned long kBusyMs = 10;
constexpr int kMostBusy = 3000; ///< half a minute in all

tl::unexpected<Error> upgradeCancelled()
{
    return failure(ErrorCode::Cancelled, DatabaseWords::tr("The project is as it was."));
}

tl::unexpected<Error> notCopied(const QString& backup, const char* detail)
{
    return failure(ErrorCode::NotWritable,
        DatabaseWords::tr("No copy of the older project could be made."), backup,
        DatabaseWords::tr("Free some space, and check the permissions of its folder."),
        QString::fromUtf8(detail));
}

/// Copies page by page, so that it can be told how far it is, and stopped.
Expected<void> copyPages(
    sqlite3* source, sqlite3* target, const QString& path, const UpgradeProgress& progress)
{
    sqlite3_backup* copy = sqlite3_backup_init(target, "main", source, "main");
    if (!copy)
        return notCopied(path, sqlite3_errmsg(target));
    int result = SQLITE_OK;
    int busy = 0;
    bool goesOn = true;
    while (goesOn && (result == SQLITE_OK || busy > 0)) {
        result = sqlite3_backup_step(copy, kPagesAtOnce);
        const bool waits = result == SQLITE_BUSY || result == SQLITE_LOCKED;
        busy = waits ? busy + 1 : 0;
        if (busy > kMostBusy)
            break;
        if (waits)
            QThread::msleep(kBusyMs);
        const qint64 pages = sqlite3_backup_pagecount(copy);
        goesOn = !progress || progress(pages - sqlite3_backup_remaining(copy), 2 * pages);
    }
    sqlite3_backup_finish(copy);
    if (!goesOn)
        return upgradeCancelled();
    if (result == SQLITE_DONE) {
        // The copy is one file, whatever the project keeps beside itself.
        sqlite3_exec(target, "PRAGMA journal_mode = DELETE", nullptr, nullptr, nullptr);
        return {};
    }
    return notCopied(path, sqlite3_errstr(result));
}

Expected<void> copyFile(Database& database, const QString& path, const UpgradeProgress& progress)
{
    const QSqlDatabase connection = database.connection();
    auto* source = *static_cast<sqlite3* const*>(connection.driver()->handle().constData());
    sqlite3* target = nullptr;
    const int opened = sqlite3_open_v2(path.toUtf8().constData(), &target,
        SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXRESCODE, nullptr);
    const auto copied = opened == SQLITE_OK ? copyPages(source, target, path, progress)
                                            : notCopied(path, sqlite3_errstr(opened));
    sqlite3_close(target);
    return copied;
}

/// A copy of the whole project that takes its name only when it is complete; one that is there
/// already is kept. Whether it was made.
Expected<bool> copyTo(Database& database, const QString& backup, const UpgradeProgress& progress)
{
    if (QFile::exists(backup))
        return false;
    const QString partial = QStringLiteral("%1.partial-%2").arg(backup, newUuid().right(8));
    const auto copied = copyFile(database, partial, progress);
    if (copied && QFile::rename(partial, backup))
        return true;
    QFile::remove(partial);
    if (!copied)
        return failure(copied.error());
    // Another process has made it meanwhile.
    return QFile::exists(backup) ? Expected<bool>(false) : notCopied(backup, "");
}

Expected<void> migrate(Database& database, int from, const UpgradeProgress& progress)
{
    Transaction transaction(database);
    TANDEM_DO(transaction.begin());
    // Another process may have done it while this one waited.
    TANDEM_TRY(version, database.scalar(QStringLiteral("PRAGMA user_version")));
    if (version->toInt() == latestMigration())
        return {};
    const auto goesOn = [&](qint64 done, qint64 all) {
        return !progress || progress(all + done, 2 * all);
    };
    return runMigrations(database, from, goesOn).and_then([&] { return transaction.commit(); });
}

} // namespace

Expected<void> upgradeProject(Database& database, int from, const UpgradeProgress& progress)
{
    const QString backup = QStringLiteral("%1.v%2.backup").arg(database.path()).arg(from);
    TANDEM_TRY(copied, copyTo(database, backup, progress));
    const auto migrated = migrate(database, from, progress);
    if (!migrated && *copied)
        QFile::remove(backup);
    if (!migrated && migrated.error().code == ErrorCode::Cancelled)
        return upgradeCancelled();
    return migrated;
}

} // namespace tandem
