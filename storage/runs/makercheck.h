#pragma once

#include "models/error.h"

#include <QString>

namespace tandem {

class Database;
struct RunSetup;

/// Refused where what the run makes may not go by the name that it is given: nothing can be stored
/// under it, it was imported, or another model made what goes by it, or made it otherwise, or a run
/// that is not over is to.
Expected<void> checkMaker(Database& database, const RunSetup& setup);
/// The refusal of a name, and why.
tl::unexpected<Error> nameIsTaken(const RunSetup& setup, const QString& why);

} // namespace tandem
