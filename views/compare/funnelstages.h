#pragma once

#include "ui/rows/rowspec.h"
#include "views/compare/funnelitems.h"

namespace tandem {

/// A stage of a funnel: all, what was dropped and why, what is kept.
struct FunnelStageRow
{
    FunnelStage stage = FunnelStage::All;
    int count = 0; ///< paragraphs in the stage
    int start = 0; ///< paragraphs before it on the bar, 0 .. all
    int all = 0;   ///< the length of the bar
    ConsistencyRule rule = ConsistencyRule::Strict;
    bool operator==(const FunnelStageRow&) const = default;
};

/// The stages are always the same; what they say changes.
QList<FunnelStageRow> funnelStages(const Funnel& funnel, ConsistencyRule rule);
RowSpec<FunnelStageRow> funnelStageRows();

/// The paragraphs of a stage, each with the reason why it is there.
RowSpec<FunnelItem> funnelItemRows();

/// The stage's name, translated.
QString funnelStageName(FunnelStage stage);

} // namespace tandem
