#include "views/facts/factactions.h"

#include "ui/screen/livetext.h"

#include <QAction>
#include <QActionGroup>
#include <QWidget>

namespace tandem {

FactActions::FactActions(QWidget* workspace, QWidget* facts, QWidget* questions)
    : QObject(workspace)
    , m_workspace(workspace)
    , m_facts(facts)
    , m_questions(questions)
{
    edit = action("factEdit", QT_TR_NOOP("&Edit fact"), {Qt::Key_Return, Qt::Key_Enter, Qt::Key_F2},
        Reach::Facts);
    split = action("factSplit", QT_TR_NOOP("&Split fact…"), {Qt::Key_S}, Reach::Facts);
    merge = action("factMerge", QT_TR_NOOP("&Merge with next"), {Qt::Key_M}, Reach::Facts);
    add = action("factAdd", QT_TR_NOOP("&Add fact"), {Qt::Key_A, Qt::Key_Insert}, Reach::Facts);
    remove = action("factRemove", QT_TR_NOOP("&Delete fact"), {QKeySequence::Delete}, Reach::Facts);
    moveUp = action("factMoveUp", QT_TR_NOOP("Move fact &up"), {Qt::CTRL | Qt::SHIFT | Qt::Key_Up},
        Reach::Facts);
    moveDown = action("factMoveDown", QT_TR_NOOP("Move fact do&wn"),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_Down}, Reach::Facts);
    repeats =
        action("factRepeats", QT_TR_NOOP("Fact &repeats another"), {Qt::Key_R}, Reach::Questions);
    apart = action("factApart", QT_TR_NOOP("Facts &differ"), {Qt::Key_D}, Reach::Questions);
    nextQuestion = action("factNextQuestion", QT_TR_NOOP("&Go to next possible repetition"),
        {Qt::Key_G}, Reach::Questions);
    overrule = action("factOverrule", QT_TR_NOOP("&Overrule mask"), {Qt::Key_O}, Reach::Facts);
    maskNote = action("factMaskNote", QT_TR_NOOP("No&te on mask"), {Qt::Key_T}, Reach::Facts);
    history = action("factHistory", QT_TR_NOOP("Where it came &from"), {Qt::Key_P}, Reach::Facts);
    supporting = action("factsSupporting", QT_TR_NOOP("Facts of &supporting paragraphs"),
        {Qt::ALT | Qt::Key_S}, Reach::Workspace);
    nonsupporting = action("factsNonsupporting", QT_TR_NOOP("Facts of &nonsupporting paragraphs"),
        {Qt::ALT | Qt::Key_N}, Reach::Workspace);
    decompose = action("factsDecompose", QT_TR_NOOP("Decompose with a &model…"),
        {Qt::CTRL | Qt::Key_D}, Reach::Workspace);
    findConflicts = action("factsConflicts", QT_TR_NOOP("&Check for conflicts…"),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_D}, Reach::Workspace);
    takeOver = action("factsTakeOver", QT_TR_NOOP("&Take over the imported facts"),
        {Qt::CTRL | Qt::Key_T}, Reach::Workspace);
    nextSample = action(
        "factsNextSample", QT_TR_NOOP("Ne&xt sample"), {Qt::ALT | Qt::Key_Down}, Reach::Workspace);
    previousSample = action("factsPreviousSample", QT_TR_NOOP("&Previous sample"),
        {Qt::ALT | Qt::Key_Up}, Reach::Workspace);
    focusFacts = action(
        "factsFocusFacts", QT_TR_NOOP("To the &facts"), {Qt::ALT | Qt::Key_F}, Reach::Workspace);
    focusQuestions = action("factsFocusQuestions", QT_TR_NOOP("To the possible &repetitions"),
        {Qt::ALT | Qt::Key_R}, Reach::Workspace);
    auto* sides = new QActionGroup(this);
    for (QAction* side : {supporting, nonsupporting}) {
        side->setCheckable(true);
        sides->addAction(side);
    }
    supporting->setChecked(true);
    history->setCheckable(true);
    inEveryLanguage(this, [this] {
        split->setToolTip(tr("Opens the fact; Ctrl+Enter splits it at the cursor"));
        findConflicts->setToolTip(
            tr("Asks a model which facts of nonsupporting paragraphs the supporting ones tell"));
    });
}

QAction* FactActions::action(
    const char* name, const char* text, const QList<QKeySequence>& keys, Reach reach)
{
    auto* made = new QAction(m_workspace);
    made->setObjectName(QLatin1String(name));
    made->setShortcuts(keys);
    says(made, &QAction::setText, [text] { return tr(text); });
    m_workspace->addAction(made);
    if (reach == Reach::Workspace) {
        made->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        return made;
    }
    made->setShortcutContext(Qt::WidgetShortcut);
    m_facts->addAction(made);
    if (reach == Reach::Questions)
        m_questions->addAction(made);
    return made;
}

QList<QAction*> FactActions::all() const
{
    return {edit, split, merge, add, remove, moveUp, moveDown, repeats, apart, nextQuestion,
        overrule, maskNote, history, supporting, nonsupporting, decompose, findConflicts, takeOver,
        previousSample, nextSample, focusFacts, focusQuestions};
}

QList<QAction*> FactActions::ofFact() const
{
    return {edit, split, merge, add, remove, moveUp, moveDown, repeats, apart, overrule, maskNote,
        history};
}

} // namespace tandem
