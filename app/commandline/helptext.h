#pragma once

#include "app/commandline/syntax.h"

namespace tandem {

/// The options of a command with those that every command has.
QList<QCommandLineOption> allOptions(const CommandSyntax& syntax);

/// What follows "tandem NAME", one for each way to call it.
QStringList usagesOf(const CommandSyntax& syntax);

/// The help of one command: usage, what it does, options, examples.
QString helpText(const Command& command);

/// The help of the program: what it does, its commands, its exit codes.
QString overviewText();

/// What the files that labels are read from, and the JSON that commands print, look like.
QString formatsText();

/// `text` broken into lines of at most 80 columns, each after the first beginning with `indent`
/// blanks; paragraphs are set apart by empty lines, and lines that begin with a blank stay as they
/// are.
QString wrapped(const QString& text, int indent = 0);

} // namespace tandem
