#pragma once

#include <QString>
#include <QStringList>

/// Names of commands, verbs, options and their words that version 0.7 replaced. They still work,
/// for this version alone, and are neither in help nor in completion.
namespace tandem {

struct Command;

/// Returns the present name of a command; `name` itself where it was not renamed.
QString presentCommand(const QString& name);

/// Returns `arguments` of a command with its options, and the words that they take, under their
/// present names. What follows "--" is no option and stays.
QStringList withPresentOptions(const Command& command, QStringList arguments);

/// Returns `words`, the arguments that are no options, with the verb under its present name.
QStringList withPresentVerb(const Command& command, QStringList words);

} // namespace tandem
