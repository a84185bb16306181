#include "app/commandline/commandlist.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr const Command* kCommands[] = {&newCommand, &settingsCommand, &importCommand,
    &samplesCommand, &casesCommand, &peopleCommand, &assignCommand, &labelCommand, &handInCommand,
    &roundsCommand, &compareCommand, &calibrateCommand, &agreementCommand, &metricsCommand,
    &correlateCommand, &statsCommand, &searchCommand, &exportCommand, &endpointCommand,
    &factsCommand, &opinionsCommand, &runCommands, &expertCommand, &judgeCommand, &scoresCommand,
    &persevalCommand, &kgdsCommand, &usersumCommand, &studyCommand, &serveCommand, &packetCommand,
    &formCommand, &mergeCommand, &checkCommand};

} // namespace

std::span<const Command* const> commands()
{
    return kCommands;
}

const Command* findCommand(const QString& name)
{
    const auto found = std::find_if(std::begin(kCommands), std::end(kCommands),
        [&](const Command* command) { return name == QLatin1String(command->name); });
    return found == std::end(kCommands) ? nullptr : *found;
}

QStringList commandNames()
{
    QStringList names;
    for (const Command* command : kCommands)
        names.append(QLatin1String(command->name));
    names.append(QStringLiteral("help"));
    return names;
}

} // namespace tandem
