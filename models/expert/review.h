#pragma once

#include "models/expert/explanation.h"
#include "models/verdicts/verdict.h"

#include <QHash>
#include <QString>

#include <optional>

namespace tandem::expert {

using Stance = tandem::Stance;

/// What a reviewer puts in the place of a decision they disagree with.
struct Correction
{
    std::optional<bool> aligned; ///< of content and style
    std::optional<int> other;    ///< of a match: index of the aspect that it should be; -1: none
    bool operator==(const Correction&) const = default;
};

/// One reviewer's word on one decision; the note of an extraction says what is wrong with the
/// aspects.
using Review = VerdictOf<Correction>;
using Reviews = QHash<DecisionRef, Review>;

/// Whether two reviewers say something else of a decision: their opinions differ, or both disagree
/// and would put something else in its place. Never where one of them has no opinion.
bool differ(const Review& one, const Review& other);

/// The explanation as the reviewer would have it: where they disagree, the corrected verdict; a
/// plain "disagree" without a correction turns yes and no of content and style round and unmatches
/// a match. A match that was put right to another aspect keeps its content and style verdicts
/// unless those were reviewed too; a newly matched aspect counts as aligned only where the review
/// says so. "Unsure" and what was not reviewed stay as they are.
Explanation reviewed(Explanation explanation, const Reviews& reviews);

/// The decisions that can be reviewed: decisionsOf() and content and style of aspects that the
/// reviewer matched.
QList<DecisionRef> reviewableDecisions(const Explanation& explanation, const Reviews& reviews);
/// The first of reviewableDecisions() behind `after` (or from the start) that has no opinion, going
/// on from the start at the end; none where all have one.
std::optional<DecisionRef> nextUndecided(const Explanation& explanation, const Reviews& reviews,
    const std::optional<DecisionRef>& after);

} // namespace tandem::expert
