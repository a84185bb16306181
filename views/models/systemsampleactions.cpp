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
    says(disagree, &QAction::setToolTip,
        [] { return tr("Turns the verdict over; of an error, choose what it should be"); });
    says(done, &QAction::setToolTip,
        [] { return tr("Final: afterwards you see what others said"); });
}

} // namespace tandem
