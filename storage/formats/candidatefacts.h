#pragma once

#include "models/error.h"
#include "storage/formats/recordreader.h"

#include <QList>
#include <QString>

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

/// Reads candidate facts, laid out as layoutOfRecords() finds them. JSON is a list of rows, or
/// {"facts": [row]}; a row has `sample`, `paragraph` and `fact`, and what else it has is ignored.
/// As "facts list" prints them, {"samples": [{sample, "facts": [row]}]}, rows go without `sample`.
/// NotFound, Unreadable, TooLarge over 64 MiB, InvalidInput with the place.
Expected<QList<CandidateFact>> readCandidateFacts(const Input& input);

} // namespace tandem
