#include "storage/project/benchmark.h"

#include "storage/database/database.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/samplerepository.h"

#include <QCoreApplication>
#include <QHash>

namespace tandem {

namespace {

constexpr int kPage = 128;

/// What consistency control said of each paragraph, by its number in the article as imported.
using Outcomes = QHash<int, Outcome>;

/// Moves fact groups to the kept paragraphs' new indices; groups of paragraphs that were removed or
/// changed sides are left out, and their facts counted.
QList<kgds::FactGroup> keptGroups(const QList<kgds::FactGroup>& groups, Outcome side,
    const Outcomes& outcomes, const QHash<int, int>& newIndex, int& leftOut)
{
    QList<kgds::FactGroup> kept;
    for (kgds::FactGroup group : groups) {
        if (outcomes.value(group.paragraphIndex, Outcome::Boundary) != side) {
            leftOut += static_cast<int>(group.facts.size());
            continue;
        }
        group.paragraphIndex = newIndex.value(group.paragraphIndex);
        kept.append(group);
    }
    return kept;
}

/// The sample as the benchmark has it: boundary paragraphs removed, indices counted from 1 again,
/// labels from the round.
kgds::SampleRecord relabelled(
    const kgds::SampleRecord& record, const Outcomes& outcomes, int& factsLeftOut)
{
    kgds::SampleRecord kept = record;
    kept.article.clear();
    QHash<int, int> newIndex;
    for (kgds::ParagraphRecord paragraph : record.article) {
        const Outcome outcome = outcomes.value(paragraph.index, Outcome::Boundary);
        if (outcome == Outcome::Boundary)
            continue;
        newIndex.insert(paragraph.index, static_cast<int>(kept.article.size() + 1));
        paragraph.index = newIndex.value(paragraph.index);
        paragraph.label = outcome == Outcome::Supporting ? kgds::ParagraphLabel::Supporting
                                                         : kgds::ParagraphLabel::Nonsupporting;
        kept.article.append(paragraph);
    }
    kept.supportingFacts =
        keptGroups(record.supportingFacts, Outcome::Supporting, outcomes, newIndex, factsLeftOut);
    kept.nonsupportingFacts = keptGroups(
        record.nonsupportingFacts, Outcome::Nonsupporting, outcomes, newIndex, factsLeftOut);
    return kept;
}

/// The outcomes of a closed round; none while one of them is undecided.
Expected<std::optional<Outcomes>> outcomesOf(Database& database, RoundId round)
{
    const auto comparison = ComparisonRepository(database).compare(round);
    if (!comparison)
        return failure(comparison.error());
    Outcomes outcomes;
    for (const ComparedItem& item : comparison->items) {
        const auto outcome = outcomeOf(item, comparison->rule);
        if (!outcome)
            return std::optional<Outcomes>();
        outcomes.insert(item.number, *outcome);
    }
    return std::optional(outcomes);
}

Expected<BenchmarkSample> benchmarkSample(Database& database, const SampleRow& row)
{
    BenchmarkSample sample{row.id, row.position, row.title, {}, {}, 0};
    if (!row.round && !row.labelled) {
        sample.leftOut = LeftOut::Unassigned;
        return sample;
    }
    if (row.round && !row.round->isClosed()) {
        sample.leftOut = LeftOut::Open;
        return sample;
    }
    const auto record = SampleRepository(database).record(row.id);
    if (!record)
        return failure(record.error());
    if (!row.round) {
        sample.record = *record;
        return sample;
    }
    const auto outcomes = outcomesOf(database, row.round->id);
    if (!outcomes)
        return failure(outcomes.error());
    if (!*outcomes) {
        sample.leftOut = LeftOut::Undecided;
        return sample;
    }
    sample.record = relabelled(*record, **outcomes, sample.factsLeftOut);
    if (sample.record->article.isEmpty()) {
        sample.record.reset();
        sample.leftOut = LeftOut::NothingKept;
    }
    return sample;
}

} // namespace

Expected<void> forEachBenchmarkSample(Database& database,
    const std::function<Expected<void>(const BenchmarkSample&)>& sink, const Progress& progress)
{
    SampleRepository samples(database);
    const auto count = samples.count();
    if (!count)
        return failure(count.error());
    for (int first = 1; first <= *count; first += kPage) {
        if (progress && !progress(first - 1, *count))
            return failure(
                ErrorCode::Cancelled, QCoreApplication::translate("Benchmark", "Cancelled."));
        const auto rows = samples.rows(first, kPage);
        if (!rows)
            return failure(rows.error());
        for (const SampleRow& row : *rows) {
            const auto sample = benchmarkSample(database, row);
            if (!sample)
                return failure(sample.error());
            if (auto taken = sink(*sample); !taken)
                return taken;
        }
    }
    return {};
}

Expected<kgds::BenchmarkStatistics> benchmarkStatistics(
    Database& database, const Progress& progress)
{
    kgds::BenchmarkStatistics statistics;
    const auto walked = forEachBenchmarkSample(
        database,
        [&](const BenchmarkSample& sample) -> Expected<void> {
            if (sample.record)
                statistics.add(*sample.record);
            return {};
        },
        progress);
    if (!walked)
        return failure(walked.error());
    return statistics;
}

} // namespace tandem
