#pragma once

#include "models/error.h"
#include "models/ids.h"
#include "storage/runs/runkind.h"

#include <QList>

#include <map>

namespace tandem {

class Database;

/// The samples that a run is to look at, by position.
Expected<QList<SampleId>> chosenSamples(Database& database, const RunOptions& options);

/// The samples that can be chosen, by the number that people see.
Expected<std::map<int, SampleId>> samplesByNumber(Database& database);

/// Counts a sample that cannot be worked on now; an error of the file itself is handed on.
Expected<void> noteNotReady(RunSelection& selection, const Error& why);

/// Whether an error is one of the project file, not of what was asked for.
bool isFileTrouble(const Error& error);

} // namespace tandem
