#pragma once

#include "models/error.h"

#include <QCommandLineOption>
#include <QStringList>

namespace tandem {

class Arguments;
struct Console;

/// --overwrite, for commands that write files.
QCommandLineOption overwriteOption();

/// On a terminal asks whether those of the files that are there already are replaced; a failure
/// (Refused) where they are not. Nobody is asked with --overwrite, nor in a script, which replaces
/// as shell tools do.
Expected<void> askToReplace(const QStringList& paths, const Arguments& arguments, Console& console);

} // namespace tandem
