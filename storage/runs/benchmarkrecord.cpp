#include "storage/runs/benchmarkrecord.h"

#include "storage/project/benchmark.h"
#include "storage/repositories/goldrepository.h"
#include "storage/runs/runkind.h"
#include "storage/runs/runwords.h"

namespace tandem {

Expected<std::shared_ptr<const kgds::SampleRecord>> readyRecord(Database& database, SampleId id)
{
    const auto refused = [](const QString& what, const QString& remedy) {
        return failure(ErrorCode::Refused, what, {}, remedy);
    };
    TANDEM_TRY_VAR(sample, benchmarkSampleOf(database, id));
    if (!sample->record)
        return refused(RunWords::tr("The sample is not in the benchmark yet."),
            RunWords::tr("Settle its paragraphs first."));
    if (sample->record->discussion.isEmpty())
        return refused(RunWords::tr("The sample has no discussion."),
            RunWords::tr("Write or import its discussion first."));
    if (sample->factsUnjudged > 0)
        return refused(RunWords::tr("The sample's key facts are not settled yet."),
            RunWords::tr("Finish its key-fact round first."));
    if (sample->opinionsUnsettled)
        return refused(RunWords::tr("The sample's opinions are not settled yet."),
            RunWords::tr("Finish its opinion round first."));
    return std::make_shared<const kgds::SampleRecord>(*std::move(sample->record));
}

Expected<std::shared_ptr<const kgds::SampleRecord>> keptRecord(
    Database& database, RunMemory& memory, GoldId gold)
{
    if (auto known = memory.of(gold))
        return known;
    TANDEM_TRY_VAR(record, GoldRepository(database).record(gold));
    const auto kept = std::make_shared<const kgds::SampleRecord>(*std::move(record));
    memory.keep(gold, kept);
    return kept;
}

} // namespace tandem
