#pragma once

#include "models/error.h"
#include "models/expert/robustnesschanges.h"
#include "models/expert/scores.h"
#include "models/ids.h"
#include "storage/project/readevaluations.h"
#include "storage/repositories/judgementrepository.h"
#include "ui/chartdata.h"

#include <QHash>
#include <QList>
#include <QSet>
#include <QString>

#include <optional>

namespace tandem {

class Database;

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

/// Whose outputs there are, and what judges said: what the checks can be run on.
struct CheckData
{
    qint64 cases = 0;
    qint64 casesWithProfile = 0;
    QStringList systems;                    ///< by name
    QHash<QString, QSet<CaseId>> outputsOf; ///< cases with an output of a system
    QList<JudgedPair> judged;               ///< newest first

    qint64 outputs(const QString& system) const { return outputsOf.value(system).size(); }
    /// Cases with an output of both.
    qint64 common(const QString& first, const QString& second) const;
    /// The newest run that compared these two, whichever was first.
    std::optional<JudgedPair> judgedPair(const QString& first, const QString& second) const;
};

/// For a worker.
Expected<CheckData> readCheckData(Database& database);

} // namespace tandem
