#include "storage/database/database.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/roundrepository.h"

#include <QDateTime>

/// Taking an assignment back without losing what was answered before it.
namespace tandem {

namespace {

Expected<void> checkDiscussionUnchanged(Database& database, const Round& round)
{
    TANDEM_TRY(changed,
        database.scalar(
            QStringLiteral(
                "SELECT 1 FROM journal j, round r JOIN sample s ON s.id = r.sample_id"
                " WHERE r.id = ? AND j.at >= r.withdrawn_at AND j.event = 'discussion changed'"
                " AND json_extract(j.detail, '$.sample') = s.position LIMIT 1"),
            {round.id.value}));
    if (changed->isValid())
        return failure(ErrorCode::Refused,
            RepositoryWords::tr(
                "The earlier assignment cannot come back: the discussion was changed since."),
            {},
            RepositoryWords::tr(
                "Assign the pair anew; what they answered before stays in the journal."));
    return {};
}

/// What was answered about key facts was asked about the facts as they stood then.
Expected<void> checkFactsUnchanged(Database& database, const Round& round)
{
    if (round.step != Step::KeyFacts)
        return {};
    TANDEM_TRY(
        changed, database.scalar(
                     QStringLiteral(
                         "SELECT 1 FROM round r JOIN atomic_fact f ON f.sample_id = r.sample_id"
                         " JOIN fact_change c ON c.fact_id = f.id WHERE r.id = ?"
                         " AND f.supporting = 1 AND c.at >= r.withdrawn_at AND c.kind <> 'distinct'"
                         " LIMIT 1"),
                     {round.id.value}));
    if (changed->isValid())
        return failure(ErrorCode::Refused,
            RepositoryWords::tr(
                "The earlier assignment cannot come back: the facts were changed since."),
            {},
            RepositoryWords::tr(
                "Assign the pair anew; what they answered before stays in the journal."));
    return {};
}

} // namespace

Expected<Round> RoundRepository::reinstate(RoundId id, PersonId by)
{
    TANDEM_DO(PeopleRepository(m_database).requireLead(by));
    const auto round = byId(id);
    if (!round || !round->withdrawn)
        return round;
    TANDEM_DO(checkDiscussionUnchanged(m_database, *round));
    TANDEM_DO(checkFactsUnchanged(m_database, *round));
    TANDEM_DO(unassign(round->sample, by, round->step));
    TANDEM_DO(m_database.run(
        QStringLiteral("UPDATE round SET withdrawn_at = NULL WHERE id = ?"), {id.value}));
    TANDEM_DO(Journal(m_database).append(QStringLiteral("reinstated"), by, round->uuid));
    return byId(id);
}

} // namespace tandem
