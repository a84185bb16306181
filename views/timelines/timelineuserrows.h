#pragma once

#include "ui/rows/rowspec.h"
#include "views/timelines/timelineuserline.h"

namespace tandem {

/// How users of a log are listed.
RowSpec<TimelineUserLine> timelineUserRows();

/// "Good in 1 of 3": what Q_s says of the summary, or why it says nothing.
QString summaryQualityText(const TimelineUserLine& line);
/// "Good, 2 of 3": what most people said of the summary; a dash where nobody said anything.
QString peopleVerdictText(const TimelineUserLine& line);

} // namespace tandem
