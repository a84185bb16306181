#pragma once

#include "models/error.h"
#include "storage/repositories/systemjudgementrepository.h"

namespace tandem {

class Call;
class Database;

/// The verifier that --verifier names, or else the one with the most judgements, without a name
/// where nobody has judged. NotFound, naming those that there are, where the project has no such
/// verifier.
Expected<VerifierRow> askedVerifier(Database& database, Call& call);

} // namespace tandem
