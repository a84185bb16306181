#pragma once

#include "models/expert/evaluationsummary.h"
#include "models/figure.h"

#include <QList>

/// What evaluations say of systems: averages, and tests of two over the same cases.
namespace tandem::expert {

/// One mode's averages.
struct ModeAverages
{
    Figure recall;
    Figure precision;
    Figure f1;
};

/// One of a mode's three numbers.
struct ModeMeasure
{
    const char* key; ///< as the names in result files end: "recall", "precision", "f1"
    double ModeScore::*score;
    Figure ModeAverages::*average;
};
inline constexpr std::array<ModeMeasure, 3> kModeMeasures{{
    {"recall", &ModeScore::recall, &ModeAverages::recall},
    {"precision", &ModeScore::precision, &ModeAverages::precision},
    {"f1", &ModeScore::f1, &ModeAverages::f1},
}};
/// Its name for people, translated.
QString measureName(const ModeMeasure& measure);
/// Its name in result files: "content_only_recall".
QString scoreKey(Mode mode, const ModeMeasure& measure);

/// The averages of cases in every mode, with 95 % intervals.
std::array<ModeAverages, kModes> averagesOf(const QList<Scores>& scores);

/// What a system's outputs got in one set of evaluations.
struct SystemScores
{
    QString system;         ///< may be empty
    qint64 evaluations = 0; ///< begun
    qint64 scored = 0;      ///< the averages stand on these
    qint64 unscored = 0;    ///< what the scores stand on could not be read
    qint64 underWay = 0;
    qint64 withFaults = 0; ///< with a decision that no reply could be read for; scored all the same
    qint64 faults = 0;     ///< such decisions
    std::array<ModeAverages, kModes> modes;

    const ModeAverages& of(Mode mode) const { return modes[size_t(mode)]; }
};
/// Of several sets, the newest first, one evaluation of each output: the newest one that is scored,
/// or else the newest. By case, then system.
QList<EvaluationSummary> newestOf(const QList<QList<EvaluationSummary>>& sets);

/// By system, in the order of their names. A text without aspects on one side counts with its 0,
/// as in the reference.
QList<SystemScores> systemScores(const QList<EvaluationSummary>& evaluations);

} // namespace tandem::expert
