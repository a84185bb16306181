#pragma once

#include "models/error.h"
#include "storage/formats/activitylogs/loglayout.h"

namespace tandem {

class LineReader;

/// Reads the rows of a table below its header, which is the line at hand, to the end. Texts in
/// quotes may go on over lines; where such a text does not end within 1,000 lines or a MiB, or
/// nothing that has the header's columns comes of it, the line with the quote is bad, and the
/// reading goes on at the next one.
Expected<void> readCsvRows(LineReader& lines, const LogLayout& layout, RowSink& sink);

/// Reads lines with "::" between the cells from the line at hand to the end, as MovieLens wrote
/// them up to its 10M edition: user, item, rating, time; or item, title, categories.
Expected<void> readDoubleColonRows(LineReader& lines, const LogLayout& layout, RowSink& sink);

/// Reads lines without a header from the line at hand to the end, as MovieLens 100K has them: user,
/// item, rating, time; or item, title, three cells more, and for each of the layout's flags 0 or 1.
/// "unknown" is no category.
Expected<void> readFlagRows(LineReader& lines, const LogLayout& layout, RowSink& sink);

} // namespace tandem
