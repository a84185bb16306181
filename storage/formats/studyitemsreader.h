#pragma once

#include "models/error.h"
#include "models/studies/item.h"
#include "storage/formats/openfile.h"

#include <QList>

namespace tandem {

/// Reads the items of a study from CSV, JSON (a list of records, or one) or JSONL. A record is an
/// item; its keys or columns are
/// - `item` (or `id`), its name: a text or number; without one, the number of the record;
/// - `group`, `stratum`, `heading` (what raters see above it), `kind`: rated, practice or check;
/// - `system_1` and `system_2`, or `system`: whose its texts are, never shown;
/// - `known_QUESTION`: the right answer of a check item; `score_METRIC`, `score_METRIC_1`, ..._2:
///   scores, with NA for none;
/// - any other: a field of that name, NAME_1 and NAME_2 being its two sides. In JSON it may be
///   {"text": ..., "marks": [[start, length], ...]}, counted in characters (code points) from 0.
/// Names of fields, questions and metrics keep their case. An empty text is no field, unless the
/// other side has one. Whether items fit a design is said by studies::itemProblems(). Errors:
/// NotFound, Unreadable, Cancelled, TooLarge beyond limits.h and the bounds of items; InvalidInput
/// with file and place: no item, a name that is there twice or is none, a wrong type, an unknown
/// kind, marks outside of their text, a score that is no number.
Expected<QList<studies::StudyItem>> readStudyItems(
    const Input& input, const ReadProgress& progress = {});

} // namespace tandem
