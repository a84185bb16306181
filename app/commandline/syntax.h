#pragma once

#include "models/error.h"

#include <QCommandLineOption>
#include <QList>
#include <QString>

#include <limits>
#include <span>

namespace tandem {

class Call;

/// Words behind the project that a command takes without an end.
inline constexpr int kAnyNumber = std::numeric_limits<int>::max();

/// One of the words that say what a command is to do.
struct Verb
{
    const char* word;
    Expected<void> (*run)(Call& call);
    int fewestWords = 2; ///< with the verb itself
    int mostWords = 2;
    const char* usage = "";   ///< what follows the verb
    const char* options = ""; ///< those that it knows, set apart by blanks; "": all of the command
};

/// What a command takes, as its help shows it and its call is read. Every command also takes --json
/// and --help.
struct CommandSyntax
{
    QString summary;          ///< one line
    QList<const char*> usage; ///< what follows "tandem NAME", one line for each way to call it
    std::span<const Verb> verbs = {}; ///< whose usage stands in the place of that
    QString text;                     ///< paragraphs set apart by empty lines; may be empty
    QList<QCommandLineOption> options;
    int fewestWords = 1; ///< arguments that are no options
    int mostWords = 1;
    QList<const char*> examples; ///< whole command lines
};

/// An option by its names, set apart by blanks, and what its value is called in the help; without
/// that it takes none.
QCommandLineOption option(const char* names, const QString& description, const char* value = "");

/// One subcommand of the program.
struct Command
{
    const char* name;
    CommandSyntax (*syntax)();
    /// Does it. A failure becomes one line on stderr; nothing half-written is left behind.
    Expected<void> (*run)(Call& call);
};

/// Does what the word at `place` says; a misuse where it is none of the verbs, or takes other words
/// or options.
Expected<void> runVerb(std::span<const Verb> verbs, Call& call, int place = 0);

} // namespace tandem
