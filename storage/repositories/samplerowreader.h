#pragma once

#include "models/error.h"
#include "models/rounds/samplerow.h"

#include <QVariant>

namespace tandem {

class Database;
class Statement;

/// Reads sample rows with their active rounds of `step` and counts of complete answers; `condition`
/// is the SQL that follows FROM, over the alias s (sample).
Expected<QList<SampleRow>> readSampleRows(
    Database& database, Step step, const QString& condition, const QVariantList& arguments);

/// A round from the columns id, uuid, sample_id, step, annotator_a, annotator_b, handed_in_a,
/// handed_in_b, settled_at, withdrawn_at, calibration, repeats_id, which stand in this order from
/// `column` on.
Round roundFrom(const Statement& row, int column);
/// These columns, each with `prefix` before it ("" or "r.").
QString roundColumns(const QString& prefix);

} // namespace tandem
