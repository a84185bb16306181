#pragma once

#include "models/agreement/correlation.h"
#include "models/expert/systemscores.h"
#include "models/inference/pairedtest.h"
#include "models/results/report.h"

#include <QList>
#include <QString>

#include <atomic>
#include <optional>

/// Judges against each other: what they said of the same outputs.
namespace tandem::expert {

/// What one judge said: a model in all of its runs, or a file.
struct JudgeEvaluations
{
    QString judge;
    int sets = 1; ///< runs that are put together
    QList<EvaluationSummary> evaluations;
};

/// Two judges over the outputs that both have scored.
struct JudgePair
{
    QString first;
    QString second;
    std::optional<QString> system; ///< whose outputs; none: of all systems
    /// Over outputs. Pearson's r says whether scores rise together, Kendall's tau-b whether the
    /// order is the same.
    Correlation pearson;
    Correlation kendall;
    Figure distance; ///< mean size of the differences, over outputs
    /// First minus second, paired over cases: of a case with outputs of several systems the mean of
    /// these, since they share their expected text.
    inference::PairedTest test; ///< adjusted by Holm where it is over all systems, for all of these
};

/// Each judge with each that stands behind it by F of `mode`: over all systems, and where there are
/// several over each of them. Pairs without a common output are left out. For a worker: a raised
/// `cancel` ends it soon, with pairs that mean nothing.
QList<JudgePair> judgePairs(
    const QList<JudgeEvaluations>& judges, Mode mode, const std::atomic_bool* cancel = nullptr);

/// A row for each of them, in their order.
results::Section judgePairsSection(const QList<JudgePair>& pairs, Mode mode);

} // namespace tandem::expert
