#include "views/runs/runresults.h"

#include "models/kgds/runparts.h"
#include "storage/project/project.h"
#include "storage/repositories/firstevaluation.h"
#include "storage/repositories/runtasks.h"
#include "storage/repositories/systemoutputrepository.h"
#include "storage/runs/runkind.h"
#include "views/session/nextsteps.h"
#include "views/session/projectsession.h"

namespace tandem {

RunResults::RunResults(ProjectSession& session, QObject* parent)
    : QObject(parent)
    , m_session(session)
{
}

std::optional<WorkspaceId> RunResults::placeOf(const RunRow* run)
{
    if (!run)
        return WorkspaceId::Inspect;
    return run->kind ? workspaceOfKeyword(QLatin1String(runKind(*run->kind).results))
                     : std::nullopt;
}

Expected<void> RunResults::open(const RunRow& run)
{
    const auto there = placeOf(&run);
    if (!there)
        return {};
    const bool evaluates = *run.kind == RunKindId::Expert;
    if (evaluates) { // what Inspect shows where one goes on from the scores
        TANDEM_DO(showEvaluation(run.id));
    }
    emit m_session.workspaceRequested(*there);
    if (evaluates)
        emit NextSteps::of(m_session).caseScoresRequested(run.id);
    if (there == WorkspaceId::Models)
        return openSystem(run);
    if (there == WorkspaceId::Timelines)
        return openUsers(run);
    return {};
}

Expected<void> RunResults::showEvaluation(RunId run)
{
    TANDEM_TRY(first, firstEvaluation(m_session.project().reader(), run));
    if (first->isValid())
        m_session.setCurrentEvaluation(*first);
    return {};
}

/// Has the users listed that the run is about, with whose summaries it made or asked about.
Expected<void> RunResults::openUsers(const RunRow& run)
{
    TANDEM_TRY(tasks, RunTasks(m_session.project().reader()).tasks(run.id, false, 0, 1));
    if (tasks->isEmpty())
        return {};
    const TaskRow& first = tasks->first();
    const QString maker = runKind(*run.kind).makerName(runOptionsFrom(run.settings));
    emit NextSteps::of(m_session).usersRequested(
        first.user, itemsOf(*run.kind) == RunItems::TimelineUsers ? maker : first.system);
    return {};
}

/// Has the first thing shown that the run is about.
Expected<void> RunResults::openSystem(const RunRow& run)
{
    Database& database = m_session.project().reader();
    const RunOptions options = runOptionsFrom(run.settings);
    TANDEM_TRY(tasks, RunTasks(database).tasks(run.id, false, 0, 1));
    if (tasks->isEmpty())
        return {};
    const RunSubject& first = tasks->first().subject;
    if (itemsOf(*run.kind) == RunItems::SystemOutputs) {
        TANDEM_TRY(output, SystemOutputRepository(database).byId(SystemOutputId{first.id}));
        emit NextSteps::of(m_session).systemRequested(
            output->made.system, runKind(*run.kind).makerName(options), output->made.sample);
        return {};
    }
    const auto turn = kgds::SummaryTurn::fromKey(first.part);
    if (!turn)
        return {};
    const QList<kgds::Paradigm>& made = options.summaries.paradigms;
    emit NextSteps::of(m_session).systemRequested(
        {options.summaries.system, made.value(0, turn->paradigm), turn->pattern}, {}, first.sample);
    return {};
}

} // namespace tandem
