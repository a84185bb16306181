#pragma once

#include "models/project/table.h"

#include <QString>

namespace tandem {

/// The table as columns of a text that is read in a fixed-width font, numbers flush right, one line
/// a row; the caption, where there is one, above it.
QString columnsText(const Table& table);
/// The table as tab-separated values, one line a row, header first where there is one; tabs and
/// line breaks in cells become blanks.
QString tabSeparated(const Table& table);

} // namespace tandem
