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
    view->viewport()->installEventFilter(this);
}

void InputWatcher::forwardAnswerKeys(QAbstractScrollArea* from, QWidget* to)
{
    m_from = from;
    m_to = to;
}

bool InputWatcher::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
        emit used();
        break;
    case QEvent::KeyPress: {
        auto* key = static_cast<QKeyEvent*>(event);
        emit used();
        if (key->key() == Qt::Key_Escape)
            emit escapePressed();
        if (watched == m_from && isAnswerKey(*key)) {
            QCoreApplication::sendEvent(m_to, key);
            return true;
        }
        break;
    }
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tandem
