#pragma once

#include "ui/rows/rowspec.h"
#include "views/timelines/timelineuserline.h"

namespace tandem {

/// How users of a log are listed.
RowSpec<TimelineUserLine> timelineUserRows();

} // namespace tandem
