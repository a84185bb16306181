#pragma once

#include "app/commandline/call.h"
#include "app/commandline/json.h"
#include "app/commandline/nearest.h"
#include "app/commandline/output.h"
#include "app/commandline/projectfile.h"
#include "app/commandline/terminalprogress.h"

#include <QCoreApplication>

/// What every command begins with.
namespace tandem {

/// Translates the texts of all commands.
struct CommandWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

} // namespace tandem
