#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;
class QWidget;

namespace tandem {

/// The commands of a screen with their keys, so that menus, the list of keys and the keyboard have
/// the same ones. A class for each screen declares them, each in one line and in the order of
/// menus:
///     QAction* const handIn = command("handIn", QT_TR_NOOP("&Hand in"), {Qt::CTRL |
///     Qt::Key_Return});
class ScreenActions : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ScreenActions)

public:
    /// In the order of menus.
    const QList<QAction*>& all() const { return m_all; }

protected:
    /// Whether a key that is held down gives its command again and again.
    enum class HeldKeys { Repeat, GiveOnce };

    /// The actions belong to `screen`.
    explicit ScreenActions(QWidget* screen, HeldKeys held = HeldKeys::Repeat);

    /// A command of the whole screen. `text` is translated in the context of the derived class.
    QAction* command(const char* name, const char* text, const QList<QKeySequence>& keys = {});
    /// One whose keys act only while one of `views`, or the screen itself, has the keyboard;
    /// without views, in those that it is added to later.
    QAction* commandIn(const QList<QWidget*>& views, const char* name, const char* text,
        const QList<QKeySequence>& keys);

private:
    QWidget* m_screen;
    HeldKeys m_held;
    QList<QAction*> m_all;
};

} // namespace tandem
