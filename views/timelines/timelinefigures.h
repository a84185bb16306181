#pragma once

#include "models/usersum/summarizersreport.h"
#include "storage/changes/change.h"
#include "storage/runs/runsbehind.h"
#include "ui/chartdata.h"
#include "views/session/figurespage.h"

#include <QHash>
#include <QStringList>

#include <atomic>

namespace tandem {

class Database;
struct UsersumOrder;

/// What the page of figures is about.
enum class TimelineFigures { Summarizers, People, Sensitivity, TwoSummarizers };

/// The summarizers that there are predictions from, and the runs that these come from.
struct FoundSummarizers
{
    QStringList names;
    RunsBehind runs;
};

/// Reads and computes them; for a worker. ShownFigures::from is FoundSummarizers. Errors of
/// usersumData().
Expected<ShownFigures> readTimelineFigures(Database& database, const UsersumOrder& order,
    TimelineFigures figures, const CancelFlag& cancelled);

/// The charts of these figures, by the keys of the tables that they belong to; what has another
/// scale stands by itself under the table's key with ".idm". For a worker; once `cancel` is raised,
/// which may be null, they mean nothing.
QHash<QString, ChartData> timelineCharts(
    const usersum::UsersumData& data, TimelineFigures figures, const std::atomic_bool* cancel);

} // namespace tandem
