#include "views/compare/funnelitems.h"

namespace tandem {

bool belongsTo(FunnelStage at, FunnelStage stage)
{
    switch (stage) {
    case FunnelStage::All:
    case FunnelStage::AllFacts:
    case FunnelStage::AllOpinions:
        return stepOf(at) == stepOf(stage);
    case FunnelStage::Kept:
        return at == FunnelStage::Supporting || at == FunnelStage::Nonsupporting;
    case FunnelStage::KeptFacts:
        return at == FunnelStage::KeyFacts || at == FunnelStage::OtherFacts ||
               at == FunnelStage::NonsupportingFacts;
    default:
        return at == stage;
    }
}

Step stepOf(FunnelStage stage)
{
    return stage < FunnelStage::AllFacts      ? Step::Paragraphs
           : stage < FunnelStage::AllOpinions ? Step::KeyFacts
                                              : Step::Opinions;
}

int countIn(const FunnelCounts& counts, FunnelStage stage)
{
    int count = 0;
    for (auto at = counts.cbegin(); at != counts.cend(); ++at)
        count += belongsTo(at.key(), stage) ? *at : 0;
    return count;
}

void addTo(FunnelCounts& counts, const QList<FunnelItem>& items)
{
    for (const FunnelItem& item : items) {
        if (item.kind == FunnelItem::Kind::Item)
            ++counts[item.stage];
    }
}

} // namespace tandem
