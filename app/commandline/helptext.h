#pragma once

#include "models/rounds/round.h"

#include <QCommandLineOption>
#include <QString>

namespace tandem {

struct Command;

enum class Language { English, OfNow };

/// A file of resources/help in the language of now, or English where it is not translated; with
/// what only the program knows filled in. Other languages have "_fa" in the name.
QString helpFile(const QString& name, Language language = Language::OfNow);

/// An option as it is typed: "-h, --help" or "--sample N".
QString optionForm(const QCommandLineOption& option);

/// The guideline of a step that projects without one of their own show, in the language of now;
/// Markdown.
QString builtInGuideline(Step step, Language language = Language::OfNow);

/// The help of one command: usage, what it does, options, examples.
QString helpText(const Command& command);

/// The help of the program: what it does, its commands, its exit codes.
QString overviewText();

/// `text` broken into lines of at most 80 columns, each after the first beginning with `indent`
/// blanks; paragraphs are set apart by empty lines, and lines that begin with a blank stay as they
/// are.
QString wrapped(const QString& text, int indent = 0);

} // namespace tandem
