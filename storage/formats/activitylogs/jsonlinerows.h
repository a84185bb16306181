#pragma once

#include "models/error.h"
#include "storage/formats/activitylogs/loglayout.h"

namespace tandem {

class LineReader;

/// Reads one object in each line, from the line at hand to the end: JSON, or a literal of Python.
Expected<void> readJsonLineRows(LineReader& lines, const LogLayout& layout, RowSink& sink);

} // namespace tandem
