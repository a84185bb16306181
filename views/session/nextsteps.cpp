#include "views/session/nextsteps.h"

#include "views/session/projectsession.h"

namespace tandem {

NextSteps& NextSteps::of(ProjectSession& session)
{
    auto* steps = session.findChild<NextSteps*>(QString(), Qt::FindDirectChildrenOnly);
    return steps ? *steps : *new NextSteps(&session);
}

} // namespace tandem
