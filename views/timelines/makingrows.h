#pragma once

#include "storage/project/summarymaking.h"
#include "ui/rows/rowsof.h"

#include <QList>
#include <QString>

namespace tandem {

/// A step of how a summary was made, or the headline over those of a segment.
struct MakingRow
{
    enum class What { Headline, Version, Query, Questions, Fact, Combined };

    What what = What::Headline;
    int segment = 0; ///< from 1; 0: all of them
    int version = 0; ///< from 0
    int fact = 0;    ///< from 0
    QString title{};
    QString line{};
    BadgeKind badge = BadgeKind::None;
    QString badgeText{};
    QString trailing{};
    ReplyId reply{};
    bool operator==(const MakingRow&) const = default;
};
/// In the order in which it was done, segment by segment.
QList<MakingRow> makingRows(const SummaryMaking& making);
RowSpec<MakingRow> makingSpec();
/// "2019-03-04 to 2019-06-28"; one day alone.
QString segmentDays(const MadeSegment& segment);

} // namespace tandem
