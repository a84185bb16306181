#pragma once

#include "models/error.h"
#include "storage/formats/expertresultwriter.h"
#include "storage/project/benchmark.h"
#include "storage/repositories/evaluationrepository.h"

#include <QString>
#include <QStringList>

namespace tandem {

class Database;

/// What was exported, and what not.
struct ResultExport
{
    ResultLosses losses;
    QStringList unscored; ///< cases and systems, of those complete without scores
    qint64 faults = 0;    ///< decisions of those written that no reply could be read for
    qint64 leftOut = 0;   ///< evaluations that are under way or have no scores
    QStringList messages; ///< translated sentences about that
};

/// Writes the evaluations of a set, or those of one system where `system` is given, as a result of
/// expert_score to `resultPath` and their texts in the same order, as JSONL, to `textsPath`. Each
/// file is written whole or not at all, the texts last. NotFound where the set has nothing of
/// the system; Refused where it has no complete evaluation or both paths are one; Cancelled;
/// NotWritable, DiskFull. `progress` counts evaluations.
Expected<ResultExport> exportExpertResult(Database& database, const EvaluationSet& set,
    const std::optional<QString>& system, const QString& resultPath, const QString& textsPath,
    const Progress& progress = {});

/// Which of these files a result of this run must not replace unasked, since it holds something
/// else: a run of other settings, texts that the run does not evaluate, or what is no result. Empty
/// where neither does, be it that it is not there, is empty, or is the run's own from before more
/// answers came.
Expected<QString> fileOfOtherResult(
    Database& database, RunId run, const QString& resultPath, const QString& textsPath);

} // namespace tandem
