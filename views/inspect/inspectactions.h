#pragma once

#include "models/expert/decision.h"
#include "ui/screen/screenactions.h"
#include "ui/verdicts/answerbar.h"
#include "views/inspect/caseloader.h"

#include <optional>

namespace tandem {

/// Every command of Inspect, with its key. Single letters act wherever nobody is typing: a line
/// edit takes them before a shortcut does.
class InspectActions final : public ScreenActions
{
    Q_OBJECT

public:
    /// The actions belong to `workspace`, in which they act; Tab and Space act in `caseView`
    /// alone, so that the keyboard can leave everything else, and press it.
    InspectActions(QWidget* workspace, QWidget* caseView);

    QAction* const nextCase =
        command("inspectNextCase", QT_TR_NOOP("Next &case"), {Qt::CTRL | Qt::Key_Down});
    QAction* const previousCase =
        command("inspectPreviousCase", QT_TR_NOOP("Previous c&ase"), {Qt::CTRL | Qt::Key_Up});
    QAction* const filterCases = command("inspectFilter", QT_TR_NOOP("&Filter cases"),
        {Qt::Key_Slash, Qt::CTRL | Qt::SHIFT | Qt::Key_F});
    QAction* const nextAspect =
        command("inspectNextAspect", QT_TR_NOOP("&Next aspect"), {Qt::Key_J});
    QAction* const previousAspect =
        command("inspectPreviousAspect", QT_TR_NOOP("&Previous aspect"), {Qt::Key_K});
    QAction* const switchSide =
        command("inspectSwitchSide", QT_TR_NOOP("Recall or p&recision side"), {Qt::Key_Tab});
    QAction* const secondSystem =
        command("inspectSecondSystem", QT_TR_NOOP("&Second system beside it"), {Qt::Key_B});
    QAction* const readOn =
        command("inspectReadOn", QT_TR_NOOP("Read on in the reas&on"), {Qt::Key_Space});
    QAction* const nextMode =
        command("inspectNextMode", QT_TR_NOOP("Next &mode of the score"), {Qt::Key_M});
    QAction* const agree = command("inspectAgree", QT_TR_NOOP("A&gree"),
        {Qt::Key_A}); ///< checkable, as the next two: what is on disk for the current decision
    QAction* const disagree = command("inspectDisagree", QT_TR_NOOP("&Disagree"), {Qt::Key_D});
    QAction* const unsure = command("inspectUnsure", QT_TR_NOOP("Uns&ure"), {Qt::Key_U});
    QAction* const agreeWithAll = command("inspectAgreeWithAll",
        QT_TR_NOOP("Agree with all that is &left of the aspect"), {Qt::SHIFT | Qt::Key_A});
    QAction* const takeBack =
        command("inspectTakeBack", QT_TR_NOOP("Take the opinion &back"), {Qt::Key_Backspace});
    QAction* const note = command("inspectNote", QT_TR_NOOP("No&te…"), {Qt::Key_T});
    QAction* const decideMatch =
        command("inspectDecideMatch", QT_TR_NOOP("Decide: &match"), {Qt::Key_1});
    QAction* const decideContent =
        command("inspectDecideContent", QT_TR_NOOP("Decide: &content"), {Qt::Key_2});
    QAction* const decideStyle =
        command("inspectDecideStyle", QT_TR_NOOP("Decide: &style"), {Qt::Key_3});
    QAction* const decideExtraction =
        command("inspectDecideExtraction", QT_TR_NOOP("Decide: aspects of the te&xt"), {Qt::Key_X});
    QAction* const nextUndecided =
        command("inspectNextUndecided", QT_TR_NOOP("Next &undecided decision"), {Qt::Key_N});
    QAction* const nextDiffering = command("inspectNextDiffering",
        QT_TR_NOOP("Next decision where reviewers di&ffer"), {Qt::SHIFT | Qt::Key_N});
    QAction* const allDecisions = command("inspectAllDecisions",
        QT_TR_NOOP("A&ll decisions of all cases"), {Qt::Key_L}); ///< checkable: they are shown
    QAction* const reply = command("inspectReply", QT_TR_NOOP("&Reply and prompt"), {Qt::Key_R});
    QAction* const showReviewed =
        command("inspectShowReviewed", QT_TR_NOOP("Draw links as I &judge them"),
            {Qt::Key_V}); ///< checkable: the links are drawn as the reviewer judges
    QAction* const done = command(
        "inspectDone", QT_TR_NOOP("D&one with this evaluation"), {Qt::CTRL | Qt::Key_Return});
    QAction* const choosePerson = command("inspectChoosePerson", QT_TR_NOOP("Choose &your name…"));
    QAction* const exportMenu =
        command("inspectExport", QT_TR_NOOP("&Export this case…"), {Qt::Key_E});
    QAction* const exportCopy = command("inspectExportCopy", QT_TR_NOOP("&Copy the case as text"));
    QAction* const exportHtml = command("inspectExportHtml", QT_TR_NOOP("Case as a &web page…"));
    QAction* const exportPdf = command("inspectExportPdf", QT_TR_NOOP("Case as &PDF…"));

    /// Those by which decisions are judged.
    VerdictCommands verdicts() const;
    /// Enables what else there is to be done about a case, null for none, and its decision.
    void showDecision(const LoadedCase& shown, const std::optional<expert::DecisionRef>& decision,
        bool hasPerson);
};

} // namespace tandem
