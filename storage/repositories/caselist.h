#pragma once

#include "models/error.h"
#include "models/ids.h"

#include <QList>
#include <QString>

namespace tandem {

class Database;

/// A system's output of a case, as lists show it.
struct ListedOutput
{
    OutputId id;
    QString system;      ///< may be empty
    int evaluations = 0; ///< complete ones
    bool operator==(const ListedOutput&) const = default;
};

/// A case as lists show it, without its texts.
struct ListedCase
{
    CaseId id;
    int position = 0; ///< counts from 1
    QString name;
    QString promptStart;   ///< at most 200 characters
    int expectedWords = 0; ///< runs between white space; a character of Chinese or Japanese is one
    int profile = 0;       ///< documents
    QList<ListedOutput> outputs; ///< by system
    EvaluationId newest;         ///< complete evaluation of any output; invalid where there is none

    int evaluations() const;
    bool operator==(const ListedCase&) const = default;
};

/// Every case in use, or every one that is excluded, in the order of positions. Reads all texts to
/// count their words: for a worker.
Expected<QList<ListedCase>> listedCases(Database& database, bool excluded = false);

} // namespace tandem
