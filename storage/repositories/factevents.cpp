#include "storage/repositories/factevents.h"

#include "storage/database/database.h"
#include "storage/database/statement.h"
#include "storage/repositories/factmasks.h"
#include "storage/repositories/factrows.h"

#include <algorithm>

namespace tandem {

namespace {

QString yesOrNo(bool yes)
{
    return yes ? QStringLiteral("yes") : QStringLiteral("no");
}

FactEvent maskEventFrom(const Statement& row, const MaskWords& before, const MaskWords& after)
{
    FactEvent event;
    event.at = QDateTime::fromMSecsSinceEpoch(row.integer(6), Qt::UTC);
    event.kind = QStringLiteral("masked");
    event.by = PersonId{row.integer(4)};
    if (const auto mask = before.current())
        event.before = yesOrNo(mask->masked);
    if (const auto mask = after.current())
        event.after = yesOrNo(mask->masked);
    event.note = row.exactText(3);
    event.replyUuid = row.text(5);
    return event;
}

Expected<QList<FactEvent>> maskEvents(Database& database, FactId fact)
{
    Statement rows(database, maskRowsSql(QStringLiteral("m.fact_id = ?")), {fact.value});
    QList<FactEvent> events;
    MaskWords said;
    while (rows.next()) {
        const MaskWords before = said;
        takeMaskRow(rows, said);
        events.append(maskEventFrom(rows, before, said));
    }
    return rows.result(events);
}

Expected<QList<FactEvent>> changeEvents(Database& database, FactId fact)
{
    Statement rows(database,
        QStringLiteral("SELECT c.kind, CAST(c.before AS BLOB), CAST(c.after AS BLOB), c.person_id,"
                       " c.at, CAST(o.text AS BLOB) FROM fact_change c LEFT JOIN atomic_fact o"
                       " ON c.kind = 'distinct' AND o.uuid = c.before"
                       " WHERE c.fact_id = ? ORDER BY c.id"),
        {fact.value});
    QList<FactEvent> events;
    while (rows.next()) {
        FactEvent event{QDateTime::fromMSecsSinceEpoch(rows.integer(4), Qt::UTC), rows.text(0),
            PersonId{rows.integer(3)}, rows.exactText(1), rows.exactText(2), {}, {}};
        if (event.kind == QLatin1String("distinct")) {
            event.before.clear();
            event.note = rows.exactText(5);
        }
        events.append(event);
    }
    return rows.result(events);
}

} // namespace

Expected<QList<FactEvent>> factEvents(Database& database, FactId fact)
{
    Statement row(database,
        QStringLiteral("SELECT f.created_at, f.created_by, l.uuid, CAST(f.text AS BLOB) FROM"
                       " atomic_fact f LEFT JOIN llm_reply l ON l.id = f.reply_id WHERE f.id = ?"),
        {fact.value});
    if (!row.next())
        return failure(row.failed() ? row.error() : FactRows(database).one(fact).error());
    FactEvent created;
    created.at = QDateTime::fromMSecsSinceEpoch(row.integer(0), Qt::UTC);
    created.kind = QStringLiteral("created");
    created.by = PersonId{row.integer(1)};
    created.replyUuid = row.text(2);
    created.after = row.exactText(3);
    TANDEM_TRY(changes, changeEvents(database, fact));
    TANDEM_TRY(masked, maskEvents(database, fact));
    QList<FactEvent> events;
    const QString first = changes->isEmpty() ? QString() : changes->constFirst().kind;
    const bool madeByEdit = first == QLatin1String("added") || first == QLatin1String("split off");
    if (!madeByEdit) {
        const auto changed =
            std::find_if(changes->cbegin(), changes->cend(), [](const FactEvent& change) {
                return !change.before.isEmpty() && change.kind != QLatin1String("moved") &&
                       change.kind != QLatin1String("repeats");
            });
        if (changed != changes->cend())
            created.after = changed->before;
        events.append(created);
    }
    events += *changes;
    events += *masked;
    std::stable_sort(events.begin(), events.end(),
        [](const FactEvent& one, const FactEvent& other) { return one.at < other.at; });
    return events;
}

} // namespace tandem
