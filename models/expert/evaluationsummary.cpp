#include "models/expert/evaluationsummary.h"

namespace tandem {

namespace {

VerdictCounts countsOf(const expert::ExplainedSide& side)
{
    VerdictCounts counts{};
    for (const expert::AspectMatch& match : side.matches) {
        if (match.counts)
            ++counts[static_cast<size_t>(expert::verdictOf(match))];
    }
    return counts;
}

EvaluationFigures figuresWhere(const expert::Explanation& explanation, bool isScored)
{
    EvaluationFigures figures;
    figures.state = isScored ? EvaluationState::Complete : EvaluationState::Unscored;
    if (isScored)
        figures.scores = expert::scoresOf(explanation);
    figures.expected = countsOf(explanation.expected);
    figures.generated = countsOf(explanation.generated);
    figures.faults = expert::faultsOf(explanation);
    figures.remarks = static_cast<int>(explanation.remarks.size());
    return figures;
}

} // namespace

EvaluationFigures figuresOf(const expert::Explanation& explanation)
{
    return figuresWhere(explanation, explanation.isScored());
}

EvaluationFigures earlierFiguresOf(const expert::Explanation& explanation)
{
    return figuresWhere(explanation, explanation.areAspectsKnown());
}

} // namespace tandem
