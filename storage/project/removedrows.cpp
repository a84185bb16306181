#include "storage/project/removedrows.h"

#include "storage/database/database.h"
#include "storage/database/rows.h"

#include <QJsonDocument>

namespace tandem {

namespace {

constexpr QLatin1String kUsersKey("users");
constexpr QLatin1String kSummariesKey("summaries");
constexpr QLatin1String kSummarizedKey("of"); ///< users whose summaries by one summarizer went

/// Takes the ids of a text out of a set, or puts them into it.
void setGone(QSet<qint64>& ids, const QJsonValue& text, bool isGone)
{
    const QStringList all = text.toString().split(u' ', Qt::SkipEmptyParts);
    for (const QString& id : all) {
        if (isGone)
            ids.insert(id.toLongLong());
        else
            ids.remove(id.toLongLong());
    }
}

} // namespace

Expected<QJsonObject> rowsNamedByRuns(Database& database, const QList<RowSelection>& meant)
{
    QHash<QLatin1String, QStringList> ids;
    const auto add = [&](QLatin1String key, const char* column, const RowSelection& rows) {
        return valuesOf<QString>(database,
            QStringLiteral("SELECT CAST(%1 AS TEXT) FROM %2 WHERE %3 ORDER BY %1")
                .arg(QLatin1String(column), rows.table, rows.condition),
            rows.arguments)
            .map([&](const QStringList& more) { ids[key] += more; });
    };
    for (const RowSelection& rows : meant) {
        if (rows.table == QLatin1String("usersum_user")) {
            TANDEM_DO(add(kUsersKey, "id", rows));
        } else if (rows.table == QLatin1String("usersum_summary")) {
            TANDEM_DO(add(kSummariesKey, "id", rows));
            TANDEM_DO(add(kSummarizedKey, "user_id", rows));
        }
    }
    QJsonObject named;
    for (auto one = ids.cbegin(); one != ids.cend(); ++one) {
        if (!one->isEmpty())
            named.insert(one.key(), one->join(u' '));
    }
    return named;
}

Expected<RemovedRows> RemovedRows::read(Database& database)
{
    RemovedRows gone;
    TANDEM_DO(eachRow(database,
        QStringLiteral("SELECT detail FROM journal WHERE instr(detail, '\"%1\"')"
                       " OR instr(detail, '\"%2\"') ORDER BY id")
            .arg(kRowsGone, kRowsBack),
        {}, [&](Statement& row) {
            const auto detail = QJsonDocument::fromJson(row.take<QByteArray>()).object();
            const bool isGone = detail.contains(kRowsGone);
            const QJsonObject named = detail[isGone ? kRowsGone : kRowsBack].toObject();
            setGone(gone.m_users, named[kUsersKey], isGone);
            setGone(gone.m_summaries, named[kSummariesKey], isGone);
            const QString summarizer = detail[QLatin1String("summarizer")].toString();
            setGone(gone.m_summarized[summarizer], named[kSummarizedKey], isGone);
        }));
    return gone;
}

} // namespace tandem
