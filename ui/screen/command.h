#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>

#include <functional>
#include <initializer_list>

class QAction;
class QWidget;

namespace tandem {

/// The keys of a command: none, one, or several: {Qt::Key_Return, Qt::Key_Enter}.
class CommandKeys final
{
public:
    CommandKeys() = default;
    CommandKeys(const QKeySequence& key);
    CommandKeys(Qt::Key key);
    CommandKeys(QKeyCombination key);
    CommandKeys(QKeySequence::StandardKey key);
    CommandKeys(std::initializer_list<QKeySequence> keys);
    CommandKeys(const QList<QKeySequence>& keys);

    const QList<QKeySequence>& all() const { return m_keys; }

private:
    QList<QKeySequence> m_keys;
};

/// A command of `owner` under this object name. Its keys hold in the owner and what is in it, or,
/// where `only` is given, in each of these widgets alone, and while the owner itself has the
/// keyboard. The words follow the language; `onButton` are those of a commandButton() where they
/// are others. This is where everything about a command is said; whoever shows, enables or gives
/// it elsewhere knows it by its name.
QAction* addCommand(QWidget* owner, const char* name, const CommandKeys& keys,
    std::function<QString()> text, std::function<void()> then,
    const std::function<QString()>& onButton = {}, const QList<QWidget*>& only = {});

/// A command that is on or off: `then` is told of each change, whoever makes it.
QAction* addToggle(QWidget* owner, const char* name, const CommandKeys& keys,
    std::function<QString()> text, std::function<void(bool on)> then,
    const std::function<QString()>& onButton = {}, const QList<QWidget*>& only = {});

/// The command of this name that is nearest to `from`: in it, on its page, its screen, or else in
/// its window; null where there is none.
QAction* commandNamed(const QWidget* from, const char* name);

/// Those of these names, in this order, as a menu lists them; each has to be there.
QList<QAction*> commandsNamed(const QWidget* from, std::initializer_list<const char*> names);

/// Enables or disables those of these names.
void enableCommands(const QWidget* from, std::initializer_list<const char*> names, bool enabled);

/// Has these commands act no longer in all of their owner but in `part`: in it alone, as is meant
/// for keys without a modifier, or with what is in it.
void actOnlyIn(QWidget* part, const QList<QAction*>& commands,
    Qt::ShortcutContext context = Qt::WidgetShortcut);

/// Has `command` give the command of this name that is nearest to its owner: the same one where
/// another key or other words lead to it.
void giveAs(QAction* command, const char* name);

/// The commands that were added to `owner`, in their order.
QList<QAction*> commandsOf(const QWidget* owner);

} // namespace tandem
