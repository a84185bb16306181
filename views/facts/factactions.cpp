#include "views/facts/factactions.h"

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
    edit = action("factEdit", {Qt::Key_Return, Qt::Key_Enter, Qt::Key_F2}, Reach::Facts);
    split = action("factSplit", {Qt::Key_S}, Reach::Facts);
    merge = action("factMerge", {Qt::Key_M}, Reach::Facts);
    add = action("factAdd", {Qt::Key_A, Qt::Key_Insert}, Reach::Facts);
    remove = action("factRemove", {QKeySequence::Delete}, Reach::Facts);
    moveUp = action("factMoveUp", {Qt::CTRL | Qt::SHIFT | Qt::Key_Up}, Reach::Facts);
    moveDown = action("factMoveDown", {Qt::CTRL | Qt::SHIFT | Qt::Key_Down}, Reach::Facts);
    repeats = action("factRepeats", {Qt::Key_R}, Reach::Questions);
    apart = action("factApart", {Qt::Key_D}, Reach::Questions);
    nextQuestion = action("factNextQuestion", {Qt::Key_G}, Reach::Questions);
    overrule = action("factOverrule", {Qt::Key_O}, Reach::Facts);
    maskNote = action("factMaskNote", {Qt::Key_T}, Reach::Facts);
    history = action("factHistory", {Qt::Key_P}, Reach::Facts);
    supporting = action("factsSupporting", {Qt::ALT | Qt::Key_S}, Reach::Workspace);
    nonsupporting = action("factsNonsupporting", {Qt::ALT | Qt::Key_N}, Reach::Workspace);
    decompose = action("factsDecompose", {Qt::CTRL | Qt::Key_D}, Reach::Workspace);
    findConflicts = action("factsConflicts", {Qt::CTRL | Qt::SHIFT | Qt::Key_D}, Reach::Workspace);
    takeOver = action("factsTakeOver", {Qt::CTRL | Qt::Key_T}, Reach::Workspace);
    nextSample = action("factsNextSample", {Qt::ALT | Qt::Key_Down}, Reach::Workspace);
    previousSample = action("factsPreviousSample", {Qt::ALT | Qt::Key_Up}, Reach::Workspace);
    focusFacts = action("factsFocusFacts", {Qt::ALT | Qt::Key_F}, Reach::Workspace);
    focusQuestions = action("factsFocusQuestions", {Qt::ALT | Qt::Key_R}, Reach::Workspace);
    auto* sides = new QActionGroup(this);
    for (QAction* side : {supporting, nonsupporting}) {
        side->setCheckable(true);
        sides->addAction(side);
    }
    supporting->setChecked(true);
    history->setCheckable(true);
    retranslate();
}

QAction* FactActions::action(const char* name, const QList<QKeySequence>& keys, Reach reach)
{
    auto* made = new QAction(m_workspace);
    made->setObjectName(QLatin1String(name));
    made->setShortcuts(keys);
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

void FactActions::retranslate()
{
    edit->setText(tr("&Edit fact"));
    split->setText(tr("&Split fact…"));
    merge->setText(tr("&Merge with next"));
    add->setText(tr("&Add fact"));
    remove->setText(tr("&Delete fact"));
    moveUp->setText(tr("Move fact &up"));
    moveDown->setText(tr("Move fact do&wn"));
    repeats->setText(tr("Fact &repeats another"));
    apart->setText(tr("Facts &differ"));
    nextQuestion->setText(tr("&Go to next possible repetition"));
    overrule->setText(tr("&Overrule mask"));
    maskNote->setText(tr("No&te on mask"));
    history->setText(tr("Where it came &from"));
    supporting->setText(tr("Facts of &supporting paragraphs"));
    nonsupporting->setText(tr("Facts of &nonsupporting paragraphs"));
    decompose->setText(tr("Decompose with a &model…"));
    findConflicts->setText(tr("&Check for conflicts…"));
    takeOver->setText(tr("&Take over the imported facts"));
    nextSample->setText(tr("Ne&xt sample"));
    previousSample->setText(tr("&Previous sample"));
    focusFacts->setText(tr("To the &facts"));
    focusQuestions->setText(tr("To the possible &repetitions"));
    split->setToolTip(tr("Opens the fact; Ctrl+Enter splits it at the cursor"));
    findConflicts->setToolTip(
        tr("Asks a model which facts of nonsupporting paragraphs the supporting ones tell"));
}

} // namespace tandem
