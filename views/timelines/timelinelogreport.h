#pragma once

#include "models/results/report.h"
#include "views/timelines/timelinesdata.h"

namespace tandem {

/// What is known of the chosen log: where it comes from, what was kept and what was not and why,
/// how it is cut, what is asked, and who summarized it.
results::Report timelineLogReport(const TimelinesData& data);

/// Why a log's split cannot be changed any more, translated; empty where it can.
QString fixedSplitReason(const TimelineLog& log);

} // namespace tandem
