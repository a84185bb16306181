#include "storage/repositories/factevents.h"

#include "storage/database/rows.h"
#include "storage/repositories/factmasks.h"
#include "storage/repositories/repositorywords.h"

#include <algorithm>

namespace tandem {

namespace {

Expected<QList<FactEvent>> maskEvents(Database& database, FactId fact)
{
    const auto word = [](const std::optional<Mask>& mask) {
        return !mask ? QString() : mask->masked ? QStringLiteral("yes") : QStringLiteral("no");
    };
    return rowsOf(database, maskRowsSql(QStringLiteral("m.fact_id = ?")), {fact},
        [&word, said = MaskWords()](Statement& row) mutable {
            const QString before = word(said.current());
            const SaidMask mask = takeMaskRow(row, said);
            return FactEvent{mask.at, QStringLiteral("masked"), mask.mask.by, before,
                word(said.current()), mask.mask.explanation, mask.mask.replyUuid};
        });
}

Expected<QList<FactEvent>> changeEvents(Database& database, FactId fact)
{
    return rowsOf(database,
        QStringLiteral("SELECT c.at, c.kind, c.person_id, CASE c.kind WHEN 'distinct' THEN ''"
                       " ELSE c.before END, c.after, o.text FROM fact_change c"
                       " LEFT JOIN atomic_fact o ON c.kind = 'distinct' AND o.uuid = c.before"
                       " WHERE c.fact_id = ? ORDER BY c.id"),
        {fact},
        into(&FactEvent::at, &FactEvent::kind, &FactEvent::by, &FactEvent::before,
            &FactEvent::after, &FactEvent::note));
}

} // namespace

Expected<QList<FactEvent>> factEvents(Database& database, FactId fact)
{
    TANDEM_TRY_VAR(
        created, oneRow(database,
                     QStringLiteral("SELECT f.created_at, 'created', f.created_by, l.uuid, f.text"
                                    " FROM atomic_fact f LEFT JOIN llm_reply l ON l.id = f.reply_id"
                                    " WHERE f.id = ?"),
                     {fact},
                     into(&FactEvent::at, &FactEvent::kind, &FactEvent::by, &FactEvent::replyUuid,
                         &FactEvent::after),
                     notInProject(RepositoryWords::tr("This fact is not in the project."))));
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
            created->after = changed->before;
        events.append(*created);
    }
    events += *changes;
    events += *masked;
    std::stable_sort(events.begin(), events.end(),
        [](const FactEvent& one, const FactEvent& other) { return one.at < other.at; });
    return events;
}

} // namespace tandem
