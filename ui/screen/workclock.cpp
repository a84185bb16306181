#include "ui/screen/workclock.h"

#include "models/rounds/activetime.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

namespace tandem {

namespace {

constexpr int kTickMs = 1000;

} // namespace

WorkClock::WorkClock(QWidget& screen)
    : m_screen(screen)
{
    m_tick.setInterval(kTickMs);
    connect(&m_tick, &QTimer::timeout, this, &WorkClock::ticked);
    screen.installEventFilter(this);
    watchInput(screen.isVisible());
    follow();
}

void WorkClock::setWorking(bool working)
{
    m_working = working;
    follow();
}

void WorkClock::drive(ActiveTime& time)
{
    m_times.append(&time);
    if (m_running)
        time.resume();
}

/// Activation is told to windows alone and input to whatever has it, so both are seen from the
/// application; of what is not shown nothing is.
void WorkClock::watchInput(bool watch)
{
    if (watch == m_watching)
        return;
    m_watching = watch;
    if (watch)
        qApp->installEventFilter(this);
    else
        qApp->removeEventFilter(this);
}

void WorkClock::follow()
{
    const bool running = m_working && m_screen.isVisible() && m_screen.isActiveWindow() &&
                         !QApplication::activeModalWidget();
    if (running == m_running)
        return;
    m_running = running;
    for (ActiveTime* time : std::as_const(m_times))
        running ? time->resume() : time->suspend();
    if (running)
        m_tick.start();
    else
        m_tick.stop();
    emit runningChanged(running);
}

bool WorkClock::isOnScreen(const QObject* watched) const
{
    const auto* widget = qobject_cast<const QWidget*>(watched);
    return widget && (widget == &m_screen || m_screen.isAncestorOf(widget));
}

void WorkClock::notice()
{
    for (ActiveTime* time : std::as_const(m_times))
        time->activity();
    emit used();
}

bool WorkClock::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Show:
    case QEvent::Hide:
        if (watched == &m_screen)
            watchInput(event->type() == QEvent::Show);
        follow();
        break;
    case QEvent::ActivationChange:
    case QEvent::WindowBlocked:
    case QEvent::WindowUnblocked:
        follow();
        break;
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::Wheel:
        if (m_running && m_watching && isOnScreen(watched))
            notice();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace tandem
