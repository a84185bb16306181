#include "views/compare/comparewrites.h"

#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/roundrepository.h"

namespace tandem {

namespace {

template <typename T>
Expected<ChangeEvent> changed(const Expected<T>& written, SampleId sample, RoundId round)
{
    if (!written)
        return failure(written.error());
    return ChangeEvent(RoundChanged{sample, round});
}

} // namespace

Write decideWrite(const DecisionPlace& place, Outcome outcome, PersonId by, const QString& note)
{
    return [=](Database& database) {
        return changed(
            ComparisonRepository(database).decide(place.round, place.item, outcome, by, note),
            place.sample, place.round);
    };
}

Write withdrawDecisionWrite(const DecisionPlace& place, PersonId by)
{
    return [=](Database& database) {
        return changed(ComparisonRepository(database).withdrawDecision(place.round, place.item, by),
            place.sample, place.round);
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
    return [=](Database& database) -> Expected<ChangeEvent> {
        return RoundRepository(database).labelAgain(round, by).map([sample](const Round& second) {
            return ChangeEvent(RoundChanged{sample, second.id});
        });
    };
}

} // namespace tandem
