#include "views/opinions/opinionsactions.h"

#include <QAction>
#include <QKeySequence>
#include <QWidget>

namespace tandem {

OpinionsActions::OpinionsActions(QWidget* workspace)
    : QObject(workspace)
    , m_workspace(workspace)
{
    const bool single = true;
    markOpinion = add("opinionMark", {Qt::Key_O}, single);
    changeWords = add("opinionChangeWords", {Qt::SHIFT | Qt::Key_O}, single);
    markReference = add("opinionMarkReference", {Qt::Key_R}, single);
    noOpinion = add("opinionNone", {Qt::Key_N}, single);
    removeOpinion = add("opinionRemove", {Qt::Key_Delete}, single);
    linkReference = add("opinionLinkReference", {Qt::Key_Return, Qt::Key_Enter, Qt::Key_L}, single);
    toggleKind = add("opinionReferenceKind", {Qt::Key_S}, single);
    removeReference = add("opinionRemoveReference", {Qt::Key_Delete}, single);
    linkSelection = add("opinionLinkSelection", {Qt::Key_Return, Qt::Key_Enter}, single);
    bold = add("opinionBold", {Qt::CTRL | Qt::Key_B});
    split = add("opinionSplit", {Qt::ALT | Qt::Key_S});
    atomUp = add("opinionAtomUp", {Qt::CTRL | Qt::SHIFT | Qt::Key_Up});
    atomDown = add("opinionAtomDown", {Qt::CTRL | Qt::SHIFT | Qt::Key_Down});
    removeAtom = add("opinionRemoveAtom", {Qt::CTRL | Qt::SHIFT | Qt::Key_K});
    nextUtterance = add("opinionNextUtterance", {Qt::CTRL | Qt::Key_PageDown});
    previousUtterance = add("opinionPreviousUtterance", {Qt::CTRL | Qt::Key_PageUp});
    giveUtterance = add("opinionGiveUtterance");
    handIn = add("opinionsHandIn", {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter});
    takeBackHandIn = add("opinionsTakeBackHandIn");
    faithful = add("opinionFaithful", {Qt::Key_1, Qt::Key_F}, single);
    references = add("opinionReferences", {Qt::Key_2, Qt::Key_R}, single);
    atomic = add("opinionAtomic", {Qt::Key_3, Qt::Key_A}, single);
    independent = add("opinionIndependent", {Qt::Key_4, Qt::Key_I}, single);
    allYes = add("opinionAllYes", {Qt::Key_Y}, single);
    suggest = add("opinionSuggest", {Qt::Key_S}, single);
    note = add("opinionNote", {Qt::Key_T}, single);
    giveCheck = add("opinionGiveCheck", {Qt::Key_Return, Qt::Key_Enter}, single);
    accept = add("opinionAccept", {Qt::Key_A}, single);
    change = add("opinionChange", {Qt::Key_C}, single);
    defend = add("opinionDefend", {Qt::Key_D}, single);
    keep = add("opinionKeep", {Qt::Key_K}, single);
    drop = add("opinionDrop", {Qt::Key_X}, single);
    nextWaiting = add("opinionNextWaiting", {Qt::CTRL | Qt::Key_J});
    settle = add("opinionsSettle", {Qt::CTRL | Qt::Key_S});
    reopen = add("opinionsReopen");
    nextSample = add("opinionsNextSample", {Qt::ALT | Qt::Key_Down});
    previousSample = add("opinionsPreviousSample", {Qt::ALT | Qt::Key_Up});
    focusUtterance = add("opinionsFocusUtterance", {Qt::ALT | Qt::Key_U});
    focusOpinions = add("opinionsFocusOpinions", {Qt::ALT | Qt::Key_O});
    focusReferences = add("opinionsFocusReferences", {Qt::ALT | Qt::Key_R});
    focusClear = add("opinionsFocusClear", {Qt::ALT | Qt::Key_C});
    focusAtoms = add("opinionsFocusAtoms", {Qt::ALT | Qt::Key_T});
    focusArticle = add("opinionsFocusArticle", {Qt::ALT | Qt::Key_A});
    focusDiscussion = add("opinionsFocusDiscussion", {Qt::ALT | Qt::Key_D});
    retranslate();
}

QAction* OpinionsActions::add(const char* name, const QList<QKeySequence>& keys, bool single)
{
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(keys);
    action->setAutoRepeat(false);
    action->setShortcutContext(single ? Qt::WidgetShortcut : Qt::WidgetWithChildrenShortcut);
    if (!single)
        m_workspace->addAction(action);
    m_all.append(action);
    return action;
}

void OpinionsActions::attachWriting(QWidget* utterance, QWidget* opinions, QWidget* links)
{
    utterance->addActions({markOpinion, changeWords, markReference, noOpinion});
    opinions->addAction(removeOpinion);
    links->addActions({linkReference, toggleKind, removeReference});
}

void OpinionsActions::attachArticle(QWidget* article)
{
    article->addAction(linkSelection);
}

void OpinionsActions::attachChecking(QWidget* list)
{
    list->addActions({faithful, references, atomic, independent, allYes, suggest, note, giveCheck,
        accept, change, defend, keep, drop});
}

void OpinionsActions::retranslate()
{
    retranslateWriting();
    retranslateChecking();
    nextSample->setText(tr("Next sample"));
    previousSample->setText(tr("Previous sample"));
    focusUtterance->setText(tr("Go to the utterance"));
    focusOpinions->setText(tr("Go to the opinions"));
    focusReferences->setText(tr("Go to the references"));
    focusClear->setText(tr("Go to the clear opinion"));
    focusAtoms->setText(tr("Go to the atomic opinions"));
    focusArticle->setText(tr("Go to the article"));
    focusDiscussion->setText(tr("Go to the discussion"));
}

void OpinionsActions::retranslateWriting()
{
    markOpinion->setText(tr("Mark the selection as a main &opinion"));
    changeWords->setText(tr("Mark other words for the opinion"));
    markReference->setText(tr("Mark the selection as a &reference"));
    noOpinion->setText(tr("&No opinion in this utterance"));
    removeOpinion->setText(tr("Remove the opinion"));
    linkReference->setText(tr("&Link the reference"));
    toggleKind->setText(tr("Replace the phrase, or &supplement it"));
    removeReference->setText(tr("Remove the reference"));
    linkSelection->setText(tr("Link the reference to the selection"));
    bold->setText(tr("&Bold: clarified part"));
    split->setText(tr("&Split into atomic opinions"));
    atomUp->setText(tr("Move the atomic opinion up"));
    atomDown->setText(tr("Move the atomic opinion down"));
    removeAtom->setText(tr("Delete the atomic opinion"));
    nextUtterance->setText(tr("Next utterance"));
    previousUtterance->setText(tr("Previous utterance"));
    giveUtterance->setText(tr("Give the utterance to the other"));
    handIn->setText(tr("&Hand in..."));
    takeBackHandIn->setText(tr("Take the hand-in back"));
}

void OpinionsActions::retranslateChecking()
{
    faithful->setText(tr("&Faithful: yes or no"));
    references->setText(tr("&References: yes or no"));
    atomic->setText(tr("&Atomic: yes or no"));
    independent->setText(tr("&Independent: yes or no"));
    allYes->setText(tr("&Yes to everything"));
    suggest->setText(tr("&Suggest a correction"));
    note->setText(tr("No&te"));
    giveCheck->setText(tr("Give the check"));
    accept->setText(tr("&Accept the suggestion"));
    change->setText(tr("&Change the opinion"));
    defend->setText(tr("&Defend the opinion"));
    keep->setText(tr("&Keep the opinion"));
    drop->setText(tr("Drop the opinion"));
    nextWaiting->setText(tr("Next opinion that waits for me"));
    settle->setText(tr("&Settle"));
    reopen->setText(tr("Reopen..."));
}

} // namespace tandem
