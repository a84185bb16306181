#pragma once

#include "storage/changes/change.h"
#include "storage/runs/runsbehind.h"
#include "views/session/figurespage.h"

#include <QStringList>

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

} // namespace tandem
