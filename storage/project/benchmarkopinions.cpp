#include "storage/project/benchmarkopinions.h"

#include "storage/project/benchmark.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/roundrepository.h"

namespace tandem {

Expected<void> placeOpinions(Database& database, BenchmarkSample& sample)
{
    if (!sample.record)
        return {};
    TANDEM_TRY(round, RoundRepository(database).active(sample.sample, Step::Opinions));
    if (!*round)
        return {};
    if (!(*round)->settledAt) {
        sample.record->opinions.clear();
        sample.opinionsUnsettled = true;
        return {};
    }
    return OpinionChecks(database).settled((*round)->id).map([&](const QStringList& kept) {
        sample.record->opinions = kept;
    });
}

} // namespace tandem
