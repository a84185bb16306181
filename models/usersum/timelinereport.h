#pragma once

#include "models/results/report.h"
#include "models/usersum/predictiontask.h"
#include "models/usersum/timelinesplit.h"
#include "models/usersum/timelinestatistics.h"

namespace tandem::usersum {

/// What of a log was kept, what was left out and why, and in what the times were written; without a
/// table of bad rows where there are none.
QList<results::Section> timelineSections(const TimelineStatistics& statistics);
/// How the timelines are cut into past and future.
results::Section splitSection(const SplitCounts& counts);

/// So many users lack a task, and why.
struct LackedTask
{
    QString task;
    NoTask why = NoTask::ShortFuture;
    qint64 users = 0;
    bool operator==(const LackedTask&) const = default;
};
results::Section lackedTasksSection(const QList<LackedTask>& lacked);

} // namespace tandem::usersum
