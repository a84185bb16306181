#include "models/expert/explanation.h"

#include <algorithm>

namespace tandem::expert {

namespace {

/// Whether what one side's aspects came to is known of at least one, as far as `alignment` goes.
bool isSomethingRead(const ExplainedSide& side, Alignment AspectMatch::*alignment)
{
    const auto counted = [](const AspectMatch& match) { return match.counts; };
    const auto isRead = [&](const AspectMatch& match) {
        return match.counts && match.fault.isEmpty() &&
               (!match.matched || (match.*alignment).fault.isEmpty());
    };
    return std::none_of(side.matches.cbegin(), side.matches.cend(), counted) ||
           std::any_of(side.matches.cbegin(), side.matches.cend(), isRead);
}

} // namespace

bool Explanation::isScored() const
{
    const auto isJudged = [](const ExplainedSide& side) {
        return isSomethingRead(side, &AspectMatch::content) &&
               isSomethingRead(side, &AspectMatch::style);
    };
    return areAspectsKnown() && isJudged(expected) && isJudged(generated);
}

LinkVerdict verdictOf(const AspectMatch& match)
{
    if (!match.matched)
        return LinkVerdict::Unmatched;
    if (match.content.aligned)
        return match.style.aligned ? LinkVerdict::Both : LinkVerdict::ContentOnly;
    return match.style.aligned ? LinkVerdict::StyleOnly : LinkVerdict::Neither;
}

QList<DecisionRef> decisionsOf(const Explanation& explanation)
{
    QList<DecisionRef> decisions{{DecisionKind::Extraction, Side::Expected, -1},
        {DecisionKind::Extraction, Side::Generated, -1}};
    for (const Side side : {Side::Expected, Side::Generated}) {
        const QList<AspectMatch>& matches = explanation.side(side).matches;
        for (int aspect = 0; aspect < matches.size(); ++aspect) {
            const AspectMatch& match = matches.at(aspect);
            if (!match.counts)
                continue;
            decisions.append({DecisionKind::Match, side, aspect});
            if (match.matched) {
                decisions.append({DecisionKind::Content, side, aspect});
                decisions.append({DecisionKind::Style, side, aspect});
            }
        }
    }
    return decisions;
}

int faultsOf(const Explanation& explanation)
{
    qsizetype faults = 0;
    for (const Side which : {Side::Expected, Side::Generated}) {
        const ExplainedSide& side = explanation.side(which);
        faults += side.fault.isEmpty() ? 0 : 1;
        for (const AspectMatch& match : side.matches) {
            faults += match.fault.isEmpty() ? 0 : 1;
            faults += match.matched && !match.content.fault.isEmpty() ? 1 : 0;
            faults += match.matched && !match.style.fault.isEmpty() ? 1 : 0;
        }
    }
    return static_cast<int>(faults);
}

} // namespace tandem::expert
