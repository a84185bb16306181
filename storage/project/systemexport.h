#pragma once

#include "models/error.h"
#include "storage/project/systembenchmark.h"

#include <QString>
#include <QStringList>

namespace tandem {

enum class SystemFormat {
    Published, ///< a new folder in the published layout, with verdicts
    JsonLines, ///< records, without verdicts
    Csv,
};

/// What an export of systems' outputs wrote and what it left out.
struct SystemExport
{
    int systems = 0;
    qint64 outputs = 0;
    qint64 verdicts = 0;  ///< judgements of outputs
    QStringList messages; ///< translated sentences
};

/// Writes the outputs of the benchmark's samples, whole or not at all. In the published layout the
/// samples are numbered as in the exported KGDS.json, and what `verifier` says stands beside its
/// outputs (nobody's where it is empty), but for outputs that were made before the benchmark
/// changed: their verdicts are about other facts. A model whose name cannot be a folder's is
/// written under a like name. Records name samples by their number in the project. NotFound where
/// there is no output; Refused where something stands at `path` that is not to be replaced;
/// NotWritable, DiskFull, Cancelled.
Expected<SystemExport> exportSystems(Database& database, const QString& path, SystemFormat format,
    const QString& verifier, const Progress& progress = {});

} // namespace tandem
