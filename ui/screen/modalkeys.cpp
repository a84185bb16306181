#include "ui/screen/modalkeys.h"

#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QWidget>

#include <algorithm>

namespace tandem {

namespace {

/// The dialog that stands before `window`; null where none does.
QWidget* dialogBefore(const QWidget* window)
{
    QWidget* dialog = QApplication::activeModalWidget();
    for (const QWidget* behind = dialog ? dialog->parentWidget() : nullptr; behind;
         behind = behind->parentWidget()) {
        if (behind->window() == window && behind->window() != dialog)
            return dialog;
    }
    return nullptr;
}

/// The windows in which a command or shortcut is given; of a menu that which it belongs to.
QList<const QWidget*> windowsOf(const QObject* command)
{
    QList<const QWidget*> windows;
    const auto add = [&](const QObject* owner) {
        const auto* part = qobject_cast<const QWidget*>(owner);
        while (part && part->windowType() == Qt::Popup && part->parentWidget())
            part = part->parentWidget();
        if (part)
            windows.append(part->window());
    };
    if (const auto* action = qobject_cast<const QAction*>(command)) {
        const QList<QObject*> owners = action->associatedObjects();
        for (const QObject* owner : owners)
            add(owner);
    } else {
        add(command->parent());
    }
    return windows;
}

} // namespace

ModalKeys::ModalKeys(QObject* parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool ModalKeys::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Shortcut) {
        const QList<const QWidget*> windows = windowsOf(watched);
        const bool isBehind =
            !windows.isEmpty() && std::all_of(windows.cbegin(), windows.cend(), &dialogBefore);
        if (isBehind) {
            dialogBefore(windows.constFirst())->activateWindow();
            return true;
        }
    } else if (event->type() == QEvent::WindowActivate) {
        const auto* window = qobject_cast<QWidget*>(watched);
        QWidget* dialog = window && window->isWindow() ? dialogBefore(window) : nullptr;
        if (dialog)
            QMetaObject::invokeMethod(dialog, &QWidget::activateWindow, Qt::QueuedConnection);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tandem
