#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/changes/change.h"
#include "storage/formats/predictedsummaries.h"
#include "storage/project/benchmark.h"

#include <QString>
#include <QStringList>

namespace tandem {

/// What importing predictions brought.
struct PredictionImport
{
    /// What a line added.
    struct Added
    {
        UserSummaryId summary;
        QString predictor;
        int repeat = 1;
        QList<FutureTaskId> tasks;
    };
    QList<Added> added;
    qint64 predictions = 0; ///< that were added
    qint64 known = 0;       ///< that were there already
    qint64 lines = 0;
    QStringList predictors; ///< of the file
    QStringList messages;   ///< translated sentences: what is missing
};

/// Whose predictions they are, and from whose summaries, where lines do not say it.
struct PredictionDefaults
{
    QString summarizer{}; ///< empty: the only one that has a summary of the user but baselines
    QString predictor{};
};

/// Adds predictions from summaries that the project has, inside the caller's transaction, which
/// must be thrown away on failure: all or nothing. Of a hit the answer was chosen, of a miss what
/// the line says or its reply, which is not kept. `source` is the file's name.
/// NotFound: users that the project does not have, the first of them named. NotFound, Refused,
/// InvalidInput, naming the line: no predictor, a summary or a task that the project does not have,
/// users of another log, another summary than the project's, another prediction than the project's,
/// an outcome that is not that of the choice or the reply, a run of no number from 1 to 100, a
/// predictor whose predictions are those of a run. Cancelled.
Expected<PredictionImport> importPredictions(const WriteContext& context,
    const QList<usersum::PredictionRow>& rows, const PredictionDefaults& usual,
    const QString& source, const Progress& progress = {});

} // namespace tandem
