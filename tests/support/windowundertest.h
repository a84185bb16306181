#pragma once

#include <QTest>
#include <QWidget>

namespace tandem {

/// The part of a window that has this object name; the test ends where there is none.
template <typename T>
T* partOf(const QWidget* window, const char* name)
{
    T* part = window->findChild<T*>(QLatin1String(name));
    if (!part)
        qFatal("no widget %s", name);
    return part;
}

/// Waits until a shown window has the keyboard.
inline void activate(QWidget* window)
{
    window->activateWindow();
    if (!QTest::qWaitForWindowActive(window))
        qFatal("the window does not become active");
}

/// Shows a screen as a window of its own that has the keyboard.
inline void showActive(QWidget* screen, const QSize& size)
{
    screen->resize(size);
    screen->show();
    activate(screen);
}

} // namespace tandem
