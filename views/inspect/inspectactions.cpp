#include "views/inspect/inspectactions.h"

#include "ui/screen/livetext.h"
#include "views/inspect/decisionwords.h"

#include <QAction>
#include <QWidget>

namespace tandem {

InspectActions::InspectActions(QWidget* workspace, QWidget* caseView)
    : ScreenActions(workspace)
{
    for (QAction* action : {switchSide, readOn}) {
        workspace->removeAction(action);
        caseView->addAction(action);
    }
    for (QAction* action : {agree, disagree, unsure, showReviewed, allDecisions})
        action->setCheckable(true);
    // One opinion a press, however long the key is held; moving about repeats.
    for (QAction* action : {agree, disagree, unsure, agreeWithAll, takeBack, done})
        action->setAutoRepeat(false);
    says(disagree, &QAction::setToolTip,
        [] { return tr("Turns the verdict round; of a match, choose what it should be"); });
    says(done, &QAction::setToolTip,
        [] { return tr("Final: afterwards you see what other reviewers said"); });
}

VerdictCommands InspectActions::verdicts() const
{
    return {agree, disagree, unsure, agreeWithAll, takeBack, note, nextUndecided, nextDiffering,
        done, choosePerson, reply};
}

void InspectActions::showDecision(
    const LoadedCase& shown, const std::optional<expert::DecisionRef>& decision, bool hasPerson)
{
    for (QAction* action : {decideMatch, decideContent, decideStyle})
        action->setEnabled(shown && decision && decision->kind != expert::DecisionKind::Extraction);
    for (QAction* action : {nextAspect, previousAspect, switchSide, readOn, secondSystem, nextMode,
             decideExtraction, exportMenu, exportCopy, exportHtml, exportPdf})
        action->setEnabled(shown != nullptr);
    reply->setEnabled(shown && decision && replyOf(shown->detail.explanation, *decision).isValid());
    reply->setToolTip(
        reply->isEnabled() ? QString() : tr("There is no reply: the evaluation was imported"));
    showReviewed->setEnabled(shown && hasPerson);
}

} // namespace tandem
