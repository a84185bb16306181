#pragma once

#include "storage/changes/change.h"
#include "storage/repositories/verdictjournal.h"

/// The writes by which people judge what a model decided.
namespace tandem {

/// Gives a person's word on a decision; taken back by what they had said before.
template <typename Kind>
Write verdictWrite(typename Kind::Subject subject, PersonId person,
    const typename Kind::Decision& decision, const typename Kind::Review& review, qint64 durationMs)
{
    return [=](Database& database) -> Expected<Written> {
        VerdictJournal<Kind> verdicts(database);
        TANDEM_TRY(own, verdicts.own(subject, person));
        TANDEM_TRY(given, verdicts.give(subject, person, decision, review, durationMs));
        return Written(Kind::changed(subject, person, decision),
            verdictWrite<Kind>(subject, person, decision, own->reviews.value(decision), 0));
    };
}

/// The person is done, for good.
template <typename Kind>
Write verdictsDoneWrite(typename Kind::Subject subject, PersonId person)
{
    return [=](Database& database) -> Expected<Written> {
        TANDEM_TRY(finished, VerdictJournal<Kind>(database).finish(subject, person));
        return Written(Kind::changed(subject, person, std::nullopt));
    };
}

} // namespace tandem
