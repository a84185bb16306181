#pragma once

#include "storage/changes/change.h"
#include "storage/repositories/repositorywords.h"
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

/// A write that settles a round. It is taken back by reopening it, which is a lead's alone.
inline Write settleWrite(RoundId round, PersonId by)
{
    return reversible(roundWrite(&RoundRepository::settle, round, by),
        roundWrite(
            &RoundRepository::reopen, round, by, RepositoryWords::tr("Settling was undone.")));
}

} // namespace tandem
