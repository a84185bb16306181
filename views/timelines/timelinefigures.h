#pragma once

#include "storage/changes/change.h"
#include "views/session/figurespage.h"

namespace tandem {

class Database;
struct UsersumOrder;

/// What the page of figures is about.
enum class TimelineFigures { Summarizers, People, Sensitivity, TwoSummarizers };

/// Reads and computes them; for a worker. ShownFigures::from is the QStringList of the summarizers
/// that there are predictions from. Errors of usersumData().
Expected<ShownFigures> readTimelineFigures(Database& database, const UsersumOrder& order,
    TimelineFigures figures, const CancelFlag& cancelled);

} // namespace tandem
