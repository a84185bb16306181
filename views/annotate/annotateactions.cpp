#include "views/annotate/annotateactions.h"

#include "ui/screen/livetext.h"

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
    yes = add("answerYes", QT_TR_NOOP("Answer &yes"), {Qt::Key_Y});
    no = add("answerNo", QT_TR_NOOP("Answer &no"), {Qt::Key_N});
    unsure = add("markUnsure", QT_TR_NOOP("&Unsure, come back"), {Qt::Key_U});
    note = add("editNote", QT_TR_NOOP("No&te..."), {Qt::Key_T});
    takeBack = add("takeBackAnswer", QT_TR_NOOP("Take the last answer back"), {Qt::Key_Backspace});
    handIn = add(
        "handIn", QT_TR_NOOP("&Hand in..."), {Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter});
    takeBackHandIn = add("takeBackHandIn", QT_TR_NOOP("Take the hand-in back"));
    compare = add("showCompare", QT_TR_NOOP("&Compare"));
    editDiscussion = add("writeDiscussion", QT_TR_NOOP("Write the &discussion..."));
    nextSample = add("nextSample", QT_TR_NOOP("Next sample"), {Qt::ALT | Qt::Key_Down});
    previousSample = add("previousSample", QT_TR_NOOP("Previous sample"), {Qt::ALT | Qt::Key_Up});
    nextOpen = add("nextOpenSample", QT_TR_NOOP("Next open sample"), {Qt::CTRL | Qt::Key_J});
    previousOpen = add("previousOpenSample", QT_TR_NOOP("Previous open sample"),
        {Qt::CTRL | Qt::SHIFT | Qt::Key_J});
    guideline = add("toggleGuideline", QT_TR_NOOP("&Guideline"), {Qt::Key_F2});
    guideline->setCheckable(true);
    editGuideline = add("editGuideline", QT_TR_NOOP("&Edit the guideline..."));
    focusArticle = add("focusArticle", QT_TR_NOOP("Go to the article"), {Qt::ALT | Qt::Key_A});
    focusDiscussion =
        add("focusDiscussion", QT_TR_NOOP("Go to the discussion"), {Qt::ALT | Qt::Key_D});
}

QAction* AnnotateActions::add(const char* name, const char* text, const QList<QKeySequence>& keys)
{
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    action->setShortcuts(keys);
    says(action, &QAction::setText, [text] { return tr(text); });
    action->setAutoRepeat(false);
    const bool single = isSingleKey(keys);
    action->setShortcutContext(single ? Qt::WidgetShortcut : Qt::WidgetWithChildrenShortcut);
    m_workspace->addAction(action);
    if (single)
        m_article->addAction(action);
    m_all.append(action);
    return action;
}

} // namespace tandem
