#include "storage/database/database.h"

#include "models/text/decode.h"
#include "models/text/searchtext.h"
#include "storage/database/databasewords.h"
#include "storage/database/filelocks.h"
#include "storage/database/sqlerror.h"
#include "storage/database/statement.h"
#include "storage/formats/sha256.h"

#include <QFileInfo>
#include <QMutex>
#include <QUrl>

#include <sqlite3.h>

#include <algorithm>
#include <utility>
#include <vector>

struct sqlite3;

namespace tandem {

namespace {

void indexedTextFunction(sqlite3_context* context, int, sqlite3_value** arguments)
{
    const auto* text = reinterpret_cast<const char*>(sqlite3_value_text(arguments[0]));
    const QByteArrayView utf8(text, sqlite3_value_bytes(arguments[0]));
    const QByteArray indexed = indexedText(fromUtf8Exact(utf8)).toUtf8();
    sqlite3_result_text(context, indexed.constData(), int(indexed.size()), SQLITE_TRANSIENT);
}

/// Adds a value with its type and length before it, so that no two lists of values are alike.
void addValue(Sha256& hash, sqlite3_value* value)
{
    const int type = sqlite3_value_type(value);
    QByteArray bytes;
    if (type == SQLITE_INTEGER) {
        bytes = QByteArray::number(qint64(sqlite3_value_int64(value)));
    } else if (type == SQLITE_FLOAT) {
        constexpr int kExact = 17; // digits that tell any two numbers apart
        bytes = QByteArray::number(sqlite3_value_double(value), 'e', kExact - 1);
    } else if (type != SQLITE_NULL) {
        const auto* data = static_cast<const char*>(sqlite3_value_blob(value));
        bytes = QByteArray::fromRawData(data, sqlite3_value_bytes(value));
    }
    hash.add(QByteArray(QByteArray::number(type) + ':' + QByteArray::number(bytes.size()) + ':'));
    hash.add(bytes);
}

QByteArray digestOf(int count, sqlite3_value** values)
{
    Sha256 hash;
    for (int i = 0; i < count; ++i)
        addValue(hash, values[i]);
    return hash.hex();
}

void giveDigest(sqlite3_context* context, const QByteArray& hex)
{
    sqlite3_result_text(context, hex.constData(), int(hex.size()), SQLITE_TRANSIENT);
}

void digestFunction(sqlite3_context* context, int count, sqlite3_value** values)
{
    giveDigest(context, digestOf(count, values));
}

using RowDigests = std::vector<QByteArray>;

void digestStep(sqlite3_context* context, int count, sqlite3_value** values)
{
    auto** rows = static_cast<RowDigests**>(
        sqlite3_aggregate_context(context, static_cast<int>(sizeof(RowDigests*))));
    if (!rows) {
        sqlite3_result_error_nomem(context);
        return;
    }
    if (!*rows)
        *rows = new RowDigests;
    (*rows)->push_back(digestOf(count, values));
}

/// In whatever order SQLite came upon the rows.
void digestFinal(sqlite3_context* context)
{
    auto** held = static_cast<RowDigests**>(sqlite3_aggregate_context(context, 0));
    const std::unique_ptr<RowDigests> rows(held ? *held : nullptr);
    Sha256 hash;
    if (rows) {
        std::sort(rows->begin(), rows->end());
        for (const QByteArray& row : *rows)
            hash.add(row);
    }
    giveDigest(context, hash.hex());
}

} // namespace

/// Gives a connection the functions that the program's own statements call: indexed_text(text), the
/// form in which the index of words takes a text; digest_of(...), the SHA-256 of any number of
/// values, and the aggregate digest_of_all(...), that of rows in whatever order.
void addSqlFunctions(sqlite3* connection)
{
    sqlite3_create_function_v2(connection, "indexed_text", 1,
        SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, nullptr, indexedTextFunction,
        nullptr, nullptr, nullptr);
    // Views and triggers of the file call these, which nobody can do harm with.
    constexpr int kAnyNumber = -1;
    constexpr int kHarmless = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
    sqlite3_create_function_v2(connection, "digest_of", kAnyNumber, kHarmless, nullptr,
        digestFunction, nullptr, nullptr, nullptr);
    sqlite3_create_function_v2(connection, "digest_of_all", kAnyNumber, kHarmless, nullptr, nullptr,
        digestStep, digestFinal, nullptr);
}

namespace {

constexpr int kBusyTimeoutMs = 30'000;
constexpr qsizetype kCachedStatements = 128;

/// Whether SQLite can keep a log beside the file: it is there already, or can be made and written.
bool canHaveLog(const QFileInfo& file)
{
    const QString path = file.canonicalFilePath();
    return (QFileInfo::exists(path + QStringLiteral("-wal")) &&
               QFileInfo::exists(path + QStringLiteral("-shm"))) ||
           (file.isWritable() && QFileInfo(QFileInfo(path).path()).isWritable());
}

/// Whether a file has a log, or what a transaction left, that holds something.
bool hasUnfinished(const QFileInfo& file)
{
    const QString path = file.canonicalFilePath();
    return QFileInfo(path + QStringLiteral("-wal")).size() > 0 ||
           QFileInfo(path + QStringLiteral("-journal")).size() > 0;
}

/// Refuses a file that is there, and cannot be opened so where it stands.
Expected<void> checkPlace(const QString& path, Database::Mode mode)
{
    const QFileInfo file(path);
    if (!file.exists() || canHaveLog(file))
        return {};
    if (mode == Database::Mode::ReadWrite)
        return failure(ErrorCode::NotWritable,
            DatabaseWords::tr(
                "The project is read-only here: the file or its folder is write-protected."),
            path,
            DatabaseWords::tr("To work on it, copy it to a folder where you have write permission. "
                              "Read-only commands such as \"tandem stats\" work on it as it is."));
    if (hasUnfinished(file))
        return failure(ErrorCode::Unreadable,
            DatabaseWords::tr(
                "The project was not closed properly and cannot be opened in a read-only place."),
            path,
            DatabaseWords::tr("Copy it to a folder where you have write permission, together with "
                              "the files beside it whose names begin with its name."));
    return {};
}

/// Whether a file that is read has no log and cannot get one: nobody changes it where it is.
bool isWithoutLog(const QString& path, Database::Mode mode)
{
    const QFileInfo file(path);
    return mode == Database::Mode::ReadOnly && file.exists() && !canHaveLog(file);
}

QString uriOf(const QString& path, Database::Mode mode, bool isFixed)
{
    // A URI, so that a file that must exist is never created by opening it.
    const QByteArray encoded = QUrl::toPercentEncoding(path, "/");
    const char* access = mode == Database::Mode::ReadOnly    ? "ro"
                         : mode == Database::Mode::ReadWrite ? "rw"
                                                             : "rwc";
    // Reading takes a log too, but of a file that nobody changes.
    return QStringLiteral("file:%1?mode=%2%3")
        .arg(QString::fromLatin1(encoded), QLatin1String(access),
            isFixed ? QLatin1String("&immutable=1") : QLatin1String());
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

/// Whether SQLite found no room for the files that reading takes beside a database.
bool lacksRoom(Database& database)
{
    const auto mark = database.scalar(QStringLiteral("PRAGMA application_id"));
    return !mark && (mark.error().code == ErrorCode::DiskFull ||
                        mark.error().code == ErrorCode::NotWritable ||
                        mark.error().code == ErrorCode::Unreadable);
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

Database::Database(QString path)
    : m_path(std::move(path))
{
}

Database::~Database()
{
    dropPrepared();
    sqlite3_close_v2(m_sqlite);
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
    keepFileLocks();
    TANDEM_DO(checkPlace(path, mode));
    std::unique_ptr<Database> database(new Database(path));
    database->countAsOpen();
    const auto connect = [&](bool isFixed) -> Expected<void> {
        const int access = mode == Mode::ReadOnly ? SQLITE_OPEN_READONLY
                                                  : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE;
        const int opened =
            sqlite3_open_v2(uriOf(path, mode, isFixed).toUtf8().constData(), &database->m_sqlite,
                access | SQLITE_OPEN_URI | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nullptr);
        if (opened != SQLITE_OK)
            return failure(sqlError(
                opened, QLatin1String(sqlite3_errstr(opened)), path, QStringLiteral("open")));
        sqlite3_busy_timeout(database->sqlite(), kBusyTimeoutMs);
        // A new file has a path to be counted by only now.
        database->countAsOpen();
        const QStringList pragmas = pragmasFor(mode);
        for (const QString& pragma : pragmas) {
            TANDEM_DO(database->run(pragma));
        }
        return {};
    };
    const bool isFixed = isWithoutLog(path, mode);
    TANDEM_DO(connect(isFixed));
    // On a full disk a file that nobody has open is read as one that nobody changes.
    if (mode == Mode::ReadOnly && !isFixed && lacksRoom(*database) &&
        !hasUnfinished(QFileInfo(path))) {
        database->dropPrepared();
        sqlite3_close_v2(std::exchange(database->m_sqlite, nullptr));
        TANDEM_DO(connect(true));
    }
    sqlite3* const sqlite = database->sqlite();
    addSqlFunctions(sqlite);
    // Filling a new file goes without a journal, which the defensive mode does not allow.
    if (mode != Mode::Bulk)
        sqlite3_db_config(sqlite, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    return database;
}

Expected<void> Database::run(const QString& sql, const SqlValues& arguments)
{
    return Statement(*this, sql, arguments).done();
}

Expected<qint64> Database::insert(const QString& sql, const SqlValues& arguments)
{
    Statement statement(*this, sql, arguments);
    return statement.result(statement.lastInsertId());
}

Expected<QVariant> Database::scalar(const QString& sql, const SqlValues& arguments)
{
    Statement statement(*this, sql, arguments);
    const QVariant value = statement.next() ? statement.value(0) : QVariant();
    return statement.result(value);
}

Expected<void> Database::attach(const QString& path, const QString& name)
{
    return run(QStringLiteral("ATTACH DATABASE ? AS %1").arg(name),
        {uriOf(path, Mode::ReadOnly, isWithoutLog(path, Mode::ReadOnly))});
}

Expected<void> Database::detach(const QString& name)
{
    // What was prepared for its tables would hold on to it.
    dropPrepared();
    return run(QStringLiteral("DETACH DATABASE %1").arg(name));
}

Expected<qint64> Database::dataVersion()
{
    return scalar(QStringLiteral("PRAGMA data_version")).map([](const QVariant& v) {
        return v.toLongLong();
    });
}

sqlite3_stmt* Database::takePrepared(const QString& sql)
{
    if (const auto found = m_prepared.find(sql); found != m_prepared.end() && *found)
        return std::exchange(*found, nullptr);
    sqlite3_stmt* statement = nullptr;
    const QByteArray utf8 = sql.toUtf8();
    const char* rest = "";
    sqlite3_prepare_v3(m_sqlite, utf8.constData(), static_cast<int>(utf8.size()),
        SQLITE_PREPARE_PERSISTENT, &statement, &rest);
    // A second statement would be left out without a word.
    if (!QByteArrayView(rest).trimmed().isEmpty())
        sqlite3_finalize(std::exchange(statement, nullptr));
    return statement;
}

void Database::giveBack(const QString& sql, sqlite3_stmt* statement)
{
    // Room is made for what is used now: a new file's schema alone has more statements than this,
    // and would otherwise keep those of the work that follows out for good. All go at once, since
    // dropping one at a time may drop just what is used in turns.
    if (m_prepared.size() >= kCachedStatements && !m_prepared.contains(sql))
        dropPrepared();
    sqlite3_finalize(std::exchange(m_prepared[sql], statement));
}

void Database::dropPrepared()
{
    for (sqlite3_stmt* statement : std::as_const(m_prepared))
        sqlite3_finalize(statement);
    m_prepared.clear();
}

} // namespace tandem
