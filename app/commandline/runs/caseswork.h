#pragma once

#include "app/commandline/runs/modelaccess.h"
#include "app/commandline/runs/runbegin.h"
#include "storage/formats/caserow.h"
#include "storage/runs/runplan.h"

#include <QString>

#include <functional>

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
    /// Refuses the work before anything is asked, with the run that is to do it; may be empty.
    std::function<Expected<void>(Database&, RunId)> check;
};

/// The work on `cases` whose result goes to `result`, with neither plan nor endpoint yet.
CasesWork casesWork(const QString& cases, const QString& result, const QString& system);

/// Says what the run of the plan would take, writes its questions as a batch, or works on it until
/// it is through with everything, as the call asks: the run that did, or is to do, what the plan
/// says. Reads the cases first, unless the project is the user's own; a project that nothing was
/// begun in is taken away again. What is left to do with a run that is through does `finish`, also
/// where a batch would have nothing to ask.
Expected<void> runCases(
    const CasesWork& work, Call& call, const std::function<Expected<void>(const RunRow&)>& finish);

} // namespace tandem
