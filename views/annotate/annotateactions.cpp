#include "views/annotate/annotateactions.h"

#include <QAction>

namespace tandem {

AnnotateActions::AnnotateActions(QWidget* workspace, QWidget* article)
    : ScreenActions(workspace, HeldKeys::GiveOnce)
    , m_article{article}
{
    guideline->setCheckable(true);
}

} // namespace tandem
