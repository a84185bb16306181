#include "storage/database/database.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/repositorywords.h"
#include "storage/repositories/roundrepository.h"

#include <QDateTime>

/// Calibration: a pair labels blind, sees both sides, discusses, and labels again.
namespace tandem {

Expected<Round> RoundRepository::calibrate(SampleId sample, Pair pair, PersonId by, Step step)
{
    if (step == Step::Opinions)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("Opinions are written, not answered; nothing to calibrate."));
    TANDEM_DO(mayAssign(sample, pair, by, step));
    TANDEM_TRY(before, active(sample, step));
    if (*before)
        return failure(ErrorCode::Refused, RepositoryWords::tr("The sample is assigned already."),
            {}, RepositoryWords::tr("Take the assignment back first, or choose another sample."));
    return create({sample, step, pair, true, {}}, by);
}

Expected<Round> RoundRepository::labelAgain(RoundId id, PersonId by)
{
    const auto first = byId(id);
    if (!first)
        return first;
    if (!first->pair.contains(by)) {
        TANDEM_DO(PeopleRepository(m_database).requireLead(by));
    }
    if (!first->calibration || first->withdrawn)
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("Only a calibration is labelled again, and only once."));
    if (!first->isClosed())
        return failure(ErrorCode::Refused,
            RepositoryWords::tr("The second pass begins when both have handed in the first."));
    if (first->settledAt)
        return failure(ErrorCode::Refused, RepositoryWords::tr("The sample is settled."), {},
            RepositoryWords::tr("The lead can reopen it."));
    TANDEM_DO(m_database.run(QStringLiteral("UPDATE round SET withdrawn_at = ? WHERE id = ?"),
        {QDateTime::currentMSecsSinceEpoch(), id.value}));
    TANDEM_DO(Journal(m_database).append(QStringLiteral("revealed"), by, first->uuid));
    return create({first->sample, first->step, first->pair, false, id}, by);
}

} // namespace tandem
