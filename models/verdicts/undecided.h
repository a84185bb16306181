#pragma once

#include <QHash>
#include <QList>

#include <algorithm>
#include <optional>

namespace tandem {

/// The first of `decisions` behind `after` (or from the start) for which `wanted` holds, going on
/// from the start at the end; none where it holds for none.
template <typename Decision, typename Wanted>
std::optional<Decision> nextDecision(
    const QList<Decision>& decisions, const std::optional<Decision>& after, Wanted wanted)
{
    const auto start = after ? std::max<qsizetype>(decisions.indexOf(*after) + 1, 0) : 0;
    for (qsizetype i = 0; i < decisions.size(); ++i) {
        const Decision& decision = decisions.at((start + i) % decisions.size());
        if (wanted(decision))
            return decision;
    }
    return std::nullopt;
}

/// How many of `decisions` somebody has an opinion on.
template <typename Decision, typename Review>
int decidedOf(const QList<Decision>& decisions, const QHash<Decision, Review>& reviews)
{
    return int(std::count_if(decisions.cbegin(), decisions.cend(),
        [&](const Decision& decision) { return reviews.value(decision).stance.has_value(); }));
}

} // namespace tandem
