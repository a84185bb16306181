#include "storage/project/benchmark.h"

#include "models/rounds/consistency.h"
#include "storage/database/database.h"
#include "storage/database/rows.h"
#include "storage/project/projectwords.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/factrepository.h"
#include "storage/repositories/factsides.h"
#include "storage/repositories/opinionchecks.h"
#include "storage/repositories/roundrepository.h"
#include "storage/repositories/samplerecords.h"
#include "storage/repositories/samplerepository.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace tandem {

namespace {

/// Worked facts that did not get into a sample's record.
struct FactsLeftOut
{
    int unjudged = 0; ///< of supporting paragraphs, whose round about key facts is not finished
    int homeless = 0; ///< of paragraphs that were removed
};

using kgds::FactType;

/// What was decided about the key facts of a sample.
struct FactJudgement
{
    bool asked = false;  ///< a round about them is active
    bool closed = false; ///< and both have submitted
    QHash<FactId, FactType> types;
};

/// Numbers of the paragraphs whose facts are worked on, those included whose facts were all
/// removed.
Expected<QList<int>> workedParagraphs(Database& database, SampleId sample)
{
    return valuesOf<int>(database,
        QStringLiteral("SELECT DISTINCT p.number FROM atomic_fact f"
                       " JOIN paragraph p ON p.id = f.paragraph_id WHERE f.sample_id = ?"),
        {sample});
}

Expected<FactJudgement> judgementOf(Database& database, SampleId sample)
{
    FactJudgement judgement;
    TANDEM_TRY(round, RoundRepository(database).active(sample, Step::KeyFacts));
    judgement.asked = round->has_value();
    judgement.closed = judgement.asked && (*round)->isClosed();
    if (!judgement.closed)
        return judgement;
    TANDEM_TRY(comparison, ComparisonRepository(database).compare((*round)->id));
    for (const ComparedItem& item : comparison->items) {
        const auto outcome = outcomeOf(item, comparison->rule, Step::KeyFacts);
        if (!outcome)
            continue;
        judgement.types.insert(FactId{item.item.value}, *outcome == Outcome::Key
                                                            ? FactType::KeyBackSupporting
                                                            : FactType::NonKeyBackSupporting);
    }
    return judgement;
}

/// The type that the fact came with, while nobody has changed its text.
std::optional<FactType> importedType(const FactRow& fact, const FactJudgement& judgement)
{
    if (judgement.asked || fact.edited)
        return std::nullopt;
    return fact.importedType;
}

std::optional<FactType> supportingType(const FactRow& fact, const FactJudgement& judgement)
{
    const auto imported = importedType(fact, judgement);
    if (fact.repeats)
        return judgement.closed || imported ? std::optional(FactType::IntraRepetitive)
                                            : std::nullopt;
    const auto judged = judgement.types.constFind(fact.id);
    if (judged != judgement.types.constEnd())
        return *judged;
    // A fact that came as repeated and no longer counts as such is one that nobody has judged.
    return imported == FactType::IntraRepetitive ? std::nullopt : imported;
}

FactType nonsupportingType(const FactRow& fact)
{
    if (fact.repeats)
        return FactType::IntraRepetitive;
    if (fact.mask)
        return fact.mask->masked ? static_cast<FactType>(fact.mask->code)
                                 : FactType::BackNonsupporting;
    const FactType came = fact.importedType.value_or(FactType::BackNonsupporting);
    // A mark or a mask that is gone was taken off here; only a type of the other side is the file's
    // own oddity.
    const bool odd = came == FactType::KeyBackSupporting || came == FactType::NonKeyBackSupporting;
    return odd && !fact.edited ? came : FactType::BackNonsupporting;
}

/// The imported facts of a paragraph, and where they stood; `index` is -1 where it had none.
struct TakenGroup
{
    kgds::FactGroup group;
    qsizetype index = -1;
};

/// Takes the groups of a paragraph out of `groups`, their unknown keys and facts as one.
TakenGroup takeGroup(QList<kgds::FactGroup>& groups, int paragraph)
{
    TakenGroup taken{{paragraph, {}, {}}, -1};
    for (qsizetype i = 0; i < groups.size(); ++i) {
        if (groups.at(i).paragraphIndex != paragraph)
            continue;
        taken.group.facts += groups.at(i).facts;
        if (taken.group.extra.isEmpty())
            taken.group.extra = groups.at(i).extra;
        if (taken.index < 0)
            taken.index = i;
    }
    groups.removeIf(
        [paragraph](const kgds::FactGroup& group) { return group.paragraphIndex == paragraph; });
    return taken;
}

/// Unknown keys of an imported fact with this text; each is given once.
QByteArray takeExtra(QList<kgds::FactRecord>& imported, const QString& text)
{
    const auto found = std::find_if(imported.begin(), imported.end(),
        [&](const kgds::FactRecord& fact) { return fact.text == text; });
    if (found == imported.end())
        return {};
    const QByteArray extra = found->extra;
    imported.erase(found);
    return extra;
}

/// Puts `group` at `index`, where the file had the paragraph's, or else in the order of paragraphs.
void insertGroup(QList<kgds::FactGroup>& groups, const kgds::FactGroup& group, qsizetype index)
{
    if (index >= 0) {
        groups.insert(index, group);
        return;
    }
    const auto next = std::find_if(groups.begin(), groups.end(),
        [&](const kgds::FactGroup& each) { return each.paragraphIndex > group.paragraphIndex; });
    groups.insert(next, group);
}

/// Replaces the facts of one paragraph.
int placeParagraph(kgds::SampleRecord& record, int paragraph, bool supporting,
    const QList<FactRow>& facts, const FactJudgement& judgement)
{
    auto& side = supporting ? record.supportingFacts : record.nonsupportingFacts;
    auto& opposite = supporting ? record.nonsupportingFacts : record.supportingFacts;
    takeGroup(opposite, paragraph);
    TakenGroup imported = takeGroup(side, paragraph);
    kgds::FactGroup group{paragraph, {}, imported.group.extra};
    int leftOut = 0;
    for (const FactRow& fact : facts) {
        if (fact.paragraphNumber != paragraph)
            continue;
        const auto type =
            supporting ? supportingType(fact, judgement) : std::optional(nonsupportingType(fact));
        if (type)
            group.facts.append({fact.text, *type, takeExtra(imported.group.facts, fact.text)});
        else
            ++leftOut;
    }
    if (!group.facts.isEmpty() || (imported.index >= 0 && leftOut == 0))
        insertGroup(side, group, imported.index);
    return leftOut;
}

/// Puts the facts that are worked on into a record that stands as it was imported, in the place of
/// the imported facts of their paragraphs. Types: 1 and 2 by the closed and decided round about key
/// facts, or else the imported type while nobody has judged the fact anew or changed its text; 3
/// for a repeated fact; 0 or the mask's code for facts of nonsupporting paragraphs. Keys that the
/// format does not know stay where a fact's text did. Without worked facts nothing changes. Refused
/// as FactSides::of() says.
Expected<FactsLeftOut> placeFacts(Database& database, SampleId sample, kgds::SampleRecord& record)
{
    TANDEM_TRY(worked, workedParagraphs(database, sample));
    FactsLeftOut leftOut;
    if (worked->isEmpty())
        return leftOut;
    FactRepository repository(database);
    TANDEM_TRY(sides, FactSides(database).of(sample));
    TANDEM_TRY(facts, repository.facts(sample));
    TANDEM_TRY(judgement, judgementOf(database, sample));
    QHash<int, bool> sideOf;
    for (const ParagraphRow& row : sides->supporting)
        sideOf.insert(row.number, true);
    for (const ParagraphRow& row : sides->nonsupporting)
        sideOf.insert(row.number, false);
    for (const int paragraph : *worked) {
        const auto side = sideOf.constFind(paragraph);
        if (side != sideOf.constEnd()) {
            leftOut.unjudged += placeParagraph(record, paragraph, *side, *facts, *judgement);
            continue;
        }
        const auto isGone = [paragraph](const kgds::FactGroup& group) {
            return group.paragraphIndex == paragraph;
        };
        record.supportingFacts.removeIf(isGone);
        record.nonsupportingFacts.removeIf(isGone);
        leftOut.homeless += static_cast<int>(std::count_if(facts->cbegin(), facts->cend(),
            [paragraph](const FactRow& fact) { return fact.paragraphNumber == paragraph; }));
    }
    return leftOut;
}

/// Puts what the sample's round about opinions left into its record as CAO, in the order of the
/// utterances. While that round is not settled the record keeps none, and the sample says so.
/// Without such a round, or without a record, nothing changes: imported opinions stay as they came.
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
