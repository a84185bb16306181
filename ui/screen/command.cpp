#include "ui/screen/command.h"

#include "ui/screen/livetext.h"

#include <QAction>
#include <QWidget>

#include <utility>

namespace tandem {

CommandKeys::CommandKeys(const QKeySequence& key)
    : CommandKeys(QList{key})
{
}

CommandKeys::CommandKeys(Qt::Key key)
    : CommandKeys(QList{QKeySequence(key)})
{
}

CommandKeys::CommandKeys(QKeyCombination key)
    : CommandKeys(QList{QKeySequence(key)})
{
}

CommandKeys::CommandKeys(QKeySequence::StandardKey key)
    : CommandKeys(QList{QKeySequence(key)})
{
}

CommandKeys::CommandKeys(std::initializer_list<QKeySequence> keys)
    : CommandKeys(QList<QKeySequence>(keys))
{
}

CommandKeys::CommandKeys(const QList<QKeySequence>& keys)
{
    const auto add = [this](const QKeySequence& key) {
        if (!key.isEmpty() && !m_keys.contains(key))
            m_keys.append(key);
    };
    for (const QKeySequence& key : keys) {
        // The main key and the one of the number pad are one to the user, who knows it as Enter.
        if (key.count() == 1 && key[0].key() == Qt::Key_Return)
            add(QKeyCombination(key[0].keyboardModifiers(), Qt::Key_Enter));
        add(key);
    }
}

QAction* addCommand(QWidget* owner, const char* name, const CommandKeys& keys,
    std::function<QString()> text, std::function<void()> then,
    const std::function<QString()>& onButton, const QList<QWidget*>& only)
{
    auto* command = new QAction(owner);
    command->setObjectName(QLatin1String(name));
    command->setShortcuts(keys.all());
    command->setShortcutContext(
        only.isEmpty() ? Qt::WidgetWithChildrenShortcut : Qt::WidgetShortcut);
    // The owner itself has the keyboard until what it shows is there.
    owner->addAction(command);
    for (QWidget* widget : only)
        widget->addAction(command);
    if (then)
        QObject::connect(command, &QAction::triggered, owner, std::move(then));
    inEveryLanguage(command, [command, text = std::move(text), onButton] {
        command->setText(text());
        if (onButton)
            command->setIconText(onButton());
    });
    return command;
}

QAction* addToggle(QWidget* owner, const char* name, const CommandKeys& keys,
    std::function<QString()> text, std::function<void(bool on)> then,
    const std::function<QString()>& onButton, const QList<QWidget*>& only)
{
    QAction* command = addCommand(owner, name, keys, std::move(text), {}, onButton, only);
    command->setCheckable(true);
    if (then)
        QObject::connect(command, &QAction::toggled, owner, std::move(then));
    return command;
}

QAction* commandNamed(const QWidget* from, const char* name)
{
    QAction* found = nullptr;
    for (const QObject* around = from; around && !found; around = around->parent())
        found = around->findChild<QAction*>(QLatin1String(name));
    return found;
}

QList<QAction*> commandsNamed(const QWidget* from, std::initializer_list<const char*> names)
{
    QList<QAction*> commands;
    for (const char* name : names) {
        QAction* command = commandNamed(from, name);
        Q_ASSERT_X(command, "commandsNamed", name);
        commands.append(command);
    }
    return commands;
}

void enableCommands(const QWidget* from, std::initializer_list<const char*> names, bool enabled)
{
    const QList<QAction*> commands = commandsNamed(from, names);
    for (QAction* command : commands)
        command->setEnabled(enabled);
}

void actOnlyIn(QWidget* part, const QList<QAction*>& commands, Qt::ShortcutContext context)
{
    for (QAction* command : commands) {
        qobject_cast<QWidget*>(command->parent())->removeAction(command);
        command->setShortcutContext(context);
        part->addAction(command);
    }
}

void giveAs(QAction* command, const char* name)
{
    QObject::connect(command, &QAction::triggered, command, [command, name] {
        if (QAction* given = commandNamed(qobject_cast<QWidget*>(command->parent()), name))
            given->trigger();
    });
}

QList<QAction*> commandsOf(const QWidget* owner)
{
    QList<QAction*> commands = owner->findChildren<QAction*>(QString(), Qt::FindDirectChildrenOnly);
    commands.removeIf([](const QAction* action) { return action->objectName().isEmpty(); });
    return commands;
}

} // namespace tandem
