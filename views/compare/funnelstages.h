#pragma once

#include "models/rounds/consistency.h"
#include "ui/badge.h"
#include "ui/rows/rowspec.h"
#include "views/compare/funnelitems.h"

namespace tandem {

/// A stage of a funnel: all, what was dropped and why, what is kept.
struct FunnelStageRow
{
    FunnelStage stage = FunnelStage::All;
    int count = 0; ///< items in the stage
    int start = 0; ///< items before it on the bar, 0 .. all
    int all = 0;   ///< the length of the bar
    ConsistencyRule rule = ConsistencyRule::Strict;
    bool operator==(const FunnelStageRow&) const = default;
};

/// The stages of paragraphs, facts and opinions, always the same; what they say changes.
QList<FunnelStageRow> funnelStages(const FunnelCounts& counts, ConsistencyRule rule);
RowSpec<FunnelStageRow> funnelStageRows();

/// The items of a stage, each with the reason why it is there.
RowSpec<FunnelItem> funnelItemRows();

/// The stage's name, translated.
QString funnelStageName(FunnelStage stage);
/// How an item that is there is marked.
BadgeKind funnelStageBadge(FunnelStage stage);

} // namespace tandem
