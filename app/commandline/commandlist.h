#pragma once

#include "app/commandline/syntax.h"

#include <QList>
#include <QStringList>

#include <span>

/// Every subcommand; each is defined in the file of its name.
namespace tandem {

extern const Command newCommand, settingsCommand, importCommand, samplesCommand, casesCommand,
    peopleCommand, assignCommand, labelCommand, submitCommand, roundsCommand, compareCommand,
    calibrateCommand, agreementCommand, metricsCommand, measuresCommand, correlateCommand,
    statsCommand, searchCommand, exportCommand, endpointCommand, factsCommand, opinionsCommand,
    runCommands, expertCommand, judgeCommand, judgesCommand, scoresCommand, persevalCommand,
    kgdsCommand, usersumCommand, studyCommand, serveCommand, packetCommand, formCommand,
    mergeCommand, teamCommand, checkCommand, publishCommand, publishDiffCommand;

/// All of them, in the order in which help lists them. A new one is added there and nowhere else.
std::span<const Command* const> commands();

/// Returns the command with this name, present or former (formernames.h), or null.
const Command* findCommand(const QString& name);

/// The verb in "COMMAND VERB", as what begins a run or imports a format is written; null where that
/// is of another command, or has no verb.
const char* verbIn(const Command& command, const char* written);

/// The verbs of a command: its own, and behind them those that begin a run or import a format and
/// that it does not place itself.
QList<Verb> verbsOf(const Command& command);

/// The names of all commands, "help" included.
QStringList commandNames();

} // namespace tandem
