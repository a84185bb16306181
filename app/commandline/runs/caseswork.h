#pragma once

#include "app/commandline/runs/modelaccess.h"
#include "app/commandline/runs/runbegin.h"
#include "app/commandline/runs/rundrive.h"
#include "storage/formats/caserow.h"
#include "storage/runs/runplan.h"

#include <QString>

namespace tandem {

class Database;
class Call;

/// A run about cases that a command works on: of a file of cases in a project beside the result, or
/// of a project in that project itself.
struct CasesWork
{
    QString cases;   ///< a file of cases, or a project
    QString project; ///< where the work is kept
    bool isOwnProject = false;
    bool isNew = false;                        ///< its project is not there yet
    QString system;                            ///< that outputs without one are of
    CaseNeeds needs = CaseNeeds::ExpectedText; ///< of the file of cases
    RunPlan plan;
    ReadyEndpoint ready;
};

/// The work on `cases` whose result goes to `result`, with neither plan nor endpoint yet.
CasesWork casesWork(const QString& cases, const QString& result, const QString& system);

/// Chooses the run that did, or is to do, what a plan says. Inside a write.
using RunChooser = Expected<RunId> (*)(Database& database, const RunPlan& plan);

/// Reads the cases into the project, unless it is the user's own, and works on the run that
/// `choose` gives until it is through with everything; not at all where it is already. A project
/// that nothing was begun in is taken away again. Errors: what kept it from beginning.
Expected<DrivenRun> worked(const CasesWork& work, RunChooser choose, Call& call);

/// What the run would take, without making it or anything else.
Expected<RunForecast> forecastOf(const CasesWork& work, Call& call);

/// Reads the cases as worked() does, and begins the run by writing what it has to ask into `file`.
Expected<BegunBatch> begunBatch(
    const CasesWork& work, RunChooser choose, const QString& file, Call& call);

/// How the run ended, said for somebody who knows the command that began it and no other.
Expected<void> outcomeOf(const DrivenRun& run);

} // namespace tandem
