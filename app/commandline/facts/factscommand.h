#pragma once

#include "app/commandline/call.h"

/// What stands behind "tandem facts": one command whose first word says what is done. The words for
/// runs of a language model are in factsruncommand.cpp, those for a person's edits in
/// factseditcommand.cpp.
namespace tandem {

/// The words after "facts" that make runs: "decompose" and "mask".
QStringList factsRunVerbs();
/// Adds usage, options and examples of those to the command's syntax.
void addFactsRunSyntax(CommandSyntax& syntax);
Expected<void> runFactsRun(const QString& verb, Call& call);

/// The words after "facts" that list and edit.
QStringList factsEditVerbs();
/// Adds usage, options and examples of those to the command's syntax.
void addFactsEditSyntax(CommandSyntax& syntax);
Expected<void> runFactsEdit(const QString& verb, Call& call);

} // namespace tandem
