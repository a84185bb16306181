#pragma once

#include "models/error.h"

#include <QDateTime>

#include <memory>

namespace tandem {

class Database;

/// A connection of its own that reads the project as it stood at `until`: rounds, answers,
/// decisions, facts, opinions, what was excluded and the rule are as the file's journals have them
/// up to then. Articles and discussions are as they are now, since they are fixed once anybody has
/// answered about them. Only for reading, and it gates nothing by what is open now: ask the present
/// project, too, before anything of it is shown.
Expected<std::unique_ptr<Database>> openAsOf(const Database& project, const QDateTime& until);

} // namespace tandem
