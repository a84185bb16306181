#include "views/compare/comparewrites.h"

#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/roundrepository.h"

namespace tandem {

namespace {

template <typename T>
Expected<Written> changed(const Expected<T>& written, SampleId sample, RoundId round)
{
    if (!written)
        return failure(written.error());
    return Written(RoundChanged{sample, round});
}

} // namespace

Write decisionWrite(
    const DecisionPlace& place, const std::optional<DecisionText>& decision, PersonId by)
{
    return [=](Database& database) -> Expected<Written> {
        ComparisonRepository comparisons(database);
        const auto before = comparisons.decision(place.round, place.item);
        if (!before)
            return failure(before.error());
        const auto done = decision ? comparisons.decide(place.round, place.item, decision->outcome,
                                         by, decision->note)
                                   : comparisons.withdrawDecision(place.round, place.item, by);
        if (!done)
            return failure(done.error());
        std::optional<DecisionText> back;
        if (*before)
            back = {(*before)->outcome, (*before)->note};
        return Written(RoundChanged{place.sample, place.round}, decisionWrite(place, back, by));
    };
}

Write settleWrite(SampleId sample, RoundId round, PersonId by)
{
    return [=](Database& database) {
        return changed(RoundRepository(database).settle(round, by), sample, round);
    };
}

Write reopenWrite(SampleId sample, RoundId round, PersonId by, const QString& reason)
{
    return [=](Database& database) {
        return changed(RoundRepository(database).reopen(round, by, reason), sample, round);
    };
}

Write labelAgainWrite(SampleId sample, RoundId round, PersonId by)
{
    return [=](Database& database) -> Expected<Written> {
        return RoundRepository(database).labelAgain(round, by).map([sample](const Round& second) {
            return Written(RoundChanged{sample, second.id});
        });
    };
}

} // namespace tandem
