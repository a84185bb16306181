#pragma once

#include "app/commandline/syntax.h"

#include <QStringList>

#include <span>

/// Every subcommand; each is defined in the file of its name.
namespace tandem {

extern const Command newCommand, settingsCommand, importCommand, samplesCommand, casesCommand,
    peopleCommand, assignCommand, labelCommand, handInCommand, roundsCommand, compareCommand,
    calibrateCommand, agreementCommand, metricsCommand, correlateCommand, statsCommand,
    searchCommand, exportCommand, endpointCommand, factsCommand, opinionsCommand, runCommands,
    expertCommand, judgeCommand, scoresCommand, persevalCommand, kgdsCommand, usersumCommand,
    studyCommand, serveCommand, packetCommand, formCommand, mergeCommand, checkCommand;

/// All of them, in the order in which help lists them. A new one is added there and nowhere else.
std::span<const Command* const> commands();

/// The command with this name, or none.
const Command* findCommand(const QString& name);

/// The names of all commands, "help" included.
QStringList commandNames();

} // namespace tandem
