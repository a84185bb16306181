#pragma once

#include "models/metrics/pairtable.h"
#include "storage/changes/change.h"
#include "storage/repositories/outputscorerepository.h"

#include <QList>

#include <memory>

namespace tandem {

/// How many scores of other programs were stored.
struct StoredProgramScores
{
    qint64 added = 0;
    qint64 known = 0;   ///< stored before, with the same value
    qint64 differs = 0; ///< stored before by the same version, with another value, which stays
};

/// A change that stores the scores of those `columns` that another program computed (a value of
/// each of `outputs`), with command and version, so that the project shows them where the program
/// is not installed. Scores are never changed. Fills `stored` when it is done.
Change storingProgramScores(const QList<metrics::ScoreColumn>& columns,
    const QList<OutputId>& outputs, const std::shared_ptr<StoredProgramScores>& stored);

/// Puts into the column what was stored of its measure: name, range, direction, command and
/// version. Nothing where a file was imported.
void describeProgramScores(const OutputScoreColumn& stored, metrics::ScoreColumn& column);

} // namespace tandem
