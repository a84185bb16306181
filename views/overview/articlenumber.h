#pragma once

#include "models/error.h"
#include "models/ids.h"

namespace tandem {

class Database;

/// The number that paragraph `benchmarkIndex` of the benchmark has in the sample's article as
/// imported: the benchmark counts kept paragraphs only. 0 where it has no such paragraph any more.
Expected<int> articleNumber(Database& database, SampleId sample, int benchmarkIndex);

} // namespace tandem
