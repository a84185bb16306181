#include "app/commandline/expertpairs.h"

#include "app/commandline/commandwords.h"

#include <QHash>

#include <algorithm>

namespace tandem {

namespace {

QHash<CaseId, expert::ModeScore> scoresByCase(
    const QList<EvaluationSummary>& evaluations, const QString& system, expert::Mode mode)
{
    QHash<CaseId, expert::ModeScore> scores;
    for (const EvaluationSummary& one : evaluations) {
        if (one.system == system && one.scores)
            scores.insert(one.caseId, one.scores->of(mode));
    }
    return scores;
}

Expected<void> checkSystem(const QList<EvaluationSummary>& evaluations, const QString& system)
{
    const bool known = std::any_of(evaluations.cbegin(), evaluations.cend(),
        [&](const EvaluationSummary& one) { return one.system == system; });
    if (known)
        return {};
    return failure(ErrorCode::NotFound,
        CommandWords::tr("No output of a system \"%1\" is evaluated in this set.").arg(system), {},
        CommandWords::tr("\"tandem expert list\" lists sets and systems."));
}

} // namespace

Expected<ExpertPairedScores> expertPairedScores(const QList<EvaluationSummary>& evaluations,
    const QString& first, const QString& second, expert::Mode mode)
{
    for (const QString& system : {first, second}) {
        TANDEM_DO(checkSystem(evaluations, system));
    }
    const QHash<CaseId, expert::ModeScore> others = scoresByCase(evaluations, second, mode);
    ExpertPairedScores paired;
    for (const EvaluationSummary& one : evaluations) {
        if (one.system != first || !one.scores || !others.contains(one.caseId))
            continue;
        paired.first.append(one.scores->of(mode));
        paired.second.append(others.value(one.caseId));
    }
    return paired;
}

QList<double> expertValues(const QList<expert::ModeScore>& scores, const ExpertMeasure& measure)
{
    QList<double> values;
    values.reserve(scores.size());
    for (const expert::ModeScore& one : scores)
        values.append(one.*(measure.score));
    return values;
}

} // namespace tandem
