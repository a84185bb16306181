#pragma once

#include "models/error.h"
#include "storage/project/benchmark.h"

#include <QStringList>

namespace tandem {

/// What an import brought.
struct ImportReport
{
    int samples = 0;
    qint64 paragraphs = 0;
};

/// Makes a new project file at `path` with a name and no samples. Refused where something is there
/// already, unless `replace`. Nothing is left behind on failure.
Expected<void> createProject(const QString& path, const QString& name, bool replace = false);

/// Imports `inputs` (KGDS.json, JSON or JSONL articles, .txt and .md files, folders) into the
/// project at `path`, which is made when it is not there. All or nothing; memory does not grow with
/// the input. `progress` counts bytes read.
Expected<ImportReport> importFiles(
    const QStringList& inputs, const QString& path, const Progress& progress = {});

} // namespace tandem
