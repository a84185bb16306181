#include "views/inspect/inspectactions.h"

#include <QAction>
#include <QWidget>

namespace tandem {

InspectActions::InspectActions(QWidget* workspace, QWidget* caseView)
    : QObject(workspace)
    , m_workspace(workspace)
{
    nextAspect = add("inspectNextAspect", Qt::Key_J);
    previousAspect = add("inspectPreviousAspect", Qt::Key_K);
    switchSide = add("inspectSwitchSide", Qt::Key_Tab);
    nextUndecided = add("inspectNextUndecided", Qt::Key_N);
    secondSystem = add("inspectSecondSystem", Qt::Key_B);
    nextMode = add("inspectNextMode", Qt::Key_M);
    nextCase = add("inspectNextCase", Qt::CTRL | Qt::Key_Down);
    previousCase = add("inspectPreviousCase", Qt::CTRL | Qt::Key_Up);
    filterCases = add("inspectFilter", Qt::Key_Slash);
    agree = add("inspectAgree", Qt::Key_A);
    disagree = add("inspectDisagree", Qt::Key_D);
    unsure = add("inspectUnsure", Qt::Key_U);
    agreeWithAll = add("inspectAgreeWithAll", Qt::SHIFT | Qt::Key_A);
    takeBack = add("inspectTakeBack", Qt::Key_Backspace);
    note = add("inspectNote", Qt::Key_T);
    decideMatch = add("inspectDecideMatch", Qt::Key_1);
    decideContent = add("inspectDecideContent", Qt::Key_2);
    decideStyle = add("inspectDecideStyle", Qt::Key_3);
    decideExtraction = add("inspectDecideExtraction", Qt::Key_X);
    reply = add("inspectReply", Qt::Key_R);
    showReviewed = add("inspectShowReviewed", Qt::Key_V);
    done = add("inspectDone", Qt::CTRL | Qt::Key_Return);
    exportMenu = add("inspectExport", Qt::Key_E);
    exportCopy = add("inspectExportCopy", {});
    exportHtml = add("inspectExportHtml", {});
    exportPdf = add("inspectExportPdf", {});
    for (QAction* action : {agree, disagree, unsure, showReviewed})
        action->setCheckable(true);
    filterCases->setShortcuts({QKeySequence(Qt::Key_Slash), QKeySequence(QKeySequence::Find)});
    m_workspace->removeAction(switchSide);
    caseView->addAction(switchSide);
    retranslate();
}

QAction* InspectActions::add(const char* name, const QKeySequence& key)
{
    auto* action = new QAction(m_workspace);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    m_workspace->addAction(action);
    return action;
}

QList<QAction*> InspectActions::all() const
{
    return {nextCase, previousCase, filterCases, nextAspect, previousAspect, switchSide,
        secondSystem, nextMode, agree, disagree, unsure, agreeWithAll, takeBack, note, decideMatch,
        decideContent, decideStyle, decideExtraction, nextUndecided, reply, showReviewed, done,
        exportMenu, exportCopy, exportHtml, exportPdf};
}

void InspectActions::retranslate()
{
    nextAspect->setText(tr("&Next aspect"));
    previousAspect->setText(tr("&Previous aspect"));
    switchSide->setText(tr("Recall or p&recision side"));
    nextUndecided->setText(tr("Next &undecided decision"));
    secondSystem->setText(tr("&Second system beside it"));
    nextMode->setText(tr("Next &mode of the score"));
    nextCase->setText(tr("Next &case"));
    previousCase->setText(tr("Previous c&ase"));
    filterCases->setText(tr("&Filter cases"));
    agree->setText(tr("A&gree"));
    disagree->setText(tr("&Disagree"));
    unsure->setText(tr("Uns&ure"));
    agreeWithAll->setText(tr("Agree with all that is &left of the aspect"));
    takeBack->setText(tr("Take the opinion &back"));
    note->setText(tr("No&te…"));
    decideMatch->setText(tr("Decide: &match"));
    decideContent->setText(tr("Decide: &content"));
    decideStyle->setText(tr("Decide: &style"));
    decideExtraction->setText(tr("Decide: aspects of the te&xt"));
    reply->setText(tr("&Reply and prompt"));
    showReviewed->setText(tr("Draw links as I &judge them"));
    done->setText(tr("D&one with this evaluation"));
    exportMenu->setText(tr("&Export this case…"));
    exportCopy->setText(tr("&Copy the case as text"));
    exportHtml->setText(tr("Case as a &web page…"));
    exportPdf->setText(tr("Case as &PDF…"));
    disagree->setToolTip(tr("Turns the verdict round; of a match, choose what it should be"));
    done->setToolTip(tr("Final: afterwards you see what other reviewers said"));
}

} // namespace tandem
