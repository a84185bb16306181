#pragma once

#include "models/error.h"

#include <QCommandLineOption>
#include <QList>
#include <QString>
#include <QStringList>

namespace tandem {

class Arguments;
struct Console;

/// What a command takes, as its help shows it and its arguments are read. Every command also takes
/// --json and --help.
struct CommandSyntax
{
    QString summary;   ///< one line
    QStringList usage; ///< what follows "tandem NAME", one line for each way to call it
    QString text;      ///< paragraphs set apart by empty lines; may be empty
    QList<QCommandLineOption> options;
    int fewestWords = 1; ///< arguments that are no options
    int mostWords = 1;
    QStringList examples; ///< whole command lines
};

/// One subcommand of the program.
struct Command
{
    const char* name;
    CommandSyntax (*syntax)();
    /// Does it. A failure becomes one line on stderr; nothing half-written is left behind.
    Expected<void> (*run)(const Arguments& arguments, Console& console);
};

} // namespace tandem
