#include "views/annotate/inputwatcher.h"

#include <QAbstractScrollArea>
#include <QCoreApplication>
#include <QKeyEvent>

namespace tandem {

namespace {

bool isAnswerKey(const QKeyEvent& event)
{
    if (event.modifiers() & ~Qt::KeypadModifier)
        return false;
    switch (event.key()) {
    case Qt::Key_Y:
    case Qt::Key_N:
    case Qt::Key_U:
    case Qt::Key_T:
    case Qt::Key_Backspace:
        return true;
    default:
        return false;
    }
}

} // namespace

InputWatcher::InputWatcher(QObject* parent)
    : QObject(parent)
{
}

void InputWatcher::watch(QAbstractScrollArea* view)
{
    view->installEventFilter(this);
}

void InputWatcher::forwardAnswerKeys(QAbstractScrollArea* from, QWidget* to)
{
    m_from.append(from);
    m_to = to;
}

bool InputWatcher::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Escape)
            emit escapePressed();
        if (m_from.contains(watched) && isAnswerKey(*key)) {
            QCoreApplication::sendEvent(m_to, key);
            return true;
        }
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tandem
