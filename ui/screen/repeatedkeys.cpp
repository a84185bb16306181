#include "ui/screen/repeatedkeys.h"

#include <QAbstractItemView>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QInputMethodQueryEvent>
#include <QKeyEvent>

namespace tandem {

bool isAnsweringKey(const QKeyEvent& event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter ||
           event.key() == Qt::Key_Backspace || event.key() == Qt::Key_Delete ||
           (event.key() >= Qt::Key_Space && event.key() < Qt::Key_Escape);
}

bool isTextTaken()
{
    QObject* focus = QGuiApplication::focusObject();
    if (!focus)
        return false;
    QInputMethodQueryEvent query(Qt::ImEnabled);
    QCoreApplication::sendEvent(focus, &query);
    if (!query.value(Qt::ImEnabled).toBool())
        return false;
    // A text that is only read says that it takes input, and so does a list whose rows can be
    // edited, though each is edited in a field of its own.
    if (focus->property("readOnly").toBool())
        return false;
    const auto* rows = qobject_cast<const QAbstractItemView*>(focus);
    return !rows || rows->editTriggers().testFlag(QAbstractItemView::AnyKeyPressed);
}

RepeatedKeys::RepeatedKeys(QObject* parent)
    : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
}

bool RepeatedKeys::isRepeat(const QKeyEvent& event) const
{
    return m_releasedAt != 0 && event.timestamp() == m_releasedAt && event.key() == m_released &&
           !event.isAutoRepeat() && isAnsweringKey(event);
}

bool RepeatedKeys::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::KeyRelease: {
        const auto* key = static_cast<QKeyEvent*>(event);
        m_released = key->key();
        m_releasedAt = key->timestamp();
        break;
    }
    case QEvent::ShortcutOverride:
    case QEvent::KeyPress:
        if (isRepeat(*static_cast<QKeyEvent*>(event)) && !isTextTaken()) {
            event->accept(); // nor is it a shortcut
            return true;
        }
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tandem
