#include "storage/repositories/roundwrites.h"

#include "storage/repositories/comparisonrepository.h"
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
                RepositoryWords::tr("The sample was reopened and settled again in the meantime."),
                {}, RepositoryWords::tr("The lead can reopen it."));
        return rounds.reopen(round, by, RepositoryWords::tr("Settling was undone."))
            .map([&](const Round& reopened) {
                return Written(RoundChanged{reopened.sample, reopened.id}, settleWrite(round, by));
            });
    };
}

bool isSame(const DecisionRow& one, const DecisionRow& other)
{
    return one.outcome == other.outcome && one.by == other.by && one.note == other.note;
}

/// `of` is the decision that is meant; any where it is none.
Write tagWrite(
    const DecisionRow& place, RoundId round, PersonId by, const std::optional<DecisionRow>& of)
{
    return [=](Database& database) -> Expected<Written> {
        ComparisonRepository comparisons(database);
        TANDEM_TRY(found, RoundRepository(database).byId(round));
        TANDEM_TRY(before, comparisons.decision(round, place.item));
        if (of && (!*before || !isSame(**before, *of)))
            return failure(ErrorCode::Refused,
                RepositoryWords::tr("The decision was changed in the meantime."));
        TANDEM_DO(comparisons.tagGuideline(round, place.item, place.guidelineMustChange, by));
        if ((*before)->guidelineMustChange == place.guidelineMustChange)
            return Written(NothingChanged{});
        return Written(
            RoundChanged{found->sample, round, place.item}, tagWrite(**before, round, by, *before));
    };
}

} // namespace

Write guidelineTagWrite(RoundId round, ItemId item, bool on, PersonId by)
{
    return tagWrite({item, std::nullopt, {}, {}, {}, on}, round, by, std::nullopt);
}

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
