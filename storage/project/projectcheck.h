#pragma once

#include "models/error.h"
#include "storage/project/benchmark.h"

#include <QStringList>

namespace tandem {

/// What a check of a project file found.
struct CheckReport
{
    int schemaVersion = 0;
    qint64 samples = 0;
    qint64 answers = 0;
    QStringList problems; ///< translated sentences; empty: all is well
};

/// Integrity of the file, references between its tables, the journal's order, answers and decisions
/// that nobody could have given, the search indexes, scores that are not those of their decisions
/// or of the answers that they were made of, texts and settings that nobody could have stored.
Expected<CheckReport> checkProject(const QString& path, const Progress& progress = {});

} // namespace tandem
