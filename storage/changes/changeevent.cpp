#include "storage/changes/changeevent.h"

namespace tandem {

namespace {

template <typename Tag>
bool mayBeOne(Id<Tag> changed, Id<Tag> wanted)
{
    return !changed.isValid() || !wanted.isValid() || changed == wanted;
}

} // namespace

Parts ChangeEvent::parts() const
{
    return what.parts();
}

SampleId sampleOf(const ChangeEvent& event)
{
    return event.what.scope().sample;
}

bool concerns(const ChangeEvent& event, Parts parts, const Scope& scope)
{
    const Scope& changed = event.what.scope();
    return (event.parts() & parts) && mayBeOne(changed.sample, scope.sample) &&
           mayBeOne(changed.round, scope.round) && mayBeOne(changed.evaluation, scope.evaluation) &&
           mayBeOne(changed.run, scope.run) && mayBeOne(changed.study, scope.study) &&
           mayBeOne(changed.user, scope.user);
}

} // namespace tandem
