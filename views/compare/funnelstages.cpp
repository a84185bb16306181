#include "views/compare/funnelstages.h"

#include "models/wordof.h"
#include "views/compare/comparewords.h"
#include "views/compare/figuretext.h"

#include <array>

namespace tandem {

namespace {

constexpr std::array kStages{FunnelStage::All, FunnelStage::Unassigned, FunnelStage::Open,
    FunnelStage::Undecided, FunnelStage::Boundary, FunnelStage::Kept, FunnelStage::Supporting,
    FunnelStage::Nonsupporting};

bool isDropped(FunnelStage stage)
{
    return stage == FunnelStage::Unassigned || stage == FunnelStage::Open ||
           stage == FunnelStage::Undecided || stage == FunnelStage::Boundary;
}

bool isPart(FunnelStage stage)
{
    return stage == FunnelStage::Supporting || stage == FunnelStage::Nonsupporting;
}

QString reasonOf(const FunnelStageRow& row)
{
    switch (row.stage) {
    case FunnelStage::All:
        return CompareWords::tr("as imported");
    case FunnelStage::Unassigned:
        return CompareWords::tr("nobody labels the sample");
    case FunnelStage::Open:
        return CompareWords::tr("answers are still being given, blind");
    case FunnelStage::Undecided:
        return CompareWords::tr("the two differ, and nobody has decided");
    case FunnelStage::Boundary:
        return row.rule == ConsistencyRule::Strict
                   ? CompareWords::tr("the two differ: removed by the strict rule")
                   : CompareWords::tr("the two differ: kept as boundary by decision");
    case FunnelStage::Kept:
        return CompareWords::tr("in the benchmark");
    case FunnelStage::Supporting:
        return CompareWords::tr("yes");
    case FunnelStage::Nonsupporting:
        return CompareWords::tr("no");
    }
    return {};
}

QString countOf(const FunnelStageRow& row)
{
    const QString count = results::countText(row.count);
    // The sign stays before the number in any text.
    return isDropped(row.stage) && row.count > 0 ? QStringLiteral("\u200e\u2212") + count : count;
}

ColorName barColor(FunnelStage stage)
{
    switch (stage) {
    case FunnelStage::All:
        return &ThemeColors::faint;
    case FunnelStage::Kept:
        return &ThemeColors::accent;
    case FunnelStage::Supporting:
        return &ThemeColors::yes;
    case FunnelStage::Nonsupporting:
        return &ThemeColors::no;
    default:
        return &ThemeColors::boundary;
    }
}

Card cardOf(const FunnelStageRow& row)
{
    const double all = row.all > 0 ? row.all : 1.0;
    return {.title = funnelStageName(row.stage),
        .indent = isPart(row.stage) ? 1 : 0,
        .aside = reasonOf(row),
        .trailing = countOf(row),
        .bar = RowBar{.share = row.count / all,
            .start = row.start / all,
            .color = barColor(row.stage),
            .hatched = isDropped(row.stage)}};
}

} // namespace

QList<FunnelStageRow> funnelStages(const Funnel& funnel, ConsistencyRule rule)
{
    QList<FunnelStageRow> rows;
    int left = funnel.all;
    for (const FunnelStage stage : kStages) {
        FunnelStageRow row{stage, countIn(funnel, stage), 0, funnel.all, rule};
        // What was dropped hangs at the end of what was left before it.
        if (isDropped(stage))
            row.start = left -= row.count;
        else if (stage == FunnelStage::Nonsupporting)
            row.start = funnel.supporting;
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
                    .arg(funnelStageName(row.stage), results::countText(row.count), reasonOf(row));
            }};
}

RowSpec<FunnelItem> funnelItemRows()
{
    return {.key = [](const FunnelItem& item) { return RowKey(item.item); },
        .card = [](const FunnelItem& item) { return Card{.title = item.text}; },
        .accessible =
            [](const FunnelItem& item) {
                return CompareWords::tr("Paragraph %1: %2. %3: %4")
                    .arg(results::countText(item.number), item.text, funnelStageName(item.stage),
                        item.reason);
            },
        .toolTip = [](const FunnelItem&) { return QString(); }};
}

QString funnelStageName(FunnelStage stage)
{
    static constexpr std::array words{QT_TRANSLATE_NOOP("CompareWords", "All paragraphs"),
        QT_TRANSLATE_NOOP("CompareWords", "Not assigned"),
        QT_TRANSLATE_NOOP("CompareWords", "Still open"),
        QT_TRANSLATE_NOOP("CompareWords", "Undecided"),
        QT_TRANSLATE_NOOP("CompareWords", "Boundary"), QT_TRANSLATE_NOOP("CompareWords", "Kept"),
        QT_TRANSLATE_NOOP("CompareWords", "Supporting"),
        QT_TRANSLATE_NOOP("CompareWords", "Nonsupporting")};
    return CompareWords::tr(wordOf(stage, words));
}

} // namespace tandem
