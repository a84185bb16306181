#include "views/session/statelook.h"

namespace tandem {

StateLook stateLook(SampleState state)
{
    using C = ThemeColors;
    switch (state) {
    case SampleState::Open:
        return {BadgeKind::Open, {Sign::Ring, &C::secondary}};
    case SampleState::SubmittedByOne:
        return {BadgeKind::Waiting, {Sign::Clock, &C::secondary}};
    case SampleState::AwaitingAdjudication:
        return {BadgeKind::Boundary, {Sign::NotEqual, &C::boundary}};
    case SampleState::Closed:
        return {BadgeKind::Closed, {Sign::Check, &C::yes}};
    case SampleState::Settled:
        return {BadgeKind::Settled, {Sign::Lock, &C::yes}};
    case SampleState::WaitingForDiscussion:
    case SampleState::WaitingForParagraphs:
    case SampleState::WaitingForFacts:
    case SampleState::Unassigned:
    case SampleState::Imported:
    case SampleState::Excluded:
        break;
    }
    return {};
}

} // namespace tandem
