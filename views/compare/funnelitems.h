#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/rounds/consistency.h"
#include "views/compare/comparestate.h"

#include <QList>
#include <QString>

namespace tandem {

class Database;

/// Where a paragraph is in the funnel from all to the kept ones.
enum class FunnelStage {
    All,
    Unassigned,
    Open,
    Undecided,
    Boundary,
    Kept,
    Supporting,
    Nonsupporting
};

/// One paragraph of a sample with its place in the funnel.
struct FunnelItem
{
    ItemId item;
    int number = 0;
    QString text;
    FunnelStage stage = FunnelStage::Unassigned; ///< never All or Kept
    QString reason;                              ///< translated: why it is there
    bool operator==(const FunnelItem&) const = default;
};

/// Whether a paragraph that is at `at` is counted in `stage`.
bool belongsTo(FunnelStage at, FunnelStage stage);
/// How many paragraphs of a funnel a stage holds.
int countIn(const Funnel& funnel, FunnelStage stage);
/// The items counted.
Funnel funnelOf(const QList<FunnelItem>& items);

/// The paragraphs of the state's sample; small indexed reads. Of an open round it tells nothing but
/// that it is open.
Expected<QList<FunnelItem>> loadFunnelItems(Database& database, const CompareState& state);

} // namespace tandem
