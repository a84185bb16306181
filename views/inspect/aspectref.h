#pragma once

#include "models/expert/explanation.h"

#include <QHashFunctions>
#include <QList>

#include <optional>

namespace tandem {

/// One aspect of one of the two texts of an evaluation.
struct AspectRef
{
    expert::Side side = expert::Side::Expected;
    int aspect = 0; ///< index among the side's aspects
    bool operator==(const AspectRef&) const = default;
};

inline size_t qHash(const AspectRef& ref, size_t seed = 0)
{
    return qHashMulti(seed, int(ref.side), ref.aspect);
}

/// Whether there is such an aspect.
bool hasAspect(const expert::Explanation& explanation, const AspectRef& ref);
/// The aspect that `ref` was matched to; none where it was not, or to a title that nothing has.
std::optional<AspectRef> partnerOf(const expert::Explanation& explanation, const AspectRef& ref);
/// Every aspect of the other text that `ref` has to do with: its partner first, then those that
/// were matched to it, in their order.
QList<AspectRef> linkedWith(const expert::Explanation& explanation, const AspectRef& ref);

/// Whether a reply about an aspect could not be read.
bool isFaulty(const expert::AspectMatch& match);

} // namespace tandem
