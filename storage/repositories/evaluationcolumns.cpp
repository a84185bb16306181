#include "storage/repositories/evaluationcolumns.h"

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

} // namespace

EvaluationFigures figuresOf(const expert::Explanation& explanation)
{
    EvaluationFigures figures;
    figures.state = explanation.isScored() ? EvaluationState::Complete : EvaluationState::Unscored;
    if (explanation.isScored())
        figures.scores = expert::scoresOf(explanation);
    figures.expected = countsOf(explanation.expected);
    figures.generated = countsOf(explanation.generated);
    figures.faults = expert::faultsOf(explanation);
    figures.remarks = static_cast<int>(explanation.remarks.size());
    return figures;
}

QStringList figureColumns()
{
    QStringList columns{QStringLiteral("state")};
    for (const char* mode : {"content", "style", "both", "either", "average"}) {
        columns.append(QStringLiteral("recall_") + QLatin1String(mode));
        columns.append(QStringLiteral("precision_") + QLatin1String(mode));
    }
    for (const char* side : {"expected_", "generated_"}) {
        for (const char* verdict : {"both", "content", "style", "neither", "unmatched"})
            columns.append(QLatin1String(side) + QLatin1String(verdict));
    }
    return columns << QStringLiteral("faults") << QStringLiteral("remarks");
}

QVariantList figureValues(const EvaluationFigures& figures)
{
    QVariantList values{static_cast<int>(figures.state)};
    for (const expert::Mode mode : expert::kAllModes) {
        const auto score = figures.scores ? figures.scores->of(mode) : expert::ModeScore();
        values.append(figures.scores ? QVariant(score.recall) : QVariant());
        values.append(figures.scores ? QVariant(score.precision) : QVariant());
    }
    for (const VerdictCounts& counts : {figures.expected, figures.generated}) {
        for (const int count : counts)
            values.append(count);
    }
    return values << figures.faults << figures.remarks;
}

} // namespace tandem
