#include "views/compare/factfates.h"

#include "storage/repositories/comparisonrepository.h"
#include "storage/repositories/factevents.h"
#include "storage/repositories/factrepository.h"
#include "storage/repositories/samplerecords.h"
#include "views/compare/comparewords.h"
#include "views/compare/figuretext.h"

#include <algorithm>

namespace tandem {

namespace {

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

} // namespace

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

} // namespace tandem
