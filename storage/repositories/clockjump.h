#pragma once

#include "models/error.h"

namespace tandem {

class Database;

/// Notes in the project's journal, inside the caller's transaction, that this computer's clock says
/// an earlier day than the last entry, or one almost a year later: one of the two times is in
/// doubt, and nobody can tell later which. Nothing in a packet.
Expected<void> noteClockJump(Database& database);

} // namespace tandem
