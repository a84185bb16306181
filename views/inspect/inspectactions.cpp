#include "views/inspect/inspectactions.h"

#include "ui/screen/livetext.h"
#include "views/inspect/decisionwords.h"
#include "views/inspect/reviewdesk.h"

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

void InspectActions::show(const ReviewDesk& desk, bool hasPerson)
{
    const LoadedCase shown = desk.shownCase();
    const auto current = desk.current();
    const bool isJudged = shown && current && desk.mayReview() && desk.isReviewable(*current);
    for (QAction* action : {agree, disagree, unsure, agreeWithAll, takeBack, note})
        action->setEnabled(isJudged);
    const auto stance =
        current ? desk.reviews().value(*current).stance : std::optional<expert::Stance>();
    agree->setChecked(stance == expert::Stance::Agree);
    disagree->setChecked(stance == expert::Stance::Disagree);
    unsure->setChecked(stance == expert::Stance::Unsure);
    done->setEnabled(desk.mayReview());
    for (QAction* action : {decideMatch, decideContent, decideStyle})
        action->setEnabled(shown && current && current->kind != expert::DecisionKind::Extraction);
    for (QAction* action : {nextAspect, previousAspect, switchSide, readOn, secondSystem, nextMode,
             decideExtraction, exportMenu, exportCopy, exportHtml, exportPdf})
        action->setEnabled(shown != nullptr);
    reply->setEnabled(shown && current && replyOf(shown->detail.explanation, *current).isValid());
    reply->setToolTip(
        reply->isEnabled() ? QString() : tr("There is no reply: the evaluation was imported"));
    showReviewed->setEnabled(shown && hasPerson);
    choosePerson->setVisible(!hasPerson);
}

} // namespace tandem
