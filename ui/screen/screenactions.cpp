#include "ui/screen/screenactions.h"

#include "ui/parts.h"
#include "ui/screen/livetext.h"

#include <QAction>
#include <QWidget>

namespace tandem {

ScreenActions::ScreenActions(QWidget* screen, HeldKeys held)
    : QObject(screen)
    , m_screen(screen)
    , m_held(held)
{
}

QAction* ScreenActions::command(const char* name, const char* text, const QList<QKeySequence>& keys)
{
    QAction* action = named(new QAction(m_screen), name);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setAutoRepeat(m_held == HeldKeys::Repeat);
    says(action, &QAction::setText, [this, text] { return metaObject()->tr(text, nullptr); });
    m_screen->addAction(action);
    m_all.append(action);
    return action;
}

QAction* ScreenActions::commandIn(const QList<QWidget*>& views, const char* name, const char* text,
    const QList<QKeySequence>& keys)
{
    QAction* action = command(name, text, keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    if (views.isEmpty())
        m_screen->removeAction(action);
    for (QWidget* view : views)
        view->addAction(action);
    return action;
}

} // namespace tandem
