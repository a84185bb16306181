#pragma once

#include "storage/changes/change.h"
#include "storage/repositories/roundrepository.h"

namespace tandem {

/// A write that changes a round as a whole and tells of it as changed: what `deed` does to it.
template <typename... Arguments>
Write roundWrite(Expected<Round> (RoundRepository::*deed)(RoundId, Arguments...), RoundId round,
    std::decay_t<Arguments>... arguments)
{
    return [=](Database& database) {
        return (RoundRepository(database).*deed)(round, arguments...).map([](const Round& changed) {
            return Written(RoundChanged{changed.sample, changed.id});
        });
    };
}

/// A write that settles a round that is not settled yet. It is taken back by reopening what it
/// settled, and nobody else's settlement since; that is a lead's alone.
Write settleWrite(RoundId round, PersonId by);

/// A write that sets or takes away the tag of a decision that the guideline must change, see
/// ComparisonRepository::tagGuideline(). Taken back only of the same decision.
Write guidelineTagWrite(RoundId round, ItemId item, bool on, PersonId by);

} // namespace tandem
