#include "storage/database/foreignschema.h"

#include "storage/database/database.h"
#include "storage/database/databasewords.h"
#include "storage/database/migrations.h"
#include "storage/database/schema.h"
#include "storage/database/schemasteps.h"
#include "storage/database/statement.h"

#include <QCryptographicHash>
#include <QMutex>
#include <QSet>

#include <sqlite3.h>

#include <map>

namespace tandem {

namespace {

using Objects = QSet<QString>;

/// SQLite takes some ten steps for each part of a schema, of which this program makes some two
/// hundred.
constexpr int kMostSchemaSteps = 20'000;
constexpr int kMostSchemaText = 1 << 20;

/// What ANALYZE leaves is SQLite's own, and only says how to look things up quickly.
const QString kObjects =
    QStringLiteral("SELECT type || char(31) || name || char(31) || tbl_name || char(31)"
                   " || coalesce(sql, '') FROM sqlite_master WHERE coalesce(sql, '') NOT IN"
                   " ('CREATE TABLE sqlite_stat1(tbl,idx,stat)',"
                   " 'CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)')");

Expected<Objects> madeObjects(int version)
{
    TANDEM_TRY(database, Database::open(QStringLiteral(":memory:"), Database::Mode::Bulk));
    TANDEM_DO(runMigrations(**database, 0, {}, version));
    Statement rows(**database, kObjects);
    Objects objects;
    while (rows.next())
        objects.insert(rows.text(0));
    return rows.result(objects);
}

/// What this program makes; never changes while it runs.
const Expected<Objects>& freshObjects(int version)
{
    static QMutex mutex;
    static std::map<int, Expected<Objects>> made;
    const QMutexLocker lock(&mutex);
    auto found = made.find(version);
    if (found == made.end())
        found = made.emplace(version, madeObjects(version)).first;
    return found->second;
}

/// While it lives, a statement of a connection ends when it has taken this many steps, and nothing
/// that is longer than this program writes into a schema is taken up.
class SchemaBounds final
{
public:
    explicit SchemaBounds(Database& database)
        : m_sqlite(database.sqlite())
    {
        m_length = sqlite3_limit(m_sqlite, SQLITE_LIMIT_LENGTH, kMostSchemaText);
        sqlite3_progress_handler(
            m_sqlite, kMostSchemaSteps, [](void*) { return 1; }, nullptr);
    }
    ~SchemaBounds()
    {
        sqlite3_progress_handler(m_sqlite, 0, nullptr, nullptr);
        sqlite3_limit(m_sqlite, SQLITE_LIMIT_LENGTH, m_length);
    }
    Q_DISABLE_COPY_MOVE(SchemaBounds)

private:
    sqlite3* m_sqlite;
    int m_length = 0;
};

/// Has SQLite read the schema, which it does whole and before anything else, in time that grows
/// with the square of the number of its parts.
Expected<void> readSchema(Database& database)
{
    const SchemaBounds bounds(database);
    const auto read = database.scalar(QStringLiteral("SELECT 1 FROM sqlite_master LIMIT 1"));
    if (read)
        return {};
    // Too many parts, or (which has no code of its own) too long a part.
    if (read.error().code != ErrorCode::TooLarge && read.error().code != ErrorCode::Database)
        return failure(read.error());
    return failure(ErrorCode::Refused,
        DatabaseWords::tr(
            "The file was altered: its structure is larger than any that Tandem creates."),
        database.path(), DatabaseWords::tr("Do not use it. Request the file as saved by Tandem."),
        read.error().detail);
}

QString nameOfObject(const QString& object)
{
    return object.section(QChar(0x1f), 1, 1);
}

} // namespace

QByteArray presentSchemaDigest()
{
    return kPresentSchemaDigest;
}

Expected<QByteArray> schemaDigest(Database& database)
{
    TANDEM_DO(readSchema(database));
    Statement rows(database, kObjects + QStringLiteral(" ORDER BY 1"));
    QCryptographicHash hash(QCryptographicHash::Sha256);
    while (rows.next()) {
        const QByteArray object = rows.text(0).toUtf8();
        hash.addData(QByteArray::number(object.size()) + ' ' + object);
    }
    return rows.result(hash.result().toHex());
}

Expected<std::optional<QString>> foreignInSchema(Database& database, int version)
{
    TANDEM_TRY(digest, schemaDigest(database));
    // Another one is no proof: a later SQLite may write the same schema in other words.
    if (version == currentSchemaVersion() && *digest == kPresentSchemaDigest)
        return std::nullopt;
    const Expected<Objects>& expected = freshObjects(version);
    if (!expected)
        return failure(expected.error());
    Statement rows(database, kObjects);
    qsizetype known = 0;
    // Ends at the first foreign one: there may be any number of them.
    while (rows.next()) {
        const QString object = rows.text(0);
        if (!expected->contains(object))
            return std::optional(nameOfObject(object));
        ++known;
    }
    return rows.result(known == expected->size() ? std::nullopt : std::optional(QString()));
}

} // namespace tandem
