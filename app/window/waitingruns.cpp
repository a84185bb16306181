#include "app/window/waitingruns.h"

#include "app/window/windowwords.h"
#include "storage/project/project.h"
#include "storage/repositories/runrepository.h"
#include "views/session/projectsession.h"
#include "views/session/runtext.h"

#include <QLocale>

#include <utility>

namespace tandem {

namespace {

/// By a person, by a cap or an error, or since the program was ended.
bool isWaiting(const RunRow& run)
{
    return run.state != RunState::Ended && run.state != RunState::Cancelled && run.tasks.open > 0;
}

} // namespace

void tellOfWaitingRuns(
    ProjectSession& session, QObject* guard, std::function<void(const QString&)> tell)
{
    session.project().read<QList<RunRow>>(
        [](Database& database, const CancelFlag&) { return RunRepository(database).list(); }, guard,
        [tell = std::move(tell)](const Expected<QList<RunRow>>& runs) {
            QStringList waiting;
            for (const RunRow& run : runs.value_or(QList<RunRow>())) {
                if (isWaiting(run))
                    waiting +=
                        WindowWords::tr("%1 by %2 (%3 of %4 done)", "a run and its model")
                            .arg(runKindText(run), run.model, QLocale().toString(run.tasks.done),
                                QLocale().toString(run.tasks.all()));
            }
            if (!waiting.isEmpty())
                tell(WindowWords::tr("Unfinished runs that you can resume in Runs: %1.")
                         .arg(waiting.mid(0, 3).join(WindowWords::tr(", "))));
        });
}

} // namespace tandem
