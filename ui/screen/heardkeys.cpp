#include "ui/screen/heardkeys.h"

#include <QAction>
#include <QApplication>
#include <QMenu>

#include <algorithm>

namespace tandem {

bool isKeyHeard(const QAction& command, const QWidget& hint)
{
    if (!command.isEnabled())
        return false;
    const QWidget* focus = QApplication::focusWidget();
    if (!focus || focus->window() != hint.window())
        return true;
    const Qt::ShortcutContext context = command.shortcutContext();
    if (context == Qt::ApplicationShortcut || context == Qt::WindowShortcut)
        return true;
    const QList<QObject*> owners = command.associatedObjects();
    return std::any_of(owners.cbegin(), owners.cend(), [&](const QObject* owner) {
        const auto* part = qobject_cast<const QWidget*>(owner);
        if (!part || qobject_cast<const QMenu*>(part))
            return false;
        return part == focus ||
               (context == Qt::WidgetWithChildrenShortcut && part->isAncestorOf(focus));
    });
}

} // namespace tandem
