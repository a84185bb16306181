#pragma once

#include "models/usersum/summarizersreport.h"
#include "ui/chartdata.h"
#include "views/timelines/timelinefigures.h"

#include <QHash>

#include <atomic>

namespace tandem {

/// The charts of these figures, by the keys of the tables that they belong to; what has another
/// scale stands by itself under the table's key with ".idm". For a worker; once `cancel` is raised,
/// which may be null, they mean nothing.
QHash<QString, ChartData> timelineCharts(
    const usersum::UsersumData& data, TimelineFigures figures, const std::atomic_bool* cancel);

} // namespace tandem
