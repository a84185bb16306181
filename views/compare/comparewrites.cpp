#include "views/compare/comparewrites.h"

#include "storage/repositories/comparisonrepository.h"

namespace tandem {

Write decisionWrite(
    const DecisionPlace& place, const std::optional<DecisionWords>& decision, PersonId by)
{
    return [=](Database& database) -> Expected<Written> {
        ComparisonRepository comparisons(database);
        TANDEM_TRY(before, comparisons.decision(place.round, place.item));
        TANDEM_DO(decision ? comparisons.decide(
                                 place.round, place.item, decision->outcome, by, decision->note)
                           : comparisons.withdrawDecision(place.round, place.item, by));
        std::optional<DecisionWords> back;
        if (*before)
            back = {(*before)->outcome, (*before)->note};
        return Written(RoundChanged{place.sample, place.round}, decisionWrite(place, back, by));
    };
}

} // namespace tandem
