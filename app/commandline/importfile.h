#pragma once

#include "app/commandline/call.h"

#include <QList>

namespace tandem {

/// The verbs of a command: its own, and behind them those that import a format and that it does not
/// place itself.
QList<Verb> verbsOf(const Command& command);

/// Imports the file that the call names after the project, or standard input, as the call's command
/// and verb say: with the format's options, a report of what came, undone whole on failure.
Expected<void> importFile(Call& call);

} // namespace tandem
