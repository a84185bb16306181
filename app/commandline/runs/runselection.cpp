#include "app/commandline/runs/runselection.h"

#include "app/commandline/command.h"
#include "storage/repositories/runtasks.h"

namespace tandem {

Expected<RunRow> runNamed(Database& database, const QString& word, bool unfinished, Call& call)
{
    RunRepository runs(database);
    // An empty word is most often a variable of the shell that is not set: no run is meant by it.
    if (!word.isNull()) {
        bool isNumber = false;
        const qint64 number = word.toLongLong(&isNumber);
        if (!isNumber)
            return call.misuse(CommandWords::tr("\"%1\" is not a run number.").arg(word),
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

Expected<RunRow> runToResume(Database& database, const QString& word, Call& call)
{
    if (!word.isNull())
        return runNamed(database, word, true, call);
    TANDEM_TRY(all, RunRepository(database).list());
    constexpr qsizetype kMostNamed = 3;
    QStringList again;
    for (const RunRow& run : *all) {
        if (run.state < RunState::Ended)
            return run;
        if (run.state == RunState::Cancelled)
            continue;
        TANDEM_TRY(lacksReplies, RunTasks(database).hasUnanswered(run.id));
        if (*lacksReplies)
            return run;
        if (run.tasks.failed + run.tasks.unread > 0 && again.size() < kMostNamed)
            again.append(QStringLiteral("\"tandem run retry %1 %2\"")
                             .arg(call.word(1), QString::number(run.id.value)));
    }
    return failure(ErrorCode::NotFound, CommandWords::tr("No run has anything left to do."), {},
        again.isEmpty() ? QString()
                        : CommandWords::tr("Retry failed and unparsable tasks with %1.")
                              .arg(again.join(QStringLiteral(", "))));
}

QString endpointNameFor(const RunRow& run, Call& call)
{
    return call.has("endpoint") ? call.value("endpoint") : run.endpoint;
}

} // namespace tandem
