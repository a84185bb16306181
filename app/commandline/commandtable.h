#pragma once

#include "app/commandline/command.h"

#include <span>

namespace tandem {

/// Every subcommand, in the order in which help lists them. A new one is added here and nowhere
/// else.
std::span<const Command> commands();

/// The command with this name, or none.
const Command* findCommand(const QString& name);

/// The names of all commands, "help" included.
QStringList commandNames();

} // namespace tandem
