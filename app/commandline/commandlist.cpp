#include "app/commandline/commandlist.h"

#include "app/commandline/formernames.h"
#include "app/commandline/importfile.h"
#include "app/commandline/runs/runplanned.h"
#include "storage/project/importformats.h"
#include "storage/runs/runkind.h"

#include <algorithm>

namespace tandem {

namespace {

constexpr const Command* kCommands[] = {&newCommand, &settingsCommand, &importCommand,
    &samplesCommand, &casesCommand, &peopleCommand, &assignCommand, &labelCommand, &submitCommand,
    &roundsCommand, &compareCommand, &calibrateCommand, &agreementCommand, &metricsCommand,
    &measuresCommand, &correlateCommand, &statsCommand, &searchCommand, &exportCommand,
    &publishCommand, &publishDiffCommand, &endpointCommand, &factsCommand, &opinionsCommand,
    &runCommands, &expertCommand, &judgeCommand, &judgesCommand, &scoresCommand, &persevalCommand,
    &kgdsCommand, &usersumCommand, &studyCommand, &serveCommand, &packetCommand, &formCommand,
    &mergeCommand, &teamCommand, &checkCommand};

} // namespace

std::span<const Command* const> commands()
{
    return kCommands;
}

const Command* findCommand(const QString& name)
{
    const QString present = presentCommand(name);
    const auto found = std::find_if(std::begin(kCommands), std::end(kCommands),
        [&](const Command* command) { return present == QLatin1String(command->name); });
    return found == std::end(kCommands) ? nullptr : *found;
}

const char* verbIn(const Command& command, const char* written)
{
    const std::size_t length = qstrlen(command.name);
    const bool isOfCommand = qstrncmp(written, command.name, length) == 0 && written[length] == ' ';
    return isOfCommand ? written + length + 1 : nullptr;
}

QList<Verb> verbsOf(const Command& command)
{
    QList<Verb> verbs(command.verbs.begin(), command.verbs.end());
    const auto add = [&](const char* written, const Verb& verb) {
        const char* word = verbIn(command, written);
        if (word && std::none_of(verbs.cbegin(), verbs.cend(),
                        [&](const Verb& placed) { return qstrcmp(placed.word, word) == 0; }))
            verbs.append({word, verb.run, verb.fewestWords, verb.mostWords});
    };
    for (const RunKind* kind : runKinds())
        add(kind->command, {nullptr, beginRun});
    for (const auto& format : kImportFormats)
        add(format().command, {nullptr, importFile, 3, 3});
    return verbs;
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
