#include "storage/database/foreignschema.h"

#include "storage/database/database.h"
#include "storage/database/migrations.h"
#include "storage/database/statement.h"

#include <QMutex>
#include <QSet>

#include <map>

namespace tandem {

namespace {

using Objects = QSet<QString>;

const QString kObjects =
    QStringLiteral("SELECT type || char(31) || name || char(31) || tbl_name || char(31)"
                   " || coalesce(sql, '') FROM sqlite_master");

Expected<Objects> madeObjects(int version)
{
    const auto database = Database::open(QStringLiteral(":memory:"), Database::Mode::Bulk);
    if (!database)
        return failure(database.error());
    if (auto made = runMigrations(**database, 0, {}, version); !made)
        return failure(made.error());
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

QString nameOf(const QString& object)
{
    return object.section(QChar(0x1f), 1, 1);
}

} // namespace

Expected<std::optional<QString>> foreignInSchema(Database& database, int version)
{
    const Expected<Objects>& expected = freshObjects(version);
    if (!expected)
        return failure(expected.error());
    Statement rows(database, kObjects);
    qsizetype known = 0;
    // Ends at the first foreign one: there may be any number of them.
    while (rows.next()) {
        const QString object = rows.text(0);
        if (!expected->contains(object))
            return std::optional(nameOf(object));
        ++known;
    }
    return rows.result(known == expected->size() ? std::nullopt : std::optional(QString()));
}

} // namespace tandem
