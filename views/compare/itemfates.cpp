#include "views/compare/itemfates.h"

#include "models/facts/fact.h"
#include "models/people/personin.h"
#include "storage/database/database.h"
#include "storage/project/asof.h"
#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/factevents.h"
#include "storage/repositories/factrepository.h"
#include "storage/repositories/journal.h"
#include "storage/repositories/samplerecords.h"
#include "storage/repositories/samplerepository.h"
#include "views/compare/comparewords.h"
#include "views/compare/fatereader.h"
#include "views/compare/figuretext.h"

#include <QHash>
#include <QStringList>

#include <algorithm>

namespace tandem {

namespace {

/// Reads what became of the facts of samples: of each, which paragraph it is of, who removed,
/// masked or judged it, and when.
class FactFates final
{
    Q_DISABLE_COPY_MOVE(FactFates)

public:
    /// `fates` outlives this.
    explicit FactFates(FateReader& fates)
        : m_fates(fates)
    {
    }

    /// Facts, by what became of `paragraphs`; none while it is open which paragraphs support.
    Expected<QList<FunnelItem>> facts(const SampleRow& sample, const QList<FunnelItem>& paragraphs);

private:
    /// What may be told of the question which facts are key ones.
    struct KeyFactsSaid
    {
        FateReader::Standing standing;
        QHash<FactId, ComparedItem> judged;
        ConsistencyRule rule = ConsistencyRule::Strict;
        /// How facts were judged where they came from: not where their paragraphs were labelled
        /// anew and nobody has judged them since.
        bool tellsImported = false;
    };
    Expected<KeyFactsSaid> keyFactsSaid(const SampleRow& sample, const FateReader::Standing& sides);
    Expected<FunnelItem> factFate(
        const FactRow& fact, FunnelStage paragraph, const KeyFactsSaid& keys);
    Expected<QString> whoAndWhen(
        const FactRow& fact, const QStringList& kinds, const QString& sentence);
    Expected<QList<FunnelItem>> importedFacts(
        const SampleRow& sample, const QList<FunnelItem>& paragraphs, bool tellsTypes);

    FateReader& m_fates;
};

/// The stage of a fact by its type in KGDS.json.
FunnelStage stageOfType(kgds::FactType type)
{
    switch (type) {
    case kgds::FactType::KeyBackSupporting:
        return FunnelStage::KeyFacts;
    case kgds::FactType::NonKeyBackSupporting:
        return FunnelStage::OtherFacts;
    case kgds::FactType::IntraRepetitive:
        return FunnelStage::RepeatedFacts;
    case kgds::FactType::BackNonsupporting:
        return FunnelStage::NonsupportingFacts;
    default:
        return FunnelStage::MaskedFacts;
    }
}

/// The sentence with who did the last thing of these kinds to a fact, and when.
Expected<QString> FactFates::whoAndWhen(
    const FactRow& fact, const QStringList& kinds, const QString& sentence)
{
    if (!m_fates.tellsReasons())
        return QString();
    TANDEM_TRY(events, factEvents(m_fates.then(), fact.id));
    for (auto event = events->crbegin(); event != events->crend(); ++event) {
        if (kinds.contains(event->kind))
            return CompareWords::tr("%1 by %2, %3", "what was done, who, when")
                .arg(sentence,
                    event->by.isValid() ? m_fates.nameOf(event->by, {})
                                        : CompareWords::tr("a model"),
                    momentText(event->at));
    }
    return sentence;
}

Expected<FunnelItem> FactFates::factFate(
    const FactRow& fact, FunnelStage paragraph, const KeyFactsSaid& keys)
{
    FunnelItem item{FunnelStage::OpenFacts, fact.id, fact.number, fact.paragraphNumber, fact.text};
    const auto at = [&item](FunnelStage stage, const Expected<QString>& reason) {
        return reason.map([&](const QString& why) {
            item.stage = stage;
            item.reason = why;
            return item;
        });
    };
    if (fact.number == 0)
        return at(FunnelStage::RemovedFacts,
            whoAndWhen(fact, {QStringLiteral("removed"), QStringLiteral("merged")},
                CompareWords::tr("removed")));
    if (paragraph == FunnelStage::Boundary)
        return at(FunnelStage::OrphanFacts, CompareWords::tr("paragraph %1 was removed")
                                                .arg(results::countText(fact.paragraphNumber)));
    if (fact.repeats)
        return at(FunnelStage::RepeatedFacts,
            whoAndWhen(fact, {QStringLiteral("repeats")}, CompareWords::tr("marked as repeated")));
    if (paragraph == FunnelStage::Nonsupporting && fact.mask && fact.mask->masked) {
        const QString why = fact.mask->explanation.isEmpty()
                                ? CompareWords::tr("conflicts")
                                : CompareWords::tr("conflicts: %1;").arg(fact.mask->explanation);
        return at(FunnelStage::MaskedFacts, whoAndWhen(fact, {QStringLiteral("masked")}, why));
    }
    if (paragraph == FunnelStage::Nonsupporting)
        return at(
            FunnelStage::NonsupportingFacts, CompareWords::tr("of a nonsupporting paragraph"));
    if (keys.standing.isOpen)
        return at(FunnelStage::OpenFacts, CompareWords::tr("being judged blind"));
    if (const auto found = keys.judged.constFind(fact.id); found != keys.judged.cend()) {
        const auto outcome = outcomeOf(*found, keys.rule, Step::KeyFacts);
        return at(!outcome                   ? FunnelStage::UndecidedFacts
                  : *outcome == Outcome::Key ? FunnelStage::KeyFacts
                                             : FunnelStage::OtherFacts,
            m_fates.reasonOf(*found, outcome, keys.standing));
    }
    if (keys.tellsImported && !keys.standing.wasAsked && fact.importedType && !fact.edited)
        return at(stageOfType(*fact.importedType), CompareWords::tr("from the imported benchmark"));
    return at(FunnelStage::OpenFacts, CompareWords::tr("not yet asked whether it is key"));
}

/// The facts that came with a benchmark and were not taken over.
Expected<QList<FunnelItem>> FactFates::importedFacts(
    const SampleRow& sample, const QList<FunnelItem>& paragraphs, bool tellsTypes)
{
    TANDEM_TRY(record, SampleRecords(m_fates.then()).record(sample.id));
    QList<FunnelItem> items;
    for (const FunnelItem& paragraph : paragraphs) {
        for (const auto* groups : {&record->supportingFacts, &record->nonsupportingFacts}) {
            for (const kgds::FactGroup& group : *groups) {
                if (group.paragraphIndex != paragraph.number)
                    continue;
                for (const kgds::FactRecord& fact : group.facts)
                    items.append(
                        {paragraph.stage == FunnelStage::Boundary
                                ? FunnelStage::OrphanFacts
                                : (tellsTypes ? stageOfType(fact.type) : FunnelStage::OpenFacts),
                            {}, int(items.size()) + 1, paragraph.number, fact.text, {},
                            CompareWords::tr("from the imported benchmark")});
            }
        }
    }
    return items;
}

Expected<FactFates::KeyFactsSaid> FactFates::keyFactsSaid(
    const SampleRow& sample, const FateReader::Standing& sides)
{
    KeyFactsSaid said;
    TANDEM_TRY(standing, m_fates.standing(sample.id, Step::KeyFacts));
    said.standing = *standing;
    said.tellsImported =
        sample.labelled && !standing->isOpen && (standing->wasAsked || !sides.wasAsked);
    if (standing->isOpen || !standing->round)
        return said;
    TANDEM_TRY(comparison, ComparisonRepository(m_fates.then()).compare(standing->round->id));
    said.rule = comparison->rule;
    for (const ComparedItem& item : comparison->items)
        said.judged.insert(FactId{item.item.value}, item);
    return said;
}

Expected<QList<FunnelItem>> FactFates::facts(
    const SampleRow& sample, const QList<FunnelItem>& paragraphs)
{
    TANDEM_TRY(sides, m_fates.standing(sample.id, Step::Paragraphs));
    const bool areKnown = !sides->isOpen && (sides->round || sample.labelled) &&
                          std::none_of(paragraphs.cbegin(), paragraphs.cend(),
                              [](const auto& one) { return one.stage == FunnelStage::Undecided; });
    if (!areKnown)
        return QList<FunnelItem>{};
    FactRepository repository(m_fates.then());
    TANDEM_TRY(keys, keyFactsSaid(sample, *sides));
    TANDEM_TRY_VAR(facts, repository.facts(sample.id));
    TANDEM_TRY(removed, repository.removedFacts(sample.id));
    *facts += *removed;
    if (facts->isEmpty() && sample.labelled)
        return importedFacts(sample, paragraphs, keys->tellsImported);
    QHash<int, FunnelStage> stages;
    for (const FunnelItem& paragraph : paragraphs)
        stages.insert(paragraph.number, paragraph.stage);
    QList<FunnelItem> items;
    for (const FactRow& fact : std::as_const(*facts)) {
        const FunnelStage paragraph = stages.value(fact.paragraphNumber, FunnelStage::Boundary);
        TANDEM_TRY(item, factFate(fact, paragraph, *keys));
        items.append(*item);
    }
    return items;
}

constexpr int kMostEvents = 200;
constexpr int kFatesPage = 128;

FunnelItem headingOf(const QString& text)
{
    return {.text = text, .kind = FunnelItem::Kind::Heading};
}

FunnelItem lineOf(const QString& text, const QString& below, int number = 0)
{
    return {.number = number, .text = text, .reason = below, .kind = FunnelItem::Kind::Line};
}

/// A project as a query asks for it: `then` is another connection where that is earlier.
class AskedProject final
{
    Q_DISABLE_COPY_MOVE(AskedProject)

public:
    explicit AskedProject(Database& now)
        : m_now(now)
    {
    }

    Expected<void> open(const FateQuery& query)
    {
        if (!query.until)
            return {};
        TANDEM_TRY_VAR(past, openAsOf(m_now, *query.until));
        m_past = std::move(*past);
        return {};
    }
    Database& now() { return m_now; }
    Database& then() { return m_past ? *m_past : m_now; }

private:
    Database& m_now;
    std::unique_ptr<Database> m_past;
};

/// Appends what became of a sample's items.
Expected<void> readFates(FateReader& reader, const SampleRow& sample, QList<FunnelItem>& items)
{
    TANDEM_TRY(paragraphs, reader.paragraphs(sample));
    TANDEM_TRY(facts, FactFates(reader).facts(sample, *paragraphs));
    TANDEM_TRY(opinions, reader.opinions(sample));
    items += *paragraphs + *facts + *opinions;
    return {};
}

QString stepText(Step step)
{
    switch (step) {
    case Step::Paragraphs:
        return CompareWords::tr("paragraphs");
    case Step::KeyFacts:
        return CompareWords::tr("key facts");
    case Step::Opinions:
        break;
    }
    return CompareWords::tr("opinions");
}

/// What the journal says of a round, in a sentence; empty for what is of no interest here.
QString sentenceOf(const JournalEntry& entry)
{
    const QString& event = entry.event;
    if (event == QLatin1String("assigned"))
        return CompareWords::tr("%1 assigned the %2");
    if (event == QLatin1String("handed in"))
        return CompareWords::tr("%1 submitted the %2");
    if (event == QLatin1String("hand-in taken back"))
        return CompareWords::tr("%1 withdrew the submission of the %2");
    if (event == QLatin1String("settled"))
        return CompareWords::tr("%1 settled the %2");
    if (event == QLatin1String("reopened"))
        return CompareWords::tr("%1 reopened the %2");
    if (event == QLatin1String("revealed"))
        return CompareWords::tr("%1 started the second pass over the %2");
    return {};
}

/// Assignments, submissions, settlements of the rounds that count, oldest first.
Expected<QList<FunnelItem>> happened(Database& database, FateReader& reader, SampleId sample)
{
    QList<std::pair<QDateTime, FunnelItem>> lines;
    for (const Step step : {Step::Paragraphs, Step::KeyFacts, Step::Opinions}) {
        TANDEM_TRY(standing, reader.standing(sample, step));
        if (!standing->round)
            continue;
        TANDEM_TRY(events, Journal(database).newest(kMostEvents, standing->round->uuid));
        for (const JournalEntry& entry : *events) {
            const QString sentence = sentenceOf(entry);
            if (sentence.isEmpty())
                continue;
            const QString reason = entry.detail.value(QLatin1String("reason")).toString();
            const QString when = momentText(entry.at);
            // That somebody has submitted is seen everywhere; only answers tell sides apart.
            lines.append({entry.at,
                lineOf(sentence.arg(reader.nameOf(entry.by, {}), stepText(step)),
                    reason.isEmpty() ? when : CompareWords::tr("%1: %2").arg(when, reason))});
        }
    }
    std::stable_sort(lines.begin(), lines.end(),
        [](const auto& left, const auto& right) { return left.first < right.first; });
    QList<FunnelItem> items;
    for (const auto& line : std::as_const(lines))
        items.append(line.second);
    return items;
}

/// What a labelled sample came with, of each step that was done anew and is closed.
Expected<QList<FunnelItem>> cameWith(
    Database& database, FateReader& reader, const SampleRow& sample)
{
    QList<FunnelItem> lines;
    if (!sample.labelled)
        return lines;
    TANDEM_TRY(record, SampleRecords(database).record(sample.id));
    const auto isDoneAnew = [&](Step step) -> Expected<bool> {
        TANDEM_TRY(standing, reader.standing(sample.id, step));
        return standing->round && !standing->isOpen;
    };
    TANDEM_TRY(paragraphs, isDoneAnew(Step::Paragraphs));
    TANDEM_TRY(keys, isDoneAnew(Step::KeyFacts));
    TANDEM_TRY(opinions, isDoneAnew(Step::Opinions));
    for (const kgds::ParagraphRecord& paragraph : record->article) {
        if (*paragraphs)
            lines.append(lineOf(paragraph.text,
                paragraph.label == kgds::ParagraphLabel::Supporting
                    ? CompareWords::tr("imported as supporting")
                    : CompareWords::tr("imported as nonsupporting"),
                paragraph.index));
    }
    for (const kgds::FactGroup& group : record->supportingFacts) {
        for (const kgds::FactRecord& fact : group.facts) {
            if (*keys)
                lines.append(lineOf(
                    fact.text, fact.type == kgds::FactType::KeyBackSupporting
                                   ? CompareWords::tr("imported as a key fact of paragraph %1")
                                         .arg(results::countText(group.paragraphIndex))
                                   : CompareWords::tr("imported as another fact of paragraph %1")
                                         .arg(results::countText(group.paragraphIndex))));
        }
    }
    for (const QString& opinion : record->opinions) {
        if (*opinions)
            lines.append(lineOf(QString(opinion).remove(QStringLiteral("**")),
                CompareWords::tr("imported as an opinion")));
    }
    return lines;
}

/// Appends lines under their heading, where there are any.
void addUnder(const QString& heading, const QList<FunnelItem>& lines, QList<FunnelItem>& items)
{
    if (lines.isEmpty())
        return;
    items.append(headingOf(heading));
    items += lines;
}

} // namespace

Expected<QList<FunnelItem>> itemFates(Database& database, SampleId sample, const FateQuery& query)
{
    AskedProject project(database);
    TANDEM_DO(project.open(query));
    QList<FunnelItem> items;
    TANDEM_TRY(rows, SampleRepository(project.then()).rows(QList{sample}));
    FateReader reader(project.then(), project.now(), query.people, true);
    for (const SampleRow& row : *rows) {
        TANDEM_DO(readFates(reader, row, items));
    }
    return items;
}

Expected<QList<FunnelItem>> wholeSample(Database& database, SampleId sample, const FateQuery& query)
{
    FateReader reader(database, database, query.people, true);
    TANDEM_TRY(row, SampleRepository(database).row(sample));
    TANDEM_TRY(paragraphs, reader.paragraphs(*row));
    TANDEM_TRY(facts, FactFates(reader).facts(*row, *paragraphs));
    TANDEM_TRY(opinions, reader.opinions(*row));
    TANDEM_TRY(discussion, SampleRepository(database).discussion(sample));
    TANDEM_TRY(before, cameWith(database, reader, *row));
    TANDEM_TRY(events, happened(database, reader, sample));
    TANDEM_TRY(opinionRound, reader.standing(sample, Step::Opinions));
    QList<FunnelItem> article;
    for (const FunnelItem& paragraph : *paragraphs) {
        article.append(paragraph);
        std::copy_if(facts->cbegin(), facts->cend(), std::back_inserter(article),
            [&](const FunnelItem& fact) { return fact.place == paragraph.number; });
    }
    QList<FunnelItem> said;
    for (const kgds::UtteranceRecord& utterance : *discussion)
        said.append(lineOf(CompareWords::tr("%1: %2", "participant, what they say")
                               .arg(utterance.participant, utterance.text),
            {}, int(said.size()) + 1));
    QList<FunnelItem> items;
    addUnder(CompareWords::tr("Article"), article, items);
    addUnder(CompareWords::tr("Discussion"), said, items);
    addUnder(CompareWords::tr("Opinions"),
        opinionRound->isOpen
            ? QList{lineOf(CompareWords::tr("Opinions are still being written blind."), {})}
            : *opinions,
        items);
    addUnder(CompareWords::tr("As imported"), *before, items);
    addUnder(CompareWords::tr("History"), *events, items);
    return items;
}

Expected<FunnelCounts> countFates(
    Database& database, const FateQuery& query, const CancelFlag& cancel)
{
    AskedProject project(database);
    TANDEM_DO(project.open(query));
    SampleRepository samples(project.then());
    FateReader reader(project.then(), project.now(), query.people, false);
    TANDEM_TRY(count, samples.count());
    FunnelCounts counts;
    for (int first = 1; first <= *count; first += kFatesPage) {
        TANDEM_TRY(rows, samples.rows(first, kFatesPage));
        for (const SampleRow& row : *rows) {
            if (cancel->load())
                return failure(ErrorCode::Cancelled, {});
            QList<FunnelItem> items;
            TANDEM_DO(readFates(reader, row, items));
            addTo(counts, items);
        }
    }
    return counts;
}

} // namespace tandem
