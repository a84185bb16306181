#pragma once

#include "models/error.h"
#include "models/rounds/samplerow.h"
#include "storage/database/sqlvalue.h"

namespace tandem {

class Database;
class Statement;

/// Reads sample rows with their active rounds of `step` and counts of complete answers; `condition`
/// is the SQL that follows FROM, over the alias s (sample).
Expected<QList<SampleRow>> readSampleRows(
    Database& database, Step step, const QString& condition, const SqlValues& arguments);

/// A round from the row's next columns, which are roundColumns().
Round roundFrom(Statement& row);
/// The columns of a round, each with `prefix` before it ("" or "r.").
QString roundColumns(const QString& prefix);

} // namespace tandem
