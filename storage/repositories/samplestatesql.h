#pragma once

#include "models/error.h"
#include "models/rounds/samplerow.h"

namespace tandem {

class Database;

/// SQL that gives a sample's SampleState at a step as a number, over the aliases s (sample) and r
/// (its active round of that step, outer joined). The one place where SampleRow::state() is said in
/// SQL.
QString sampleStateSql(Step step);

/// SQL that is true where a difference between the two of `round` (an alias of round) waits for a
/// decision: both have submitted, the project adjudicates, and the round is not settled. A first
/// pass that is labelled again is discussed, not decided.
QString awaitsAdjudicationSql(const QString& round);

/// SQL that is true where it is decided which paragraphs of s (sample) are supporting: by its
/// round, or by the benchmark that it was imported with.
QString paragraphsDecidedSql();

} // namespace tandem
