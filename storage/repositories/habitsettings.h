#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "models/rounds/answerhabits.h"

namespace tandem {

class Database;

/// The rules, among the project's settings, by which work is pointed out to the lead.
Expected<HabitRules> habitRules(Database& database);
/// Writes what differs and journals it. Limits are above 0, a share at most 1. `by` must be a lead.
Expected<void> saveHabitRules(Database& database, const HabitRules& rules, PersonId by);

} // namespace tandem
