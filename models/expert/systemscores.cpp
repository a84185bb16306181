#include "models/expert/systemscores.h"

#include "models/inference/means.h"
#include "models/words.h"

#include <QHash>
#include <QMap>

#include <algorithm>
#include <tuple>

namespace tandem::expert {

namespace {

SystemScores scoresOfSystem(const QString& system, const QList<EvaluationSummary>& evaluations)
{
    SystemScores result;
    result.system = system;
    QList<Scores> scores;
    for (const EvaluationSummary& one : evaluations) {
        ++result.evaluations;
        result.unscored += one.state == EvaluationState::Unscored ? 1 : 0;
        result.underWay += one.state == EvaluationState::UnderWay ? 1 : 0;
        result.withFaults += one.faults > 0 ? 1 : 0;
        result.faults += one.faults;
        if (one.scores)
            scores.append(*one.scores);
    }
    result.scored = scores.size();
    result.modes = averagesOf(scores);
    return result;
}

} // namespace

QString measureName(const ModeMeasure& measure)
{
    if (measure.score == &ModeScore::recall)
        return ExpertWords::tr("Recall");
    return measure.score == &ModeScore::precision ? ExpertWords::tr("Precision")
                                                  : ExpertWords::tr("F1");
}

QString scoreKey(Mode mode, const ModeMeasure& measure)
{
    return modeKey(mode) + u'_' + QLatin1String(measure.key);
}

std::array<ModeAverages, kModes> averagesOf(const QList<Scores>& scores)
{
    std::array<ModeAverages, kModes> modes;
    for (const Mode mode : kAllModes) {
        for (const ModeMeasure& measure : kModeMeasures) {
            QList<double> values;
            values.reserve(scores.size());
            for (const Scores& one : scores)
                values.append(one.of(mode).*(measure.score));
            modes[size_t(mode)].*(measure.average) =
                inference::meanWithInterval(values, inference::kScoreRange);
        }
    }
    return modes;
}

QList<EvaluationSummary> newestOf(const QList<QList<EvaluationSummary>>& sets)
{
    QList<EvaluationSummary> newest;
    QHash<OutputId, qsizetype> places;
    for (const QList<EvaluationSummary>& set : sets) {
        for (const EvaluationSummary& one : set) {
            const auto place = places.constFind(one.output);
            if (place == places.cend()) {
                places.insert(one.output, newest.size());
                newest.append(one);
            } else if (one.scores && !newest.at(*place).scores) {
                newest[*place] = one;
            }
        }
    }
    std::stable_sort(
        newest.begin(), newest.end(), [](const EvaluationSummary& a, const EvaluationSummary& b) {
            return std::tie(a.casePosition, a.system) < std::tie(b.casePosition, b.system);
        });
    return newest;
}

QList<SystemScores> systemScores(const QList<EvaluationSummary>& evaluations)
{
    QMap<QString, QList<EvaluationSummary>> bySystem;
    for (const EvaluationSummary& one : evaluations)
        bySystem[one.system].append(one);
    QList<SystemScores> all;
    for (auto it = bySystem.cbegin(); it != bySystem.cend(); ++it)
        all.append(scoresOfSystem(it.key(), it.value()));
    return all;
}

} // namespace tandem::expert
