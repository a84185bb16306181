#pragma once

#include "models/error.h"

namespace tandem::usersum {

/// Which timelines are kept, and how much of them; the numbers are the paper's (section 4.1).
struct TimelineBounds
{
    int fewest = 50; ///< timelines with fewer activities are left out
    int most = 200;  ///< of longer ones the latest are kept

    bool operator==(const TimelineBounds&) const = default;
};

/// No timeline may be longer than this, whatever is asked for.
inline constexpr int maxTimelineActivities = 100'000;
/// No more users are drawn from a log than this.
inline constexpr int kMostUsersDrawn = 10'000'000;

/// InvalidInput: the bounds hold for no timeline, or for one that is too long.
Expected<void> checkBounds(const TimelineBounds& bounds);

} // namespace tandem::usersum
