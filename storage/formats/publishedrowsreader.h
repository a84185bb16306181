#pragma once

#include "models/error.h"
#include "models/kgds/systemtables.h"
#include "storage/formats/openfile.h"

#include <QList>

namespace tandem::kgds {

/// Reads rows of somebody else's Table 1 or 2 to compare with: CSV whose first line names the
/// columns `model`, those of the tables as errorColumnKey() and tableMetricKey() name them, in
/// upper case or lower, with percentages 0 .. 100, and `NAME_reflection_change` with percentage
/// points -100 .. 100. An empty cell, NA or a dash is no value; other columns are passed over.
/// NotFound, Unreadable; TooLarge over 64 MiB and 1,000 rows; InvalidInput, naming the line: no
/// such CSV or none of the columns, a model without a name or there twice, what is no such number,
/// no row at all.
Expected<QList<PublishedRow>> readPublishedRows(const Input& input);

/// Puts rows of several files together: what is of one model becomes one row. InvalidInput, naming
/// the model: two files say different things of it.
Expected<QList<PublishedRow>> mergedRows(
    QList<PublishedRow> rows, const QList<PublishedRow>& more, const QString& source);

} // namespace tandem::kgds
