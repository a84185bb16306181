#include "views/session/nextwork.h"

#include "storage/repositories/samplerepository.h"
#include "views/session/projectsession.h"

namespace tandem {

namespace {

constexpr int kWorkSteps = 3;

} // namespace

Expected<std::optional<WaitingWork>> nextWork(
    Database& database, PersonId person, int position, Step step)
{
    for (int i = 0; i < kWorkSteps; ++i) {
        const auto asked = static_cast<Step>((int(step) + i) % kWorkSteps);
        TANDEM_TRY(next,
            SampleRepository(database).nextOpenFor(person, i == 0 ? position : 0, true, asked));
        if (next->isValid())
            return WaitingWork{*next, asked};
    }
    return std::nullopt;
}

bool waitsElsewhere(ProjectSession& session, int position, Step step)
{
    const auto next = nextWork(session.project().reader(), session.currentPerson(), position, step);
    if (!next)
        return true;
    return *next && !((*next)->sample == session.currentSample() && (*next)->step == step);
}

WorkspaceId setWork(ProjectSession& session, const WaitingWork& work)
{
    if (work.step != Step::Opinions)
        session.setCurrentStep(work.step);
    session.setCurrentSample(work.sample);
    return work.step == Step::Opinions ? WorkspaceId::Opinions : WorkspaceId::Annotate;
}

void goToWork(ProjectSession& session, const WaitingWork& work)
{
    emit session.workspaceRequested(setWork(session, work));
}

} // namespace tandem
