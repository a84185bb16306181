#pragma once

#include "views/session/figurespage.h"
#include "views/timelines/timelineactions.h"
#include "views/timelines/timelinesdata.h"

#include <functional>

namespace tandem {

/// The logs of the project, and what is known of the chosen one: what was kept of it, how it is
/// split, who summarized its users. `data` is null before it has been read; `choose` makes another
/// log the chosen one.
FiguresSpec timelineLogFigures(std::function<SharedTimelines()> data, const TimelineActions& steps,
    std::function<void(const QString& log)> choose);

} // namespace tandem
