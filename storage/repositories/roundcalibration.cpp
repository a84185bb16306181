#include "storage/database/database.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/peoplerepository.h"
#include "storage/repositories/roundrepository.h"

#include <QCoreApplication>
#include <QDateTime>

/// Calibration: a pair labels blind, sees both sides, discusses, and labels again.
namespace tandem {

Expected<Round> RoundRepository::calibrate(SampleId sample, Pair pair, PersonId by, Step step)
{
    if (step == Step::Opinions)
        return failure(
            ErrorCode::Refused, QCoreApplication::translate("RoundRepository",
                                    "Opinions are written, not answered; nothing to calibrate."));
    if (auto may = mayAssign(sample, pair, by, step); !may)
        return failure(may.error());
    const auto before = active(sample, step);
    if (!before)
        return failure(before.error());
    if (*before)
        return failure(ErrorCode::Refused,
            QCoreApplication::translate("RoundRepository", "The sample is assigned already."), {},
            QCoreApplication::translate(
                "RoundRepository", "Take the assignment back first, or choose another sample."));
    return create({sample, step, pair, true, {}}, by);
}

Expected<Round> RoundRepository::labelAgain(RoundId id, PersonId by)
{
    const auto first = byId(id);
    if (!first)
        return first;
    if (!first->pair.contains(by)) {
        if (auto lead = PeopleRepository(m_database).requireLead(by); !lead)
            return failure(lead.error());
    }
    if (!first->calibration || first->withdrawn)
        return failure(
            ErrorCode::Refused, QCoreApplication::translate("RoundRepository",
                                    "Only a calibration is labelled again, and only once."));
    if (!first->isClosed())
        return failure(
            ErrorCode::Refused, QCoreApplication::translate("RoundRepository",
                                    "The second pass begins when both have handed in the first."));
    if (first->settledAt)
        return failure(ErrorCode::Refused,
            QCoreApplication::translate("RoundRepository", "The sample is settled."), {},
            QCoreApplication::translate("RoundRepository", "The lead can reopen it."));
    if (auto withdrawn =
            m_database.run(QStringLiteral("UPDATE round SET withdrawn_at = ? WHERE id = ?"),
                {QDateTime::currentMSecsSinceEpoch(), id.value});
        !withdrawn)
        return failure(withdrawn.error());
    if (auto noted = Journal(m_database).append(QStringLiteral("revealed"), by, first->uuid);
        !noted)
        return failure(noted.error());
    return create({first->sample, first->step, first->pair, false, id}, by);
}

} // namespace tandem
