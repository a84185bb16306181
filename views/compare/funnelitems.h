#pragma once

#include "models/ids.h"
#include "models/rounds/round.h"
#include "models/text/span.h"

#include <QList>
#include <QMap>
#include <QString>

namespace tandem {

/// Where paragraphs, then the facts of those that are left, then opinions are on the way from all
/// to the kept ones.
enum class FunnelStage {
    All,
    Unassigned,
    Open,
    Undecided,
    Boundary,
    Kept,
    Supporting,
    Nonsupporting,

    AllFacts,
    OpenFacts,
    UndecidedFacts,
    RemovedFacts,
    OrphanFacts, ///< of paragraphs that were dropped
    RepeatedFacts,
    MaskedFacts,
    KeptFacts,
    KeyFacts,
    OtherFacts,
    NonsupportingFacts,

    AllOpinions,
    OpenOpinions,
    DroppedOpinions,
    KeptOpinions,
};

/// One paragraph, fact or opinion of a sample with its place in the funnel; or, where a sample is
/// shown as a whole, another line of it.
struct FunnelItem
{
    enum class Kind { Item, Heading, Line };

    FunnelStage stage = FunnelStage::Unassigned; ///< of an Item; never one that holds others
    ItemId item;                                 ///< invalid where it was only imported
    int number = 0; ///< of a paragraph, fact or opinion; 0: none, as of a removed fact
    int place = 0;  ///< paragraph of a fact, utterance of an opinion; of a paragraph its own
    QString text;
    QList<Utf16Span> references = {}; ///< clarified references in the text of an opinion
    QString reason = {};              ///< translated: why it is there, who says so, and when
    Kind kind = Kind::Item;
    bool operator==(const FunnelItem&) const = default;
};

/// How many items are at each stage.
using FunnelCounts = QMap<FunnelStage, int>;

/// Whether an item that is at `at` is counted in `stage`.
bool belongsTo(FunnelStage at, FunnelStage stage);
/// What a stage is about: paragraphs, facts or opinions.
Step stepOf(FunnelStage stage);
/// How many items of a funnel a stage holds.
int countIn(const FunnelCounts& counts, FunnelStage stage);
/// Adds the items to those counted.
void addTo(FunnelCounts& counts, const QList<FunnelItem>& items);

} // namespace tandem
