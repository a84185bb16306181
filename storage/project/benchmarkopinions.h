#pragma once

#include "models/error.h"

namespace tandem {

class Database;
struct BenchmarkSample;

/// Puts what the sample's round about opinions left into its record as CAO, in the order of the
/// utterances. While that round is not settled the record keeps none, and the sample says so.
/// Without such a round, or without a record, nothing changes: imported opinions stay as they came.
Expected<void> placeOpinions(Database& database, BenchmarkSample& sample);

} // namespace tandem
