#include "views/facts/factactions.h"

#include "ui/screen/livetext.h"

#include <QAction>
#include <QActionGroup>

namespace tandem {

FactActions::FactActions(QWidget* workspace, QWidget* facts, QWidget* questions)
    : ScreenActions(workspace)
    , m_facts{facts}
    , m_both{facts, questions}
{
    auto* sides = new QActionGroup(this);
    for (QAction* side : {supporting, nonsupporting}) {
        side->setCheckable(true);
        sides->addAction(side);
    }
    supporting->setChecked(true);
    history->setCheckable(true);
    says(split, &QAction::setToolTip,
        [] { return tr("Opens the fact; Ctrl+Enter splits it at the cursor"); });
    says(findConflicts, &QAction::setToolTip, [] {
        return tr("Asks a model which facts of nonsupporting paragraphs the supporting ones tell");
    });
}

} // namespace tandem
