#include "models/usersum/timelinebounds.h"

#include "models/usersum/timelinewords.h"

namespace tandem::usersum {

Expected<void> checkBounds(const TimelineBounds& bounds)
{
    if (bounds.fewest >= 1 && bounds.most >= bounds.fewest && bounds.most <= maxTimelineActivities)
        return {};
    return failure(ErrorCode::InvalidInput,
        TimelineWords::tr(
            "Timelines of at least %L1 and at most %L2 activities cannot be asked for.")
            .arg(bounds.fewest)
            .arg(bounds.most),
        {},
        TimelineWords::tr("Ask for at least one, and for at most %L1.").arg(maxTimelineActivities));
}

} // namespace tandem::usersum
