#pragma once

#include "models/results/report.h"
#include "models/usersum/summarizersreport.h"
#include "storage/changes/change.h"
#include "ui/chartdata.h"

#include <QHash>

namespace tandem {

class Database;
struct UsersumOrder;

/// What the page of figures is about.
enum class TimelineFigures { Summarizers, People, Sensitivity, TwoSummarizers };

/// Tables with their charts, ready to be shown.
struct ShownTimelineFigures
{
    results::Report report;
    QHash<QString, ChartData> charts; ///< by the key of their table
    QStringList summarizers;          ///< that there are predictions from
    bool isRatingAwaited = false;     ///< a study is open: the report says which
};

/// Reads and computes them; for a worker. Errors of usersumData().
Expected<ShownTimelineFigures> readTimelineFigures(Database& database, const UsersumOrder& order,
    TimelineFigures figures, const CancelFlag& cancelled);

} // namespace tandem
