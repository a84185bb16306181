#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "models/kgds/statisticsreport.h"
#include "storage/project/benchmark.h"

namespace tandem {

namespace {

Expected<void> runStats(Call& call)
{
    TANDEM_TRY(figures, readProject(call.word(0), [&](Database& database) {
        TerminalProgress progress(call.console, CommandWords::tr("Counting"));
        return benchmarkFigures(database, progress.callback());
    }));
    return call.show(statisticsReport(*figures, call.has("per-sample")));
}

} // namespace

const Command statsCommand{"stats", runStats};

} // namespace tandem
