#include "ui/commandbutton.h"

#include "ui/screen/command.h"

#include <QAction>
#include <QPushButton>

namespace tandem {

QPushButton* commandButton(QAction* action, QWidget* parent)
{
    auto* button = new QPushButton(parent);
    const auto follow = [button, action] {
        // The menu's mnemonic would fight with those of the menu bar here.
        const auto plain = [](QString words) { return words.remove(QLatin1Char('&')); };
        const QString key = action->shortcut().toString(QKeySequence::NativeText);
        const QString words = plain(action->text());
        button->setText(plain(action->iconText()));
        // A key is named only while it does something.
        const bool isNamed = !key.isEmpty() && action->isEnabled();
        const QString name = !isNamed ? words : QStringLiteral("%1 (%2)").arg(words, key);
        const QString tip = action->toolTip();
        const bool hasOwnTip = tip != QAction(action->text()).toolTip();
        button->setToolTip(hasOwnTip ? name + u'\n' + tip : name);
        button->setAccessibleDescription(key);
        button->setEnabled(action->isEnabled());
    };
    button->setObjectName(action->objectName() + QStringLiteral("Button"));
    QObject::connect(action, &QAction::changed, button, follow);
    QObject::connect(action, &QAction::visibleChanged, button,
        [button, action] { button->setVisible(action->isVisible()); });
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    follow();
    return button;
}

QPushButton* commandButton(const char* command, QWidget* parent)
{
    return commandButton(commandsNamed(parent, {command}).constFirst(), parent);
}

} // namespace tandem
