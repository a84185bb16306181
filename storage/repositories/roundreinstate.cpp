#include "storage/database/database.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/roundrepository.h"

#include <QCoreApplication>
#include <QDateTime>

/// Taking an assignment back without losing what was answered before it.
namespace tandem {

namespace {

Expected<void> checkDiscussionUnchanged(Database& database, const Round& round)
{
    const auto changed = database.scalar(
        QStringLiteral(
            "SELECT 1 FROM journal j, round r JOIN sample s ON s.id = r.sample_id"
            " WHERE r.id = ? AND j.at >= r.withdrawn_at AND j.event = 'discussion changed'"
            " AND json_extract(j.detail, '$.sample') = s.position LIMIT 1"),
        {round.id.value});
    if (!changed)
        return failure(changed.error());
    if (changed->isValid())
        return failure(ErrorCode::Refused,
            QCoreApplication::translate("RoundRepository",
                "The earlier assignment cannot come back: the discussion was changed since."),
            {},
            QCoreApplication::translate("RoundRepository",
                "Assign the pair anew; what they answered before stays in the journal."));
    return {};
}

/// What was answered about key facts was asked about the facts as they stood then.
Expected<void> checkFactsUnchanged(Database& database, const Round& round)
{
    if (round.step != Step::KeyFacts)
        return {};
    const auto changed = database.scalar(
        QStringLiteral("SELECT 1 FROM round r JOIN atomic_fact f ON f.sample_id = r.sample_id"
                       " JOIN fact_change c ON c.fact_id = f.id WHERE r.id = ?"
                       " AND f.supporting = 1 AND c.at >= r.withdrawn_at AND c.kind <> 'distinct'"
                       " LIMIT 1"),
        {round.id.value});
    if (!changed)
        return failure(changed.error());
    if (changed->isValid())
        return failure(ErrorCode::Refused,
            QCoreApplication::translate("RoundRepository",
                "The earlier assignment cannot come back: the facts were changed since."),
            {},
            QCoreApplication::translate("RoundRepository",
                "Assign the pair anew; what they answered before stays in the journal."));
    return {};
}

} // namespace

Expected<Round> RoundRepository::reinstate(RoundId id, PersonId by)
{
    if (auto lead = PeopleRepository(m_database).requireLead(by); !lead)
        return failure(lead.error());
    const auto round = byId(id);
    if (!round || !round->withdrawn)
        return round;
    if (auto unchanged = checkDiscussionUnchanged(m_database, *round); !unchanged)
        return failure(unchanged.error());
    if (auto unchanged = checkFactsUnchanged(m_database, *round); !unchanged)
        return failure(unchanged.error());
    if (auto withdrawn = unassign(round->sample, by, round->step); !withdrawn)
        return failure(withdrawn.error());
    if (auto updated = m_database.run(
            QStringLiteral("UPDATE round SET withdrawn_at = NULL WHERE id = ?"), {id.value});
        !updated)
        return failure(updated.error());
    if (auto noted = Journal(m_database).append(QStringLiteral("reinstated"), by, round->uuid);
        !noted)
        return failure(noted.error());
    return byId(id);
}

} // namespace tandem
