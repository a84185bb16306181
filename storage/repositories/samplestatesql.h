#pragma once

#include "models/error.h"
#include "models/rounds/samplerow.h"

namespace tandem {

class Database;

/// SQL that gives a sample's SampleState at a step as a number, over the aliases s (sample) and r
/// (its active round of that step, outer joined). The one place where SampleRow::state() is said in
/// SQL.
QString sampleStateSql(Step step);

} // namespace tandem
