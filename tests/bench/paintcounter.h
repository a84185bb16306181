#pragma once

#include <QCoreApplication>
#include <QEvent>
#include <QObject>
#include <QWidget>

namespace tandem::bench {

/// Counts the paint events of one widget.
class PaintCounter final : public QObject
{
public:
    explicit PaintCounter(QWidget* watched) { watched->installEventFilter(this); }
    int paints() const { return m_paints; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint) {
            // Counted when the paint is over: the event is delivered here in the widget's stead.
            watched->removeEventFilter(this);
            QCoreApplication::sendEvent(watched, event);
            watched->installEventFilter(this);
            ++m_paints;
            return true;
        }
        return false;
    }

private:
    int m_paints = 0;
};

} // namespace tandem::bench
