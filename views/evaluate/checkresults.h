#pragma once

#include "models/expert/robustnesschanges.h"
#include "models/expert/scores.h"
#include "storage/project/readevaluations.h"
#include "storage/repositories/judgementrepository.h"
#include "ui/chartdata.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// The system whose outputs are generated with `percent` of the profiles swapped; the base itself
/// at 0. The name stands in the project and is not translated.
QString swappedSystem(const QString& base, int percent);

/// What the boasting phrase did to a system's scores, within the newest set that has both.
struct SelfPromotionResult
{
    EvaluationSet set;
    expert::RobustnessFigures figures;
    ChartData chart;
};
std::optional<SelfPromotionResult> selfPromotionResult(
    const ReadEvaluations& evaluations, const QString& system, expert::Mode mode);

/// Mean scores by the share of swapped profiles, within the newest set that has two shares or more.
struct ProfileSwapResult
{
    EvaluationSet set;
    QList<int> shares; ///< percent, ascending
    QList<Figure> means;
    ChartData chart;
};
std::optional<ProfileSwapResult> profileSwapResult(const ReadEvaluations& evaluations,
    const QString& base, const QList<int>& shares, expert::Mode mode);

/// A run of the pairwise judge, in both orders.
struct JudgedPair
{
    RunId run;
    QString model;
    QString first;
    QString second;
    PositionBias bias;
};
ChartData positionBiasChart(const JudgedPair& pair);

} // namespace tandem
