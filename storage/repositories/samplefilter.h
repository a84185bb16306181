#pragma once

#include "models/error.h"
#include "models/rounds/samplerow.h"

namespace tandem {

class Database;

/// SQL that gives a sample's SampleState at a step as a number, over the aliases s (sample) and r
/// (its active round of that step, outer joined). The one place where SampleRow::state() is said in
/// SQL.
QString sampleStateSql(Step step);

/// Ids of the samples that pass `filter`, by position; those that are set aside only where it asks
/// for them. A word filter looks in titles, articles and
/// discussions.
Expected<QList<SampleId>> filteredSamples(Database& database, const SampleFilter& filter);

} // namespace tandem
