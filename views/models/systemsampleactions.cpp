#include "views/models/systemsampleactions.h"

#include "ui/screen/livetext.h"

#include <QAction>
#include <QWidget>

namespace tandem {

SystemSampleActions::SystemSampleActions(QWidget* page, QWidget* view)
    : ScreenActions(page)
{
    page->removeAction(readOn);
    view->addAction(readOn);
    for (QAction* action : {agree, disagree, unsure})
        action->setCheckable(true);
    // One opinion a press, however long the key is held; moving about repeats.
    for (QAction* action : {agree, disagree, unsure, agreeWithAll, takeBack, done})
        action->setAutoRepeat(false);
    judge->setVisible(false);
    says(done, &QAction::setToolTip,
        [] { return tr("Final: afterwards you see what others said"); });
}

VerdictCommands SystemSampleActions::verdicts() const
{
    return {agree, disagree, unsure, agreeWithAll, takeBack, note, nextUndecided, nextDiffering,
        done, choosePerson, reply};
}

void SystemSampleActions::showAnswers(bool agreeable, const QString& why)
{
    agree->setEnabled(agreeable);
    // An empty one is the command's text.
    for (QAction* action : {agree, disagree, unsure, note})
        action->setToolTip(action->isEnabled() ? QString() : why);
    if (disagree->isEnabled())
        disagree->setToolTip(tr("Turns the verdict over; of an error, choose what it should be"));
}

} // namespace tandem
