#include "views/compare/funnelstages.h"

#include "views/compare/comparewords.h"
#include "views/compare/figuretext.h"

#include <array>

namespace tandem {

namespace {

/// What a stage is in its funnel.
enum class StagePart { All, Dropped, Kept, PartOfKept };

struct StageEntry
{
    FunnelStage stage;
    StagePart part;
    BadgeKind badge;
    ColorName color;
    const char* name;   ///< to be translated
    const char* reason; ///< to be translated
};

constexpr std::array kFunnel{
    StageEntry{FunnelStage::All, StagePart::All, BadgeKind::Neutral, &ThemeColors::faint,
        QT_TRANSLATE_NOOP("CompareWords", "All paragraphs"),
        QT_TRANSLATE_NOOP("CompareWords", "as imported")},
    StageEntry{FunnelStage::Unassigned, StagePart::Dropped, BadgeKind::Neutral,
        &ThemeColors::boundary, QT_TRANSLATE_NOOP("CompareWords", "Unassigned"),
        QT_TRANSLATE_NOOP("CompareWords", "the sample is unassigned")},
    StageEntry{FunnelStage::Open, StagePart::Dropped, BadgeKind::Open, &ThemeColors::boundary,
        QT_TRANSLATE_NOOP("CompareWords", "Still open"),
        QT_TRANSLATE_NOOP("CompareWords", "not yet submitted by both")},
    StageEntry{FunnelStage::Undecided, StagePart::Dropped, BadgeKind::Unsure,
        &ThemeColors::boundary, QT_TRANSLATE_NOOP("CompareWords", "Undecided"),
        QT_TRANSLATE_NOOP("CompareWords", "the two differ, no decision yet")},
    StageEntry{FunnelStage::Boundary, StagePart::Dropped, BadgeKind::Boundary,
        &ThemeColors::boundary, QT_TRANSLATE_NOOP("CompareWords", "Boundary"),
        QT_TRANSLATE_NOOP("CompareWords", "the two differ: removed by the strict rule")},
    StageEntry{FunnelStage::Kept, StagePart::Kept, BadgeKind::Neutral, &ThemeColors::accent,
        QT_TRANSLATE_NOOP("CompareWords", "Kept"),
        QT_TRANSLATE_NOOP("CompareWords", "in the benchmark")},
    StageEntry{FunnelStage::Supporting, StagePart::PartOfKept, BadgeKind::Supporting,
        &ThemeColors::yes, QT_TRANSLATE_NOOP("CompareWords", "Supporting"),
        QT_TRANSLATE_NOOP("CompareWords", "yes")},
    StageEntry{FunnelStage::Nonsupporting, StagePart::PartOfKept, BadgeKind::Nonsupporting,
        &ThemeColors::no, QT_TRANSLATE_NOOP("CompareWords", "Nonsupporting"),
        QT_TRANSLATE_NOOP("CompareWords", "no")},
    StageEntry{FunnelStage::AllFacts, StagePart::All, BadgeKind::Neutral, &ThemeColors::faint,
        QT_TRANSLATE_NOOP("CompareWords", "All facts"),
        QT_TRANSLATE_NOOP("CompareWords", "of paragraphs that are no longer open")},
    StageEntry{FunnelStage::OpenFacts, StagePart::Dropped, BadgeKind::Open, &ThemeColors::boundary,
        QT_TRANSLATE_NOOP("CompareWords", "Not judged yet"),
        QT_TRANSLATE_NOOP("CompareWords", "not yet decided whether they are key")},
    StageEntry{FunnelStage::UndecidedFacts, StagePart::Dropped, BadgeKind::Unsure,
        &ThemeColors::boundary, QT_TRANSLATE_NOOP("CompareWords", "Undecided facts"),
        QT_TRANSLATE_NOOP("CompareWords", "the two differ, no decision yet")},
    StageEntry{FunnelStage::RemovedFacts, StagePart::Dropped, BadgeKind::No, &ThemeColors::boundary,
        QT_TRANSLATE_NOOP("CompareWords", "Removed by hand"),
        QT_TRANSLATE_NOOP("CompareWords", "removed or merged into another fact")},
    StageEntry{FunnelStage::OrphanFacts, StagePart::Dropped, BadgeKind::Boundary,
        &ThemeColors::boundary, QT_TRANSLATE_NOOP("CompareWords", "Without a paragraph"),
        QT_TRANSLATE_NOOP("CompareWords", "their paragraphs were removed")},
    StageEntry{FunnelStage::RepeatedFacts, StagePart::Dropped, BadgeKind::No,
        &ThemeColors::boundary, QT_TRANSLATE_NOOP("CompareWords", "Repeated"),
        QT_TRANSLATE_NOOP("CompareWords", "repeats another fact")},
    StageEntry{FunnelStage::MaskedFacts, StagePart::Dropped, BadgeKind::Warning,
        &ThemeColors::boundary, QT_TRANSLATE_NOOP("CompareWords", "Masked"),
        QT_TRANSLATE_NOOP("CompareWords", "follow from supporting paragraphs")},
    StageEntry{FunnelStage::KeptFacts, StagePart::Kept, BadgeKind::Neutral, &ThemeColors::accent,
        QT_TRANSLATE_NOOP("CompareWords", "Kept facts"),
        QT_TRANSLATE_NOOP("CompareWords", "in the benchmark")},
    StageEntry{FunnelStage::KeyFacts, StagePart::PartOfKept, BadgeKind::Yes, &ThemeColors::yes,
        QT_TRANSLATE_NOOP("CompareWords", "Key"),
        QT_TRANSLATE_NOOP("CompareWords", "both say yes, or by decision")},
    StageEntry{FunnelStage::OtherFacts, StagePart::PartOfKept, BadgeKind::No, &ThemeColors::faint,
        QT_TRANSLATE_NOOP("CompareWords", "Other supporting facts"),
        QT_TRANSLATE_NOOP("CompareWords", "not key")},
    StageEntry{FunnelStage::NonsupportingFacts, StagePart::PartOfKept, BadgeKind::Nonsupporting,
        &ThemeColors::no, QT_TRANSLATE_NOOP("CompareWords", "Facts of nonsupporting paragraphs"),
        QT_TRANSLATE_NOOP("CompareWords", "not asked")},
    StageEntry{FunnelStage::AllOpinions, StagePart::All, BadgeKind::Neutral, &ThemeColors::faint,
        QT_TRANSLATE_NOOP("CompareWords", "All opinions"),
        QT_TRANSLATE_NOOP("CompareWords", "as submitted by both, or as imported")},
    StageEntry{FunnelStage::OpenOpinions, StagePart::Dropped, BadgeKind::Open,
        &ThemeColors::boundary, QT_TRANSLATE_NOOP("CompareWords", "In peer review"),
        QT_TRANSLATE_NOOP("CompareWords", "not yet agreed on or settled")},
    StageEntry{FunnelStage::DroppedOpinions, StagePart::Dropped, BadgeKind::No,
        &ThemeColors::boundary, QT_TRANSLATE_NOOP("CompareWords", "Discarded"),
        QT_TRANSLATE_NOOP("CompareWords", "disputed and discarded, or by decision")},
    StageEntry{FunnelStage::KeptOpinions, StagePart::Kept, BadgeKind::Yes, &ThemeColors::accent,
        QT_TRANSLATE_NOOP("CompareWords", "Kept opinions"),
        QT_TRANSLATE_NOOP("CompareWords", "in the benchmark")},
};

const StageEntry& entryOf(FunnelStage stage)
{
    return kFunnel.at(std::size_t(stage));
}

QString reasonOfStage(const FunnelStageRow& row)
{
    if (row.stage == FunnelStage::Boundary && row.rule != ConsistencyRule::Strict)
        return CompareWords::tr("the two differ: boundary by decision");
    return CompareWords::tr(entryOf(row.stage).reason);
}

QString countOf(const FunnelStageRow& row)
{
    const QString count = results::countText(row.count);
    // The sign stays before the number in any text.
    return entryOf(row.stage).part == StagePart::Dropped && row.count > 0
               ? QStringLiteral("\u200e\u2212") + count
               : count;
}

Card cardOf(const FunnelStageRow& row)
{
    const double all = row.all > 0 ? row.all : 1.0;
    const StageEntry& entry = entryOf(row.stage);
    return {.title = funnelStageName(row.stage),
        .indent = entry.part == StagePart::PartOfKept ? 1 : 0,
        .aside = reasonOfStage(row),
        .trailing = countOf(row),
        .bar = RowBar{.share = row.count / all,
            .start = row.start / all,
            .color = entry.color,
            .hatched = entry.part == StagePart::Dropped}};
}

QString accessibleItem(const FunnelItem& item)
{
    if (item.kind != FunnelItem::Kind::Item)
        return item.reason.isEmpty()
                   ? item.text
                   : CompareWords::tr("%1. %2", "line, below it").arg(item.text, item.reason);
    const QString pattern =
        stepOf(item.stage) == Step::Paragraphs ? CompareWords::tr("Paragraph %1: %2. %3: %4")
        : stepOf(item.stage) == Step::KeyFacts ? CompareWords::tr("Fact %1: %2. %3: %4")
                                               : CompareWords::tr("Opinion %1: %2. %3: %4");
    return pattern.arg(
        results::countText(item.number), item.text, funnelStageName(item.stage), item.reason);
}

} // namespace

QList<FunnelStageRow> funnelStages(const FunnelCounts& counts, ConsistencyRule rule)
{
    QList<FunnelStageRow> rows;
    int all = 0;
    int left = 0;
    for (const StageEntry& entry : kFunnel) {
        FunnelStageRow row{entry.stage, countIn(counts, entry.stage), 0, all, rule};
        switch (entry.part) {
        case StagePart::All:
            all = left = row.all = row.count;
            break;
        case StagePart::Dropped:
            row.start = left -= row.count; // hangs at the end of what was left before it
            break;
        case StagePart::Kept:
            left = 0; // from here on, the parts
            break;
        case StagePart::PartOfKept:
            row.start = left;
            left += row.count;
            break;
        }
        rows.append(row);
    }
    return rows;
}

RowSpec<FunnelStageRow> funnelStageRows()
{
    return {.key = [](const FunnelStageRow& row) { return RowKey(qint64(row.stage)); },
        .card = cardOf,
        .shape = {.line = false, .bar = true},
        .accessible =
            [](const FunnelStageRow& row) {
                return CompareWords::tr("%1: %2. %3")
                    .arg(funnelStageName(row.stage), results::countText(row.count),
                        reasonOfStage(row));
            }};
}

RowSpec<FunnelItem> funnelItemRows()
{
    return {.key =
                [](const FunnelItem& item) {
                    return RowKey(qint64(item.kind) * 4 + qint64(stepOf(item.stage)),
                        QStringLiteral("%1 %2 %3 %4")
                            .arg(item.item.value)
                            .arg(item.number)
                            .arg(item.place)
                            .arg(item.text));
                },
        .card = [](const FunnelItem& item) { return Card{.title = item.text}; },
        .accessible = accessibleItem,
        .toolTip = [](const FunnelItem&) { return QString(); }};
}

QString funnelStageName(FunnelStage stage)
{
    return CompareWords::tr(entryOf(stage).name);
}

BadgeKind funnelStageBadge(FunnelStage stage)
{
    return entryOf(stage).badge;
}

} // namespace tandem
