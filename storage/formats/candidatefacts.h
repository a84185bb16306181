#pragma once

#include "models/error.h"

#include <QList>
#include <QString>

class QIODevice;

namespace tandem {

/// One candidate fact as a file has it.
struct CandidateFact
{
    int sample = 0;    ///< the sample's place in the project, from 1
    int paragraph = 0; ///< from 1 in the article as imported
    QString text;      ///< as checkedFactText() gives it
    QString place;     ///< where in the file, for messages
    bool operator==(const CandidateFact&) const = default;
};

/// How candidate facts are written. Json: a list of rows, or {"facts": [row]}. JsonLines: a row in
/// each line. Csv: a header and rows. A row has `sample`, `paragraph` and `fact`; what else it has
/// is ignored.
enum class CandidateFormat { Json, JsonLines, Csv };

/// Reads candidate facts, the format taken from the file's suffix (.json, .csv; everything else is
/// JsonLines). NotFound, Unreadable, TooLarge over 64 MiB, InvalidInput with the place.
Expected<QList<CandidateFact>> readCandidateFacts(const QString& path);

/// Reads them from an open device; `name` is what errors call it.
Expected<QList<CandidateFact>> readCandidateFacts(
    QIODevice& device, const QString& name, CandidateFormat format);

} // namespace tandem
