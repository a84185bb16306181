#include "storage/database/database.h"

#include "storage/database/deadline.h"
#include "storage/database/sqlerror.h"
#include "storage/database/sqlfunctions.h"
#include "storage/database/statement.h"

#include <QAtomicInteger>
#include <QFileInfo>
#include <QHash>
#include <QMutex>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>

#include <sqlite3.h>

#include <unordered_map>

namespace tandem {

struct Database::PreparedQueries
{
    std::unordered_map<QString, QSqlQuery> bySql;
};

namespace {

constexpr int kBusyTimeoutMs = 30'000;
constexpr size_t kCachedStatements = 128;

QString newConnectionName()
{
    static QAtomicInteger<quint64> counter;
    return QStringLiteral("tandem-%1").arg(counter.fetchAndAddRelaxed(1));
}

QString uriOf(const QString& path, Database::Mode mode)
{
    // A URI, so that a file that must exist is never created by opening it.
    const QByteArray encoded = QUrl::toPercentEncoding(path, "/");
    const char* access = mode == Database::Mode::ReadOnly    ? "ro"
                         : mode == Database::Mode::ReadWrite ? "rw"
                                                             : "rwc";
    return QStringLiteral("file:%1?mode=%2")
        .arg(QString::fromLatin1(encoded), QLatin1String(access));
}

/// Before anything else is asked of a file that somebody may have prepared.
const QString kUntrusted = QStringLiteral("PRAGMA trusted_schema = OFF");

QStringList pragmasFor(Database::Mode mode)
{
    switch (mode) {
    case Database::Mode::ReadOnly:
        return {kUntrusted, QStringLiteral("PRAGMA query_only = ON")};
    case Database::Mode::ReadWrite:
        return {kUntrusted, QStringLiteral("PRAGMA journal_mode = WAL"),
            QStringLiteral("PRAGMA synchronous = FULL"),
            QStringLiteral("PRAGMA foreign_keys = ON")};
    case Database::Mode::Bulk:
        return {QStringLiteral("PRAGMA journal_mode = OFF"),
            QStringLiteral("PRAGMA synchronous = OFF"), QStringLiteral("PRAGMA foreign_keys = OFF"),
            QStringLiteral("PRAGMA cache_size = -16000")};
    }
    return {};
}

/// How many connections of this process each file has, by its canonical path.
struct OpenFiles
{
    QMutex mutex;
    QHash<QString, int> connections;
};

OpenFiles& openFiles()
{
    static OpenFiles files;
    return files;
}

} // namespace

Database::Database(QString path, QString name)
    : m_path(std::move(path))
    , m_name(std::move(name))
    , m_prepared(std::make_unique<PreparedQueries>())
{
}

Database::~Database()
{
    m_prepared->bySql.clear();
    QSqlDatabase::database(m_name, false).close();
    QSqlDatabase::removeDatabase(m_name);
    if (m_canonicalPath.isEmpty())
        return;
    const QMutexLocker lock(&openFiles().mutex);
    if (--openFiles().connections[m_canonicalPath] == 0)
        openFiles().connections.remove(m_canonicalPath);
}

bool Database::isOpenHere(const QString& path)
{
    const QMutexLocker lock(&openFiles().mutex);
    return openFiles().connections.contains(QFileInfo(path).canonicalFilePath());
}

bool Database::lookIfNotOpenHere(const QString& path, const std::function<void()>& look)
{
    const QMutexLocker lock(&openFiles().mutex);
    if (openFiles().connections.contains(QFileInfo(path).canonicalFilePath()))
        return false;
    look();
    return true;
}

void Database::countAsOpen()
{
    const QString canonical = QFileInfo(m_path).canonicalFilePath();
    if (!m_canonicalPath.isEmpty() || canonical.isEmpty())
        return;
    m_canonicalPath = canonical;
    const QMutexLocker lock(&openFiles().mutex);
    ++openFiles().connections[m_canonicalPath];
}

Expected<std::unique_ptr<Database>> Database::open(const QString& path, Mode mode)
{
    std::unique_ptr<Database> database(new Database(path, newConnectionName()));
    database->countAsOpen();
    {
        QSqlDatabase connection =
            QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), database->m_name);
        connection.setDatabaseName(uriOf(path, mode));
        QString options =
            QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=%1").arg(kBusyTimeoutMs);
        if (mode == Mode::ReadOnly)
            options += QStringLiteral(";QSQLITE_OPEN_READONLY");
        connection.setConnectOptions(options);
        if (!connection.open())
            return failure(sqlError(connection.lastError(), path, QStringLiteral("open")));
    }
    // A new file has a path to be counted by only now.
    database->countAsOpen();
    const QStringList pragmas = pragmasFor(mode);
    for (const QString& pragma : pragmas) {
        TANDEM_DO(database->run(pragma));
    }
    // Filling a new file goes without a journal, which the defensive mode does not allow.
    sqlite3* const sqlite = sqliteOf(database->connection());
    if (sqlite)
        addSqlFunctions(sqlite);
    if (mode != Mode::Bulk && sqlite)
        sqlite3_db_config(sqlite, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    return database;
}

QSqlDatabase Database::connection() const
{
    return QSqlDatabase::database(m_name, false);
}

Expected<void> Database::run(const QString& sql, const QVariantList& arguments)
{
    return Statement(*this, sql, arguments).done();
}

Expected<qint64> Database::insert(const QString& sql, const QVariantList& arguments)
{
    Statement statement(*this, sql, arguments);
    return statement.result(statement.lastInsertId());
}

Expected<QVariant> Database::scalar(const QString& sql, const QVariantList& arguments)
{
    Statement statement(*this, sql, arguments);
    const QVariant value = statement.next() ? statement.value(0) : QVariant();
    return statement.result(value);
}

Expected<void> Database::attach(const QString& path, const QString& name)
{
    return run(QStringLiteral("ATTACH DATABASE ? AS %1").arg(name), {uriOf(path, Mode::ReadOnly)});
}

Expected<void> Database::detach(const QString& name)
{
    // What was prepared for its tables would hold on to it.
    m_prepared->bySql.clear();
    return run(QStringLiteral("DETACH DATABASE %1").arg(name));
}

Expected<qint64> Database::dataVersion()
{
    return scalar(QStringLiteral("PRAGMA data_version")).map([](const QVariant& v) {
        return v.toLongLong();
    });
}

QSqlQuery Database::takePrepared(const QString& sql)
{
    if (const auto found = m_prepared->bySql.find(sql); found != m_prepared->bySql.end()) {
        QSqlQuery query = std::move(found->second);
        m_prepared->bySql.erase(found);
        return query;
    }
    QSqlQuery query(connection());
    query.setForwardOnly(true);
    query.prepare(sql);
    return query;
}

void Database::giveBack(const QString& sql, QSqlQuery query)
{
    // Room is made for what is used now: a new file's schema alone has more statements than this,
    // and would otherwise keep those of the work that follows out for good. All go at once, since
    // dropping one at a time may drop just what is used in turns.
    if (m_prepared->bySql.size() >= kCachedStatements)
        m_prepared->bySql.clear();
    m_prepared->bySql.insert_or_assign(sql, std::move(query));
}

} // namespace tandem
