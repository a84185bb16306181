#include "storage/project/benchmark.h"

#include "storage/database/database.h"
#include "storage/project/benchmarkfacts.h"
#include "storage/project/benchmarkopinions.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/samplerecords.h"
#include "storage/repositories/samplerepository.h"

#include <QHash>

#include <algorithm>

namespace tandem {

namespace {

constexpr int kBenchmarkPage = 128;

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
    TANDEM_TRY(comparison, ComparisonRepository(database).compare(round));
    Outcomes outcomes;
    for (const ComparedItem& item : comparison->items) {
        const auto outcome = outcomeOf(item, comparison->rule);
        if (!outcome)
            return std::optional<Outcomes>();
        outcomes.insert(item.number, *outcome);
    }
    return std::optional(outcomes);
}

/// Whether the sample is in the benchmark by what was asked about it, before any decisions.
std::optional<LeftOut> reasonToWait(const SampleRow& row)
{
    if (!row.round && !row.labelled)
        return LeftOut::Unassigned;
    if (row.round && !row.round->isClosed())
        return LeftOut::Open;
    return std::nullopt;
}

/// The sample as it was imported, with the facts that are worked on.
Expected<kgds::SampleRecord> recordWithFacts(
    Database& database, const SampleRow& row, BenchmarkSample& sample)
{
    auto record = SampleRecords(database).record(row.id);
    if (!record)
        return record;
    TANDEM_TRY(facts, placeFacts(database, row.id, *record));
    sample.factsUnjudged = facts->unjudged;
    sample.factsLeftOut = facts->homeless;
    return record;
}

Expected<BenchmarkSample> benchmarkSample(Database& database, const SampleRow& row)
{
    BenchmarkSample sample;
    sample.sample = row.id;
    sample.position = row.position;
    sample.title = row.title;
    sample.leftOut = reasonToWait(row);
    if (sample.leftOut)
        return sample;
    std::optional<Outcomes> outcomes;
    if (row.round) {
        TANDEM_TRY(decided, outcomesOf(database, row.round->id));
        outcomes = *decided;
        if (!outcomes) {
            sample.leftOut = LeftOut::Undecided;
            return sample;
        }
    }
    TANDEM_TRY(record, recordWithFacts(database, row, sample));
    sample.record = outcomes ? relabelled(*record, *outcomes, sample.factsLeftOut) : *record;
    if (outcomes && sample.record->article.isEmpty()) {
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
    TANDEM_TRY(count, samples.count());
    for (int first = 1; first <= *count; first += kBenchmarkPage) {
        if (progress && !progress(first - 1, *count))
            return failure(ErrorCode::Cancelled, ProjectWords::tr("Cancelled."));
        TANDEM_TRY(rows, samples.rows(first, kBenchmarkPage));
        for (const SampleRow& row : *rows) {
            TANDEM_TRY_VAR(sample, benchmarkSample(database, row));
            TANDEM_DO(placeOpinions(database, *sample));
            TANDEM_DO(sink(*sample));
        }
    }
    return {};
}

Expected<BenchmarkSample> benchmarkSampleOf(Database& database, SampleId id)
{
    TANDEM_TRY(row, SampleRepository(database).row(id));
    TANDEM_TRY_VAR(sample, benchmarkSample(database, *row));
    TANDEM_DO(placeOpinions(database, *sample));
    return sample;
}

Expected<BenchmarkFigures> benchmarkFigures(Database& database, const Progress& progress)
{
    BenchmarkFigures figures;
    const auto add = [&figures](const BenchmarkSample& sample) -> Expected<void> {
        if (sample.record) {
            SampleFigures own{
                sample.sample, sample.position, sample.title, {}, sample.opinionsUnsettled};
            own.statistics.add(*sample.record);
            const auto& groups = sample.record->supportingFacts;
            own.supportingWithoutFacts =
                own.statistics.supporting -
                std::count_if(groups.cbegin(), groups.cend(),
                    [](const kgds::FactGroup& group) { return !group.facts.isEmpty(); });
            figures.statistics.merge(own.statistics);
            figures.samples.append(own);
        } else {
            figures.leftOut.append({sample.sample, sample.position, sample.title,
                sample.leftOut.value_or(LeftOut::NothingKept)});
        }
        figures.factsLeftOut += sample.factsLeftOut;
        figures.factsUnjudged += sample.factsUnjudged;
        return {};
    };
    return forEachBenchmarkSample(database, add, progress)
        .and_then([&] { return ComparisonRepository(database).funnel(); })
        .map([&](const Funnel& funnel) {
            figures.funnel = funnel;
            return figures;
        });
}

} // namespace tandem
