#pragma once

#include <QList>
#include <QObject>
#include <QTimer>

class QWidget;

namespace tandem {

class ActiveTime;

/// Runs while somebody can be at work on a screen: it is shown, its window is the active one, no
/// dialog stands before it, and there is something to do on it. Keys, clicks and the wheel anywhere
/// on the screen count as work. It drives the times that it is given, and ticks.
class WorkClock final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkClock)

public:
    /// `screen` outlives this.
    explicit WorkClock(QWidget& screen);

    bool isRunning() const { return m_running; }
    /// Whether there is something to do; true at first.
    void setWorking(bool working);
    /// `time` runs and stands still with this clock from now on; it outlives the clock.
    void drive(ActiveTime& time);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void runningChanged(bool running);
    /// A second more has passed while the clock ran: what shows the time is to be shown anew.
    void ticked();
    /// Somebody did something on the screen.
    void used();

private:
    void follow();
    void watchInput(bool watch);
    bool isOnScreen(const QObject* watched) const;
    void notice();

    QWidget& m_screen;
    QList<ActiveTime*> m_times;
    QTimer m_tick;
    bool m_working = true;
    bool m_running = false;
    bool m_watching = false;
};

} // namespace tandem
