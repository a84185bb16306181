#include "views/session/persontask.h"

#include "models/kgds/systemlabel.h"
#include "models/results/spelling.h"
#include "models/wordof.h"
#include "views/session/nextsteps.h"
#include "views/session/nextwork.h"
#include "views/session/projectsession.h"

#include <QCoreApplication>

namespace tandem {

namespace {

struct TaskWords
{
    Q_DECLARE_TR_FUNCTIONS(PersonTask)
};

} // namespace

QString taskName(PersonTask::Kind kind)
{
    static constexpr std::array words{QT_TRANSLATE_NOOP("PersonTask", "Label paragraphs"),
        QT_TRANSLATE_NOOP("PersonTask", "Mark key facts"),
        QT_TRANSLATE_NOOP("PersonTask", "Write opinions"),
        QT_TRANSLATE_NOOP("PersonTask", "Peer review"),
        QT_TRANSLATE_NOOP("PersonTask", "Decide differences"),
        QT_TRANSLATE_NOOP("PersonTask", "Review evaluation"),
        QT_TRANSLATE_NOOP("PersonTask", "Review judgments"),
        QT_TRANSLATE_NOOP("PersonTask", "Rate items")};
    return TaskWords::tr(wordOf(kind, words));
}

QString taskPlace(const PersonTask& task)
{
    const QString place = task.position > 0 ? QStringLiteral("%1  %2").arg(
                                                  results::countText(task.position), task.title)
                                            : task.title;
    return task.judge.isEmpty() ? place
                                : TaskWords::tr("%1 (%2, judged by %3)", "sample, system, judge")
                                      .arg(place, kgds::systemLabel(task.system), task.judge);
}

QString taskProgress(const PersonTask& task)
{
    return TaskWords::tr("%1 of %2", "done, all")
        .arg(results::countText(task.done), results::countText(task.total));
}

void goToTask(ProjectSession& session, const PersonTask& task)
{
    using Kind = PersonTask::Kind;
    switch (task.kind) {
    case Kind::Paragraphs:
        goToWork(session, {task.sample, Step::Paragraphs});
        break;
    case Kind::KeyFacts:
        goToWork(session, {task.sample, Step::KeyFacts});
        break;
    case Kind::Opinions:
    case Kind::PeerReview:
        goToWork(session, {task.sample, Step::Opinions});
        break;
    case Kind::Adjudication:
        session.setCurrentStep(task.step);
        session.setCurrentSample(task.sample);
        emit session.workspaceRequested(WorkspaceId::Compare);
        break;
    case Kind::EvaluationReview:
        emit session.workspaceRequested(WorkspaceId::Inspect);
        session.setCurrentEvaluation(task.evaluation);
        break;
    case Kind::JudgmentReview:
        // Pages go only to places that are asked for once their screen is shown.
        emit session.workspaceRequested(WorkspaceId::Models);
        emit NextSteps::of(session).systemRequested(task.system, task.judge, task.sample);
        break;
    case Kind::Rating:
        emit session.workspaceRequested(WorkspaceId::Studies);
        emit NextSteps::of(session).ratingRequested(task.rater);
        break;
    }
}

} // namespace tandem
