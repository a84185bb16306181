#include "app/window/offeredscreens.h"

namespace tandem {

QSet<WorkspaceId> offeredScreens(const ProjectUse& use, bool isLead)
{
    using Id = WorkspaceId;
    if (use.isEmpty()) {
        const QList<Id> all = allWorkspaces();
        return {all.cbegin(), all.cend()};
    }
    QSet<Id> offered{Id::Overview};
    const auto offer = [&](bool used, const QSet<Id>& screens) {
        if (used)
            offered.unite(screens);
    };
    offer(use.samples, {Id::Annotate, Id::Opinions, Id::Compare});
    offer(use.cases, {Id::Inspect});
    offer(use.systems, {Id::Models});
    offer(use.studies, {Id::Studies});
    if (!isLead)
        return offered;
    offer(use.samples, {Id::Facts});
    offer(use.cases, {Id::Evaluate});
    offer(use.users, {Id::Timelines});
    offer(use.cases || use.systems || use.users, {Id::Metrics});
    offer(use.runs, {Id::Runs});
    return offered;
}

} // namespace tandem
