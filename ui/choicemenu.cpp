#include "ui/choicemenu.h"

#include <QKeyEvent>

namespace tandem {

ChoiceMenu::ChoiceMenu(QWidget* parent)
    : QMenu(parent)
{
    setAttribute(Qt::WA_DeleteOnClose);
}

bool ChoiceMenu::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride &&
        !(static_cast<QKeyEvent*>(event)->modifiers() & (Qt::ControlModifier | Qt::AltModifier))) {
        event->accept();
        return true;
    }
    return QMenu::event(event);
}

} // namespace tandem
