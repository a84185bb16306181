#pragma once

#include "models/error.h"

namespace tandem {

class Database;
struct RunSetup;

/// Refused where the run would mix models, or kinds of chunks, under the name of one system.
Expected<void> checkNameOfSystem(Database& database, const RunSetup& setup);
/// Refused where it would mix models under the name of one verifier.
Expected<void> checkNameOfVerifier(Database& database, const RunSetup& setup);

} // namespace tandem
