#include "models/usersum/timelinebounds.h"

#include "models/usersum/timelinewords.h"

namespace tandem::usersum {

Expected<void> checkBounds(const TimelineBounds& bounds)
{
    if (bounds.fewest >= 1 && bounds.most >= bounds.fewest && bounds.most <= maxTimelineActivities)
        return {};
    return failure(ErrorCode::InvalidInput,
        TimelineWords::tr("Invalid timeline length: min. %L1, max. %L2 activities.")
            .arg(bounds.fewest)
            .arg(bounds.most),
        {},
        TimelineWords::tr("Use a minimum of at least 1 and a maximum of at most %L1.")
            .arg(maxTimelineActivities));
}

} // namespace tandem::usersum
