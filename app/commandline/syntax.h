#pragma once

#include "models/error.h"

#include <QCommandLineOption>
#include <QList>
#include <QString>
#include <QStringList>

#include <limits>
#include <span>

namespace tandem {

class Call;

/// Words behind the project that a command takes without an end.
inline constexpr int kAnyNumber = std::numeric_limits<int>::max();

/// One of the words that say what a command is to do. What follows it stands in the usage of the
/// command's help.
struct Verb
{
    const char* word;
    Expected<void> (*run)(Call& call);
    int fewestWords = 2; ///< with the verb itself
    int mostWords = 2;
};

/// One subcommand of the program. What else its help says, and its options, are in
/// resources/help/commands.txt.
struct Command
{
    const char* name;
    /// Does it. A failure becomes one line on stderr; nothing half-written is left behind. None:
    /// what its verb says.
    Expected<void> (*run)(Call& call);
    int fewestWords = 1; ///< arguments that are no options
    int mostWords = 1;
    std::span<const Verb> verbs = {};
    int verbPlace = 0; ///< among its words; 1: behind the project
};

/// One line of a usage, taken apart. It says all that its verb takes: what does not stand in it is
/// refused.
class Usage final
{
public:
    explicit Usage(const QString& line);

    /// The line with `verb` in the place of its verbs.
    QString with(const QString& verb) const;
    /// Its verbs, those that are written as options too.
    QStringList verbs() const;
    /// That of its verbs which is among `words`, or none.
    QString verbAmong(const QStringList& words) const;
    /// Whether it may be called without a verb, or with one that is written as an option.
    bool needsNoVerb() const;
    /// Whether it takes the option with one of these names.
    bool takes(const QStringList& names) const;
    /// Whether it takes these two at once.
    bool takesBoth(const QStringList& names, const QStringList& others) const;

private:
    qsizetype placeOf(const QStringList& names) const;

    QString m_line;
    QString m_verbs;              ///< as they stand there, like "add|--add" or "[list]"
    QList<QStringList> m_options; ///< without dashes; those of one list exclude each other
    bool m_takesAll = false;
};

/// What a command takes, as its help shows it and its call is read, in the language of now. Every
/// command also takes --json and --help.
struct CommandSyntax
{
    QString summary;   ///< one line
    QStringList usage; ///< what follows "tandem NAME", one line for each way to call it
    QString text;      ///< paragraphs set apart by empty lines; may be empty
    QList<QCommandLineOption> options;
    QStringList examples; ///< whole command lines

    /// The usages that a call with these words may be meant by.
    QList<Usage> usagesOf(const QStringList& words) const;
};
CommandSyntax syntaxOf(const Command& command);

/// Does what the word at `place` says, the first of the verbs where there is none; a misuse where
/// it is none of the verbs, or takes other words.
Expected<void> runVerb(std::span<const Verb> verbs, Call& call, int place = 0);

} // namespace tandem
