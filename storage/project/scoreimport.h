#pragma once

#include "models/error.h"
#include "storage/changes/change.h"
#include "storage/formats/scorecolumnsreader.h"
#include "storage/project/benchmark.h"

#include <QString>
#include <QStringList>

namespace tandem {

/// What importing scores of outputs brought.
struct ScoreImport
{
    QStringList measures; ///< the names of the columns that were imported
    qint64 added = 0;     ///< scores
    qint64 known = 0;     ///< that were there already from a file of this name, with the same value
    qint64 undefined = 0; ///< of both, that the file has no value for
    qint64 outputs = 0;   ///< of the project, that have a row in the file
    qint64 unknown = 0;   ///< rows whose id or system the project does not have
    QStringList messages; ///< translated sentences: what was left out, the first unknown ids named
};

/// Adds the scores to the outputs that they are about, inside the caller's transaction, which must
/// be thrown away on failure. A row's id is the case's name, or its number where it has no name
/// (caseLabel()); without a column of systems it is the case's only output. `source` is the file's
/// name. A cell without a value becomes an undefined score. Rows that are about nothing in the
/// project are counted and named. Refused: an id that several cases have, a row without a system
/// where there are several outputs, a value other than the one that came from a file of this name
/// before; NotFound where no row is about an output of the project.
Expected<ScoreImport> importScores(const WriteContext& context, const ScoreColumns& scores,
    const QString& source, const Progress& progress = {});

/// What a case is called in tables of scores: its name, or its number where it has none.
QString caseLabel(const QString& name, qint64 position);

} // namespace tandem
