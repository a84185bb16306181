#include "ui/screen/screenactions.h"

#include "ui/screen/command.h"

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
    const auto usualOnButton = [] { return QString(); };
    QAction* action = addCommand(
        m_screen, name, keys, [this, text] { return metaObject()->tr(text, nullptr); }, {},
        usualOnButton);
    action->setAutoRepeat(m_held == HeldKeys::Repeat);
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
