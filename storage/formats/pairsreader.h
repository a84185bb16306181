#pragma once

#include "models/error.h"
#include "models/metrics/pairtable.h"
#include "storage/formats/openfile.h"

#include <functional>

namespace tandem {

/// Takes one pair. An error ends the reading and is handed on as it is.
using PairSink = std::function<Expected<void>(metrics::TextPair&& pair)>;

inline constexpr qsizetype kMostReferences = 100;

/// Reads pairs of texts one by one and returns how many there were. A record has
/// - `reference` (or `expected`, `gold`, `target`) and `candidate` (or `prediction`, `output`,
///   `hypothesis`): texts, which may be empty; of several names the first that has a value counts;
/// - several references, at most kMostReferences, as a list of texts under `references` in the
/// place
///   of the other names, or beside them as `reference2`, `reference3` and so on, in this order;
///   such a cell of CSV that is empty is none;
/// - `id`, a text or number; without one, the number of its line (of the record, in a list);
/// - `system`, a text or number, if wanted. Numbers stay as they are written, digit for digit.
/// Other keys are ignored, null is none. JSONL has a record in each line, JSON is a list of them or
/// one alone, CSV names its columns so, in upper case or lower. Which of the three it is, the first
/// bytes decide, and the suffix of its name where they leave it open. Memory is that of one record
/// and of the names. Errors: NotFound, Unreadable, Cancelled, what `sink` says, TooLarge beyond
/// limits.h (a line, a text; CSV 64 MiB), InvalidInput with file, line and JSON pointer: a text is
/// missing, a wrong type, a key twice, NUL, no record at all, or an id that is there twice for one
/// system, also where one of the two is such a number of a line (looked for among the first
/// 4,000,000 records).
Expected<qint64> readEachPair(
    const Input& input, const PairSink& sink, const ReadProgress& progress = {});

/// Most bytes of memory that the texts of a table take.
inline constexpr qint64 kMostTableBytes = qint64(1) << 30;

/// All pairs of a file as a table without columns, its source the file's name. Errors as above, and
/// TooLarge beyond `mostBytes`.
Expected<metrics::PairTable> readPairs(
    const QString& path, const ReadProgress& progress = {}, qint64 mostBytes = kMostTableBytes);

} // namespace tandem
