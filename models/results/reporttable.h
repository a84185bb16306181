#pragma once

#include "models/project/table.h"
#include "models/results/outlet.h"

namespace tandem::results {

struct Report;
struct Section;

/// A section as plain cells for the window, the console, readers or CSV: its columns of this
/// outlet, in CSV a figure as the columns that it is set apart in.
Table tableOf(const Section& section, Outlet outlet);
/// All of a report as a terminal shows it.
QString consoleText(const Report& report);

} // namespace tandem::results
