#include "app/commandline/command.h"
#include "app/commandline/commandlist.h"
#include "models/kgds/statisticsreport.h"
#include "storage/project/benchmark.h"
#include "storage/repositories/excluding.h"

namespace tandem {

namespace {

Expected<void> runStats(Call& call)
{
    TANDEM_TRY(
        report, readProject(call.word(0), [&](Database& database) -> Expected<results::Report> {
            TerminalProgress progress(call.console, CommandWords::tr("Counting"));
            TANDEM_TRY(figures, benchmarkFigures(database, progress.callback()));
            TANDEM_TRY(reasons, SettingAside(database).sampleReasons());
            return statisticsReport(*figures, call.has("per-sample"), *reasons);
        }));
    return call.show(*report);
}

} // namespace

const Command statsCommand{"stats", runStats};

} // namespace tandem
