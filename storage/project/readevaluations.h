#pragma once

#include "models/expert/judgepairs.h"
#include "storage/repositories/evaluationrepository.h"

#include <QList>
#include <QLocale>

#include <atomic>
#include <memory>

namespace tandem {

/// What the pages of results are based on: the sets of evaluations, and those of each.
struct ReadEvaluations
{
    QList<EvaluationSet> sets;                   ///< newest first
    QList<QList<EvaluationSummary>> evaluations; ///< of each set
    QList<expert::JudgeEvaluations> judges;      ///< the same by who judged, newest first
    QList<EvaluationSummary> newest;             ///< of each output, whoever judged
    bool hasCases = false;                       ///< there is something to evaluate
};
using SharedEvaluations = std::shared_ptr<const ReadEvaluations>;

/// Those who made an evaluation that is the newest of its output.
QStringList judgesOfNewest(const ReadEvaluations& read);

/// What all judges said.
QList<EvaluationSummary> evaluationsOfJudges(const ReadEvaluations& read);
/// How the runs behind these evaluations, or behind the files that they are from, were told to
/// evaluate differently, in a sentence; empty where they were not, as far as that is known.
QString unlikeSettingsText(const QList<EvaluationSet>& sets,
    const QList<EvaluationSummary>& evaluations, const QLocale& locale = QLocale(QLocale::C));

/// All of them. For a worker; Cancelled where the flag was raised.
Expected<SharedEvaluations> readEvaluations(Database& database, const std::atomic_bool& cancelled);

} // namespace tandem
