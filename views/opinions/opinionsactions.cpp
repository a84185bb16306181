#include "views/opinions/opinionsactions.h"

#include "ui/screen/livetext.h"

#include <QAction>
#include <QKeySequence>
#include <QWidget>

namespace tandem {

OpinionsActions::OpinionsActions(QWidget* workspace)
    : QObject(workspace)
    , m_workspace(workspace)
{
    const bool single = true;
    markOpinion = add(
        "opinionMark", QT_TR_NOOP("Mark the selection as a main &opinion"), {Qt::Key_O}, single);
    changeWords = add("opinionChangeWords", QT_TR_NOOP("Mark other words for the opinion"),
        {Qt::SHIFT | Qt::Key_O}, single);
    markReference = add("opinionMarkReference", QT_TR_NOOP("Mark the selection as a &reference"),
        {Qt::Key_R}, single);
    noOpinion =
        add("opinionNone", QT_TR_NOOP("&No opinion in this utterance"), {Qt::Key_N}, single);
    removeOpinion =
        add("opinionRemove", QT_TR_NOOP("Remove the opinion"), {Qt::Key_Delete}, single);
    linkReference = add("opinionLinkReference", QT_TR_NOOP("&Link the reference"),
        {Qt::Key_Return, Qt::Key_Enter, Qt::Key_L}, single);
    toggleKind = add("opinionReferenceKind", QT_TR_NOOP("Replace the phrase, or &supplement it"),
        {Qt::Key_S}, single);
    removeReference =
        add("opinionRemoveReference", QT_TR_NOOP("Remove the reference"), {Qt::Key_Delete}, single);
    linkSelection = add("opinionLinkSelection", QT_TR_NOOP("Link the reference to the selection"),
        {Qt::Key_Return, Qt::Key_Enter}, single);
    bold = add("opinionBold", QT_TR_NOOP("&Bold: clarified part"), {Qt::CTRL | Qt::Key_B});
    split = add("opinionSplit", QT_TR_NOOP("&Split into atomic opinions"), {Qt::ALT | Qt::Key_S});
    atomUp = add("opinionAtomUp", QT_TR_NOOP("Move the atomic opinion up"),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_Up});
    atomDown = add("opinionAtomDown", QT_TR_NOOP("Move the atomic opinion down"),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_Down});
    removeAtom = add("opinionRemoveAtom", QT_TR_NOOP("Delete the atomic opinion"),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_K});
    nextUtterance =
        add("opinionNextUtterance", QT_TR_NOOP("Next utterance"), {Qt::CTRL | Qt::Key_PageDown});
    previousUtterance = add(
        "opinionPreviousUtterance", QT_TR_NOOP("Previous utterance"), {Qt::CTRL | Qt::Key_PageUp});
    giveUtterance = add("opinionGiveUtterance", QT_TR_NOOP("Give the utterance to the other"));
    handIn = add("opinionsHandIn", QT_TR_NOOP("&Hand in..."),
        {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter});
    takeBackHandIn = add("opinionsTakeBackHandIn", QT_TR_NOOP("Take the hand-in back"));
    faithful =
        add("opinionFaithful", QT_TR_NOOP("&Faithful: yes or no"), {Qt::Key_1, Qt::Key_F}, single);
    references = add(
        "opinionReferences", QT_TR_NOOP("&References: yes or no"), {Qt::Key_2, Qt::Key_R}, single);
    atomic = add("opinionAtomic", QT_TR_NOOP("&Atomic: yes or no"), {Qt::Key_3, Qt::Key_A}, single);
    independent = add("opinionIndependent", QT_TR_NOOP("&Independent: yes or no"),
        {Qt::Key_4, Qt::Key_I}, single);
    allYes = add("opinionAllYes", QT_TR_NOOP("&Yes to everything"), {Qt::Key_Y}, single);
    suggest = add("opinionSuggest", QT_TR_NOOP("&Suggest a correction"), {Qt::Key_S}, single);
    note = add("opinionNote", QT_TR_NOOP("No&te"), {Qt::Key_T}, single);
    giveCheck = add(
        "opinionGiveCheck", QT_TR_NOOP("Give the check"), {Qt::Key_Return, Qt::Key_Enter}, single);
    accept = add("opinionAccept", QT_TR_NOOP("&Accept the suggestion"), {Qt::Key_A}, single);
    change = add("opinionChange", QT_TR_NOOP("&Change the opinion"), {Qt::Key_C}, single);
    defend = add("opinionDefend", QT_TR_NOOP("&Defend the opinion"), {Qt::Key_D}, single);
    keep = add("opinionKeep", QT_TR_NOOP("&Keep the opinion"), {Qt::Key_K}, single);
    drop = add("opinionDrop", QT_TR_NOOP("Drop the opinion"), {Qt::Key_X}, single);
    nextWaiting = add(
        "opinionNextWaiting", QT_TR_NOOP("Next opinion that waits for me"), {Qt::CTRL | Qt::Key_J});
    settle = add("opinionsSettle", QT_TR_NOOP("&Settle"), {Qt::CTRL | Qt::Key_S});
    reopen = add("opinionsReopen", QT_TR_NOOP("Reopen..."));
    nextSample = add("opinionsNextSample", QT_TR_NOOP("Next sample"), {Qt::ALT | Qt::Key_Down});
    previousSample =
        add("opinionsPreviousSample", QT_TR_NOOP("Previous sample"), {Qt::ALT | Qt::Key_Up});
    focusUtterance =
        add("opinionsFocusUtterance", QT_TR_NOOP("Go to the utterance"), {Qt::ALT | Qt::Key_U});
    focusOpinions =
        add("opinionsFocusOpinions", QT_TR_NOOP("Go to the opinions"), {Qt::ALT | Qt::Key_O});
    focusReferences =
        add("opinionsFocusReferences", QT_TR_NOOP("Go to the references"), {Qt::ALT | Qt::Key_R});
    focusClear =
        add("opinionsFocusClear", QT_TR_NOOP("Go to the clear opinion"), {Qt::ALT | Qt::Key_C});
    focusAtoms =
        add("opinionsFocusAtoms", QT_TR_NOOP("Go to the atomic opinions"), {Qt::ALT | Qt::Key_T});
    focusArticle =
        add("opinionsFocusArticle", QT_TR_NOOP("Go to the article"), {Qt::ALT | Qt::Key_A});
    focusDiscussion =
        add("opinionsFocusDiscussion", QT_TR_NOOP("Go to the discussion"), {Qt::ALT | Qt::Key_D});
}

QAction* OpinionsActions::add(
    const char* name, const char* text, const QList<QKeySequence>& keys, bool single)
{
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(keys);
    says(action, &QAction::setText, [text] { return tr(text); });
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

} // namespace tandem
