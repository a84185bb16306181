#include "storage/project/broughtnotes.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/timelinedigest.h"

namespace tandem {

Expected<void> noteBrought(Database& database, const QString& event, QJsonObject detail)
{
    TANDEM_TRY(digest, broughtDigest(database));
    detail.insert(QStringLiteral("brought"), *digest);
    return Journal(database).append(event, {}, {}, detail);
}

Expected<bool> isAsNoted(Database& database)
{
    TANDEM_TRY(noted, valueOf<QString>(database,
                          QStringLiteral("SELECT coalesce((SELECT json_extract(detail, '$.brought')"
                                         " FROM journal WHERE json_valid(detail)"
                                         " AND json_type(detail, '$.brought') = 'text'"
                                         " ORDER BY id DESC LIMIT 1), '')")));
    if (noted->isEmpty())
        return true;
    return broughtDigest(database).map([&](const QString& now) { return now == *noted; });
}

} // namespace tandem
