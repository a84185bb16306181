#include "views/inspect/aspectref.h"

namespace tandem {

bool hasAspect(const expert::Explanation& explanation, const AspectRef& ref)
{
    return ref.aspect >= 0 && ref.aspect < explanation.side(ref.side).aspects.size();
}

std::optional<AspectRef> partnerOf(const expert::Explanation& explanation, const AspectRef& ref)
{
    const expert::AspectMatch match = explanation.side(ref.side).matches.value(ref.aspect);
    if (!match.matched || !match.other)
        return std::nullopt;
    const AspectRef partner{expert::otherSide(ref.side), *match.other};
    return hasAspect(explanation, partner) ? std::optional(partner) : std::nullopt;
}

QList<AspectRef> linkedWith(const expert::Explanation& explanation, const AspectRef& ref)
{
    QList<AspectRef> linked;
    if (const std::optional<AspectRef> partner = partnerOf(explanation, ref))
        linked.append(*partner);
    const expert::Side other = expert::otherSide(ref.side);
    const int count = int(explanation.side(other).aspects.size());
    for (int i = 0; i < count; ++i) {
        const AspectRef candidate{other, i};
        if (partnerOf(explanation, candidate) == ref && !linked.contains(candidate))
            linked.append(candidate);
    }
    return linked;
}

bool isFaulty(const expert::AspectMatch& match)
{
    return !match.fault.isEmpty() || !match.content.fault.isEmpty() || !match.style.fault.isEmpty();
}

} // namespace tandem
