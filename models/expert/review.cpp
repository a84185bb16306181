#include "models/expert/review.h"

#include "models/verdicts/undecided.h"

namespace tandem::expert {

namespace {

bool disagrees(const Reviews& reviews, const DecisionRef& decision)
{
    return reviews.value(decision).stance == Stance::Disagree;
}

void reviewMatch(AspectMatch& match, const Review& review, qsizetype others)
{
    const std::optional<int> corrected = review.correction.other;
    const bool hasOther = corrected && *corrected >= 0 && *corrected < others;
    if (hasOther) {
        if (!match.matched) {
            match.content = {};
            match.style = {};
        }
        match.matched = true;
        match.other = corrected;
        return;
    }
    match.matched = false;
    match.other.reset();
}

void reviewAlignment(Alignment& alignment, const Review& review)
{
    alignment.aligned = review.correction.aligned.value_or(!alignment.aligned);
}

} // namespace

bool differ(const Review& one, const Review& other)
{
    if (!one.stance || !other.stance)
        return false;
    if (*one.stance != *other.stance)
        return true;
    // A plain "disagree" with a match puts no aspect in its place.
    const Correction& a = one.correction;
    const Correction& b = other.correction;
    return *one.stance == Stance::Disagree &&
           (a.other.value_or(-1) != b.other.value_or(-1) ||
               (a.aligned && b.aligned && *a.aligned != *b.aligned));
}

Explanation reviewed(Explanation explanation, const Reviews& reviews)
{
    for (const Side which : {Side::Expected, Side::Generated}) {
        const qsizetype others = explanation.side(otherSide(which)).aspects.size();
        QList<AspectMatch>& matches = explanation.side(which).matches;
        for (int aspect = 0; aspect < matches.size(); ++aspect) {
            AspectMatch& match = matches[aspect];
            const DecisionRef asMatch{DecisionKind::Match, which, aspect};
            if (disagrees(reviews, asMatch))
                reviewMatch(match, reviews.value(asMatch), others);
            if (!match.matched)
                continue;
            const DecisionRef asContent{DecisionKind::Content, which, aspect};
            if (disagrees(reviews, asContent))
                reviewAlignment(match.content, reviews.value(asContent));
            const DecisionRef asStyle{DecisionKind::Style, which, aspect};
            if (disagrees(reviews, asStyle))
                reviewAlignment(match.style, reviews.value(asStyle));
        }
    }
    return explanation;
}

QList<DecisionRef> reviewableDecisions(const Explanation& explanation, const Reviews& reviews)
{
    // Of an aspect that the reviewer unmatched, content and style need no word any more.
    return decisionsOf(reviewed(explanation, reviews));
}

std::optional<DecisionRef> nextUndecided(
    const Explanation& explanation, const Reviews& reviews, const std::optional<DecisionRef>& after)
{
    return nextDecision(reviewableDecisions(explanation, reviews), after,
        [&](const DecisionRef& decision) { return !reviews.value(decision).stance; });
}

} // namespace tandem::expert
