#pragma once

#include "models/error.h"
#include "storage/repositories/systemjudgementrepository.h"

#include <QString>

namespace tandem {

class Call;
class Database;

// What stands behind "tandem kgds": one command whose first word says what is done. The words are
// listed in kgdscommand.cpp.

Expected<void> runKgdsScore(Call& call);
Expected<void> runKgdsExport(Call& call);
Expected<void> runKgdsRemove(Call& call);
Expected<void> runKgdsReport(Call& call);
Expected<void> runKgdsCheck(Call& call);

/// That checks of so many judgements are hidden from who looks.
QString hiddenChecksText(qint64 judgements);

/// The verifier that --verifier names, or else the one with the most judgements, without a name
/// where nobody has judged. NotFound, naming those that there are, where the project has no such
/// verifier.
Expected<VerifierRow> askedVerifier(Database& database, Call& call);

} // namespace tandem
