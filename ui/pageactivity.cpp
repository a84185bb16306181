#include "ui/pageactivity.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace tandem {

PageActivity::PageActivity(QWidget* page)
    : QObject(page)
    , m_page(page)
{
    // The page comes into another window, and its parts come and go: they are all seen from here.
    qApp->installEventFilter(this);
    follow();
}

void PageActivity::follow()
{
    const bool active =
        m_page->isVisible() && m_page->isActiveWindow() && !QApplication::activeModalWidget();
    if (active == m_active)
        return;
    m_active = active;
    emit activeChanged(active);
}

bool PageActivity::isOnPage(const QObject* watched) const
{
    const auto* widget = qobject_cast<const QWidget*>(watched);
    return widget && (widget == m_page || m_page->isAncestorOf(widget));
}

bool PageActivity::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::ActivationChange:
    case QEvent::WindowBlocked:
    case QEvent::WindowUnblocked:
        follow();
        break;
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
        if (m_active && isOnPage(watched))
            emit used();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tandem
