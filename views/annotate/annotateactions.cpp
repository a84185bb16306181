#include "views/annotate/annotateactions.h"

#include <QAction>
#include <QKeySequence>
#include <QWidget>

namespace tandem {

namespace {

bool isSingleKey(const QList<QKeySequence>& keys)
{
    return keys.size() == 1 &&
           keys.constFirst()[0].keyboardModifiers() == Qt::KeyboardModifiers(Qt::NoModifier) &&
           keys.constFirst()[0].key() < Qt::Key_F1;
}

} // namespace

AnnotateActions::AnnotateActions(QWidget* workspace, QWidget* article)
    : QObject(workspace)
    , m_workspace(workspace)
    , m_article(article)
{
    yes = add("answerYes", {Qt::Key_Y});
    no = add("answerNo", {Qt::Key_N});
    unsure = add("markUnsure", {Qt::Key_U});
    note = add("editNote", {Qt::Key_T});
    takeBack = add("takeBackAnswer", {Qt::Key_Backspace});
    handIn = add("handIn", {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter});
    takeBackHandIn = add("takeBackHandIn");
    compare = add("showCompare");
    editDiscussion = add("writeDiscussion");
    nextSample = add("nextSample", {Qt::ALT | Qt::Key_Down});
    previousSample = add("previousSample", {Qt::ALT | Qt::Key_Up});
    nextOpen = add("nextOpenSample", {Qt::CTRL | Qt::Key_J});
    previousOpen = add("previousOpenSample", {Qt::CTRL | Qt::SHIFT | Qt::Key_J});
    guideline = add("toggleGuideline", {Qt::Key_F2});
    guideline->setCheckable(true);
    editGuideline = add("editGuideline");
    focusArticle = add("focusArticle", {Qt::ALT | Qt::Key_A});
    focusDiscussion = add("focusDiscussion", {Qt::ALT | Qt::Key_D});
    retranslate();
}

QAction* AnnotateActions::add(const char* name, const QList<QKeySequence>& keys)
{
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(keys);
    action->setAutoRepeat(false);
    const bool single = isSingleKey(keys);
    action->setShortcutContext(single ? Qt::WidgetShortcut : Qt::WidgetWithChildrenShortcut);
    m_workspace->addAction(action);
    if (single)
        m_article->addAction(action);
    m_all.append(action);
    return action;
}

void AnnotateActions::retranslate()
{
    yes->setText(tr("Answer &yes"));
    no->setText(tr("Answer &no"));
    unsure->setText(tr("&Unsure, come back"));
    note->setText(tr("No&te..."));
    takeBack->setText(tr("Take the last answer back"));
    handIn->setText(tr("&Hand in..."));
    takeBackHandIn->setText(tr("Take the hand-in back"));
    compare->setText(tr("&Compare"));
    editDiscussion->setText(tr("Write the &discussion..."));
    nextSample->setText(tr("Next sample"));
    previousSample->setText(tr("Previous sample"));
    nextOpen->setText(tr("Next open sample"));
    previousOpen->setText(tr("Previous open sample"));
    guideline->setText(tr("&Guideline"));
    editGuideline->setText(tr("&Edit the guideline..."));
    focusArticle->setText(tr("Go to the article"));
    focusDiscussion->setText(tr("Go to the discussion"));
}

} // namespace tandem
