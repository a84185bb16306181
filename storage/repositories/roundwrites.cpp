#include "storage/repositories/roundwrites.h"

#include "storage/repositories/repositorywords.h"

namespace tandem {

namespace {

Write settlingUndoneWrite(RoundId round, PersonId by, const QDateTime& settledAt)
{
    return [=](Database& database) -> Expected<Written> {
        RoundRepository rounds(database);
        TANDEM_TRY(now, rounds.byId(round));
        if (now->settledAt && now->settledAt != settledAt)
            return failure(ErrorCode::Refused,
                RepositoryWords::tr("The sample was reopened and settled anew meanwhile."), {},
                RepositoryWords::tr("The lead can reopen it."));
        return rounds.reopen(round, by, RepositoryWords::tr("Settling was undone."))
            .map([&](const Round& reopened) {
                return Written(RoundChanged{reopened.sample, reopened.id}, settleWrite(round, by));
            });
    };
}

} // namespace

Write settleWrite(RoundId round, PersonId by)
{
    return [=](Database& database) -> Expected<Written> {
        RoundRepository rounds(database);
        TANDEM_TRY(before, rounds.byId(round));
        if (before->settledAt)
            return Written(NothingChanged{});
        TANDEM_TRY(settled, rounds.settle(round, by));
        return Written(RoundChanged{settled->sample, settled->id},
            settlingUndoneWrite(round, by, *settled->settledAt));
    };
}

} // namespace tandem
