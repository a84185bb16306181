#pragma once

#include "models/error.h"
#include "models/facts/fact.h"
#include "models/rounds/samplerow.h"

#include <optional>

namespace tandem {

class Database;
class Call;

/// Prints the candidate facts of `samples`, of one side where it is given.
Expected<void> printFacts(Database& database, const QList<SampleRow>& samples,
    std::optional<bool> supporting, bool asJson, Call& call);

/// Prints what was done to a fact.
Expected<void> printFactHistory(Database& database, const FactRow& fact, bool asJson, Call& call);

/// Prints the facts of a sample that may repeat an earlier one of their side.
Expected<void> printRepetitions(
    Database& database, const SampleRow& sample, bool asJson, Call& call);

} // namespace tandem
