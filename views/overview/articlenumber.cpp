#include "views/overview/articlenumber.h"

#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/samplerepository.h"

namespace tandem {

Expected<int> articleNumber(Database& database, SampleId id, int benchmarkIndex)
{
    TANDEM_TRY(sample, SampleRepository(database).row(id));
    if (!sample->round)
        return benchmarkIndex;
    if (!sample->round->isClosed())
        return 0;
    TANDEM_TRY(comparison, ComparisonRepository(database).compare(sample->round->id));
    int kept = 0;
    for (const ComparedItem& item : comparison->items) {
        const auto outcome = outcomeOf(item, comparison->rule);
        if (outcome && *outcome != Outcome::Boundary && ++kept == benchmarkIndex)
            return item.number;
    }
    return 0;
}

} // namespace tandem
