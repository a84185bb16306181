#include "app/commandline/runs/runselection.h"

#include "app/commandline/command.h"

namespace tandem {

Expected<RunRow> runNamed(Database& database, const QString& word, bool unfinished, Call& call)
{
    RunRepository runs(database);
    // An empty word is most often a variable of the shell that is not set: no run is meant by it.
    if (!word.isNull()) {
        bool isNumber = false;
        const qint64 number = word.toLongLong(&isNumber);
        if (!isNumber)
            return call.misuse(CommandWords::tr("\"%1\" is not a run's number.").arg(word),
                CommandWords::tr("\"tandem run list PROJECT\" lists the runs."));
        return runs.byId(RunId{number}).map_error([number](Error error) {
            error.where = CommandWords::tr("run %1").arg(number);
            error.remedy = CommandWords::tr("\"tandem run list PROJECT\" lists the runs.");
            return error;
        });
    }
    TANDEM_TRY(all, runs.list());
    for (const RunRow& run : *all) {
        if (!unfinished || run.state < RunState::Ended)
            return run;
    }
    return failure(ErrorCode::NotFound, unfinished
                                            ? CommandWords::tr("No run has anything left to do.")
                                            : CommandWords::tr("There are no runs."));
}

QString endpointNameFor(const RunRow& run, Call& call)
{
    return call.has("endpoint") ? call.value("endpoint") : run.endpoint;
}

} // namespace tandem
