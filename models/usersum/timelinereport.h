#pragma once

#include "models/results/report.h"
#include "models/usersum/timelinesplit.h"
#include "models/usersum/timelinestatistics.h"

namespace tandem::usersum {

/// What of a log was kept, what was left out and why, and in what the times were written; without a
/// table of bad rows where there are none.
QList<results::Section> timelineSections(const TimelineStatistics& statistics);
/// How the timelines are cut into past and future.
results::Section splitSection(const SplitCounts& counts);

} // namespace tandem::usersum
