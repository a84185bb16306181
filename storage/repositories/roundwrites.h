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

} // namespace tandem
