#include "storage/repositories/decisionlog.h"

#include "storage/database/statement.h"

namespace tandem {

Expected<QList<DecisionRow>> decisionLog(Database& database, RoundId round)
{
    Statement rows(database,
        QStringLiteral(
            "SELECT item_id, outcome, person_id, note, at FROM decision WHERE round_id = ?"
            " ORDER BY id DESC"),
        {round.value});
    QList<DecisionRow> log;
    while (rows.next()) {
        const auto outcome = rows.optionalInteger(1);
        log.append({ItemId{rows.integer(0)},
            outcome ? std::optional(static_cast<Outcome>(*outcome)) : std::nullopt,
            PersonId{rows.integer(2)}, rows.text(3),
            QDateTime::fromMSecsSinceEpoch(rows.integer(4), Qt::UTC)});
    }
    return rows.result(log);
}

} // namespace tandem
