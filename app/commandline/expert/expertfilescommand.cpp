#include "app/commandline/command.h"
#include "app/commandline/expert/expertcommand.h"
#include "app/commandline/expert/expertresultfiles.h"
#include "storage/repositories/settingsrepository.h"

namespace tandem {

Expected<void> runExpertExport(Call& call)
{
    const QString project = call.word(1);
    TANDEM_TRY(paths, resultPaths(call, {project}));
    std::optional<QString> system;
    if (call.has("system"))
        system = call.value("system");
    Expected<WrittenResult> written = WrittenResult{};
    // The export's own errors name the file that it writes, not the project.
    TANDEM_DO(readProject(project, [&](Database& database) -> Expected<void> {
        TANDEM_TRY(set, chosenSet(database, call));
        TerminalProgress progress(call.console, CommandWords::tr("Writing the result"));
        written = writeResult(database, *set, system, *paths, progress.callback());
        return {};
    }));
    if (!written)
        return failure(written.error());
    return tellResult(resultJson(*written, *paths), *written, *paths, call);
}

} // namespace tandem
