#include "storage/changes/changeevent.h"

namespace tandem {

namespace {

template <typename Tag>
bool mayBeOne(Id<Tag> changed, Id<Tag> wanted)
{
    return !changed.isValid() || !wanted.isValid() || changed == wanted;
}

template <typename Kind>
bool isWithinScope(const Kind& changed, const Scope& scope)
{
    bool within = true;
    if constexpr (requires { changed.sample; })
        within = within && mayBeOne(changed.sample, scope.sample);
    if constexpr (requires { changed.round; })
        within = within && mayBeOne(changed.round, scope.round);
    if constexpr (requires { changed.evaluation; })
        within = within && mayBeOne(changed.evaluation, scope.evaluation);
    if constexpr (requires { changed.run; })
        within = within && mayBeOne(changed.run, scope.run);
    if constexpr (requires { changed.study; })
        within = within && mayBeOne(changed.study, scope.study);
    if constexpr (requires { changed.user; })
        within = within && mayBeOne(changed.user, scope.user);
    return within;
}

} // namespace

Parts ChangeEvent::parts() const
{
    return std::visit([](const auto& changed) { return changed.parts; }, what);
}

SampleId sampleOf(const ChangeEvent& event)
{
    return std::visit(
        [](const auto& changed) {
            if constexpr (requires { changed.sample; })
                return changed.sample;
            else
                return SampleId();
        },
        event.what);
}

bool concerns(const ChangeEvent& event, Parts parts, const Scope& scope)
{
    return (event.parts() & parts) &&
           std::visit(
               [&](const auto& changed) { return isWithinScope(changed, scope); }, event.what);
}

} // namespace tandem
