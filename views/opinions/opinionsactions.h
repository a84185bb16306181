#pragma once

#include "ui/screen/screenactions.h"

namespace tandem {

/// The commands of the Opinions screen. Keys of single letters act while the text or list that they
/// are about has the keyboard, never while somebody types.
class OpinionsActions final : public ScreenActions
{
    Q_OBJECT
    Q_DISABLE_COPY(OpinionsActions)

public:
    explicit OpinionsActions(QWidget* workspace)
        : ScreenActions(workspace, HeldKeys::GiveOnce)
    {
    }

    /// Lets the single keys of writing act in these views; `links` lists references.
    void attachWriting(QWidget* utterance, QWidget* opinions, QWidget* links);
    /// Lets Enter in the article link what is selected there.
    void attachArticle(QWidget* article);
    /// Lets the single keys of checking act in the list.
    void attachChecking(QWidget* list);

    // In the utterance
    QAction* const markOpinion = commandIn(
        {}, "opinionMark", QT_TR_NOOP("Mark the selection as a main &opinion"), {Qt::Key_O});
    QAction* const changeWords = commandIn({}, "opinionChangeWords",
        QT_TR_NOOP("Mark other words for the opinion"), {Qt::SHIFT | Qt::Key_O});
    QAction* const markReference = commandIn(
        {}, "opinionMarkReference", QT_TR_NOOP("Mark the selection as a &reference"), {Qt::Key_R});
    QAction* const noOpinion =
        commandIn({}, "opinionNone", QT_TR_NOOP("&No opinion in this utterance"), {Qt::Key_N});
    // In the lists below it
    QAction* const removeOpinion =
        commandIn({}, "opinionRemove", QT_TR_NOOP("Remove the opinion"), {Qt::Key_Delete});
    QAction* const linkReference = commandIn({}, "opinionLinkReference",
        QT_TR_NOOP("&Link the reference"), {Qt::Key_Return, Qt::Key_Enter, Qt::Key_L});
    QAction* const toggleKind = commandIn({}, "opinionReferenceKind",
        QT_TR_NOOP("Replace the phrase, or &supplement it"), {Qt::Key_S});
    QAction* const markAnother = commandIn({}, "opinionMarkAnother",
        QT_TR_NOOP("Mark the words for &another referent, too"), {Qt::SHIFT | Qt::Key_R});
    QAction* const removeReference = commandIn(
        {}, "opinionRemoveReference", QT_TR_NOOP("Remove the reference"), {Qt::Key_Delete});
    QAction* const linkSelection =
        commandIn({}, "opinionLinkSelection", QT_TR_NOOP("Link the reference to the selection"),
            {Qt::Key_Return, Qt::Key_Enter}); ///< in the article
    // Anywhere while writing
    QAction* const bold =
        command("opinionBold", QT_TR_NOOP("&Bold: clarified part"), {Qt::CTRL | Qt::Key_B});
    QAction* const split =
        command("opinionSplit", QT_TR_NOOP("&Split into atomic opinions"), {Qt::ALT | Qt::Key_S});
    QAction* const atomUp = command("opinionAtomUp", QT_TR_NOOP("Move the atomic opinion up"),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_Up});
    QAction* const atomDown = command("opinionAtomDown", QT_TR_NOOP("Move the atomic opinion down"),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_Down});
    QAction* const removeAtom = command("opinionRemoveAtom",
        QT_TR_NOOP("Delete the atomic opinion"), {Qt::CTRL | Qt::SHIFT | Qt::Key_K});
    QAction* const nextUtterance = command(
        "opinionNextUtterance", QT_TR_NOOP("Next utterance"), {Qt::CTRL | Qt::Key_PageDown});
    QAction* const previousUtterance = command(
        "opinionPreviousUtterance", QT_TR_NOOP("Previous utterance"), {Qt::CTRL | Qt::Key_PageUp});
    QAction* const giveUtterance =
        command("opinionGiveUtterance", QT_TR_NOOP("Give the utterance to the other"));
    QAction* const handIn = command("opinionsHandIn", QT_TR_NOOP("&Hand in..."),
        {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter});
    QAction* const takeBackHandIn =
        command("opinionsTakeBackHandIn", QT_TR_NOOP("Take the hand-in back"));
    QAction* const assign = command(
        "opinionsAssign", QT_TR_NOOP("&Assign to a pair..."), {Qt::CTRL | Qt::SHIFT | Qt::Key_A});
    // Checking
    QAction* const faithful = commandIn(
        {}, "opinionFaithful", QT_TR_NOOP("&Faithful: yes or no"), {Qt::Key_1, Qt::Key_F});
    QAction* const references = commandIn(
        {}, "opinionReferences", QT_TR_NOOP("&References: yes or no"), {Qt::Key_2, Qt::Key_R});
    QAction* const atomic =
        commandIn({}, "opinionAtomic", QT_TR_NOOP("&Atomic: yes or no"), {Qt::Key_3, Qt::Key_A});
    QAction* const independent = commandIn(
        {}, "opinionIndependent", QT_TR_NOOP("&Independent: yes or no"), {Qt::Key_4, Qt::Key_I});
    QAction* const allYes =
        commandIn({}, "opinionAllYes", QT_TR_NOOP("&Yes to everything"), {Qt::Key_Y});
    QAction* const suggest =
        commandIn({}, "opinionSuggest", QT_TR_NOOP("&Suggest a correction"), {Qt::Key_S});
    QAction* const note = commandIn({}, "opinionNote", QT_TR_NOOP("No&te"), {Qt::Key_T});
    QAction* const giveCheck = commandIn(
        {}, "opinionGiveCheck", QT_TR_NOOP("Give the check"), {Qt::Key_Return, Qt::Key_Enter});
    QAction* const accept =
        commandIn({}, "opinionAccept", QT_TR_NOOP("&Accept the suggestion"), {Qt::Key_A});
    QAction* const change =
        commandIn({}, "opinionChange", QT_TR_NOOP("&Change the opinion"), {Qt::Key_C});
    QAction* const defend =
        commandIn({}, "opinionDefend", QT_TR_NOOP("&Defend the opinion"), {Qt::Key_D});
    QAction* const keep =
        commandIn({}, "opinionKeep", QT_TR_NOOP("&Keep the opinion"), {Qt::Key_K});
    QAction* const drop = commandIn({}, "opinionDrop", QT_TR_NOOP("Drop the opinion"), {Qt::Key_X});
    QAction* const nextWaiting = command(
        "opinionNextWaiting", QT_TR_NOOP("Next opinion that waits for me"), {Qt::CTRL | Qt::Key_J});
    QAction* const settle =
        command("opinionsSettle", QT_TR_NOOP("&Settle..."), {Qt::CTRL | Qt::Key_S});
    QAction* const reopen = command("opinionsReopen", QT_TR_NOOP("Reopen..."));
    // Anywhere
    QAction* const guideline = command("opinionsGuideline", QT_TR_NOOP("&Guideline"), {Qt::Key_F2});
    // Moving about
    QAction* const nextOpen = command(
        "opinionsNextOpen", QT_TR_NOOP("Next open sample"), {Qt::CTRL | Qt::SHIFT | Qt::Key_J});
    QAction* const nextSample =
        command("opinionsNextSample", QT_TR_NOOP("Next sample"), {Qt::ALT | Qt::Key_Down});
    QAction* const previousSample =
        command("opinionsPreviousSample", QT_TR_NOOP("Previous sample"), {Qt::ALT | Qt::Key_Up});
    QAction* const focusUtterance =
        command("opinionsFocusUtterance", QT_TR_NOOP("Go to the utterance"), {Qt::ALT | Qt::Key_U});
    QAction* const focusOpinions =
        command("opinionsFocusOpinions", QT_TR_NOOP("Go to the opinions"), {Qt::ALT | Qt::Key_O});
    QAction* const focusReferences = command(
        "opinionsFocusReferences", QT_TR_NOOP("Go to the references"), {Qt::ALT | Qt::Key_R});
    QAction* const focusClear =
        command("opinionsFocusClear", QT_TR_NOOP("Go to the clear opinion"), {Qt::ALT | Qt::Key_C});
    QAction* const focusAtoms = command(
        "opinionsFocusAtoms", QT_TR_NOOP("Go to the atomic opinions"), {Qt::ALT | Qt::Key_T});
    QAction* const focusArticle =
        command("opinionsFocusArticle", QT_TR_NOOP("Go to the article"), {Qt::ALT | Qt::Key_A});
    QAction* const focusDiscussion = command(
        "opinionsFocusDiscussion", QT_TR_NOOP("Go to the discussion"), {Qt::ALT | Qt::Key_D});
};

} // namespace tandem
