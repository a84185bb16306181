#include "views/runs/runbutton.h"

#include <QAction>

namespace tandem {

RunButton::RunButton(QAction* action, QWidget* parent)
    : QPushButton(parent)
    , m_action(action)
{
    setObjectName(action->objectName() + QLatin1String("Button"));
    connect(this, &QPushButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, this, &RunButton::follow);
    follow();
}

void RunButton::follow()
{
    // The menu's mnemonic would fight with those of the menu bar here.
    QString words = m_action->text();
    setText(words.remove(QLatin1Char('&')));
    const QString key = m_action->shortcut().toString(QKeySequence::NativeText);
    setToolTip(key);
    setAccessibleDescription(key);
    setEnabled(m_action->isEnabled());
    setVisible(m_action->isVisible());
}

} // namespace tandem
