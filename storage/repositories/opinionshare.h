#pragma once

#include "models/error.h"
#include "models/people/person.h"
#include "models/rounds/missing.h"

namespace tandem {

class Database;

/// Gives each utterance of the sample to its author in the round: to the one of the pair who is
/// named like its participant, or else, participant by participant, to A and B in turn.
Expected<void> shareUtterances(Database& database, RoundId round, SampleId sample, Pair pair);

/// The utterances (by their place, from 1) of `person` in the round whose work is missing or not
/// complete.
Expected<Missing> missingWork(Database& database, RoundId round, PersonId person);

} // namespace tandem
