#include "storage/database/upgrade.h"

#include "storage/database/database.h"
#include "storage/database/databasewords.h"
#include "storage/database/migrations.h"
#include "storage/database/partialfile.h"
#include "storage/database/transaction.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QThread>
#include <QtEndian>

#include <sqlite3.h>

#include <utility>

namespace tandem {

namespace {

constexpr int kPagesAtOnce = 256;
constexpr unsigned long kBusyMs = 10;
constexpr int kMostBusy = 3000; ///< half a minute in all

tl::unexpected<Error> upgradeCancelled()
{
    return failure(ErrorCode::Cancelled, DatabaseWords::tr("The project is unchanged."));
}

tl::unexpected<Error> notCopied(const QString& backup, const char* detail)
{
    return failure(ErrorCode::NotWritable,
        DatabaseWords::tr("The older project could not be backed up."), backup,
        DatabaseWords::tr("Free some space, and check the permissions of its folder."),
        QString::fromUtf8(detail));
}

/// Copies page by page, so that it can be told how far it is, and stopped.
Expected<void> copyPages(
    sqlite3* source, sqlite3* target, const QString& path, const UpgradeProgress& progress)
{
    // What is not whole is thrown away, not rolled back.
    sqlite3_exec(target, "PRAGMA journal_mode = OFF", nullptr, nullptr, nullptr);
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
    sqlite3* target = nullptr;
    const int opened = sqlite3_open_v2(path.toUtf8().constData(), &target,
        SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXRESCODE, nullptr);
    const auto copied = opened == SQLITE_OK ? copyPages(database.sqlite(), target, path, progress)
                                            : notCopied(path, sqlite3_errstr(opened));
    sqlite3_close(target);
    return copied;
}

/// Where a file keeps the version of its schema, and how long that number is.
constexpr qsizetype kVersionAt = 60;
constexpr qsizetype kVersionSize = 4;

/// Reads the next part of a project file, without what SQLite counts in its header each time it
/// writes: that differs between two copies of one project.
QByteArray nextPart(QFile& file)
{
    constexpr qint64 kPart = 1 << 20;
    constexpr std::pair<qsizetype, qsizetype> kCounters[] = {{18, 2}, {24, 4}, {40, 4}, {92, 8}};
    const bool isFirst = file.pos() == 0;
    QByteArray part = file.read(kPart);
    for (const auto& [at, size] : kCounters) {
        if (isFirst)
            part.replace(at, size, QByteArray(size, 0));
    }
    return part;
}

bool holdTheSame(const QString& one, const QString& other)
{
    QFile first(one);
    QFile second(other);
    if (!first.open(QIODevice::ReadOnly) || !second.open(QIODevice::ReadOnly))
        return false;
    bool areEqual = first.size() == second.size();
    while (areEqual && !first.atEnd())
        areEqual = nextPart(first) == nextPart(second);
    return areEqual && second.atEnd();
}

/// Whether the file that has a copy's name already is such a copy and not what was put there for
/// another project, or for another state of this one.
bool isCopyAlready(const QString& found, const QString& copy)
{
    if (!QFileInfo(found).isFile())
        return false;
    for (const char* log : {"-wal", "-journal"}) {
        if (QFileInfo(found + QLatin1String(log)).size() > 0)
            return false;
    }
    bool areEqual = false;
    Database::lookIfNotOpenHere(found, [&] { areEqual = holdTheSame(found, copy); });
    return areEqual;
}

/// The version of a project file that is not open; -1 where it cannot be read.
int versionOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || !file.seek(kVersionAt))
        return -1;
    const QByteArray version = file.read(kVersionSize);
    return version.size() == kVersionSize ? qFromBigEndian<qint32>(version.constData()) : -1;
}

/// Gives a complete copy the first name that is free, "" where the same is there already.
Expected<QString> giveName(const QString& copy, const QString& backup)
{
    for (int number = 1;; ++number) {
        const QString name = number == 1 ? backup : backup + QString::number(number);
        if (QFile::rename(copy, name))
            return name;
        if (!QFile::exists(name))
            return notCopied(name, "");
        if (isCopyAlready(name, copy))
            return QString();
    }
}

/// Copies the whole project to a name that it takes only when it is complete. Returns that name;
/// "" where the same copy is there already, or another process has brought the project forward.
Expected<QString> copyTo(Database& database, int from, const UpgradeProgress& progress)
{
    const QString backup = QStringLiteral("%1.v%2.backup").arg(database.path()).arg(from);
    PartialFile file(backup);
    file.begin();
    const QString& partial = file.path();
    const auto name = [&]() -> Expected<QString> {
        const int version = versionOf(partial);
        if (version == latestMigration())
            return QString();
        return version == from ? giveName(partial, backup)
                               : Expected<QString>(notCopied(backup, ""));
    };
    const auto named = copyFile(database, partial, progress).and_then(name);
    if (!named || named->isEmpty())
        QFile::remove(partial);
    return named;
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
    TANDEM_TRY(backup, copyTo(database, from, progress));
    const auto migrated = migrate(database, from, progress);
    if (!migrated && !backup->isEmpty())
        QFile::remove(*backup);
    if (!migrated && migrated.error().code == ErrorCode::Cancelled)
        return upgradeCancelled();
    return migrated;
}

QStringList backupsOf(const QString& path)
{
    const QFileInfo project(path);
    const QRegularExpression isBackup(QStringLiteral("\\A%1\\.v[0-9]+\\.backup[0-9]*\\z")
                                          .arg(QRegularExpression::escape(project.fileName())));
    QStringList found;
    for (const QFileInfo& file : project.dir().entryInfoList(QDir::Files, QDir::Name)) {
        if (isBackup.match(file.fileName()).hasMatch())
            found.append(file.filePath());
    }
    return found;
}

} // namespace tandem
