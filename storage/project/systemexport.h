#pragma once

#include "models/error.h"
#include "models/kgds/system.h"
#include "storage/project/systembenchmark.h"

#include <QString>
#include <QStringList>

#include <set>

namespace tandem {

enum class SystemFormat {
    Published, ///< the published layout, with verdicts: an archive by the name's ending, or a
               ///< folder
    JsonLines, ///< records, with verdicts and their explanations
    Csv,       ///< records, without verdicts
};

/// What an export of systems' outputs wrote and what it left out.
struct SystemExport
{
    std::set<kgds::SystemRef> systems;
    qint64 outputs = 0;
    qint64 verdicts = 0;  ///< judgements of outputs
    QStringList messages; ///< translated sentences
};

/// Writes the outputs of the benchmark's samples, whole or not at all. What `verifier` says stands
/// beside its outputs (nobody's where it is empty), but for outputs that were made before the
/// benchmark changed: their verdicts are about other facts. In the published layout the samples are
/// numbered as in the exported KGDS.json; records name them by their number in the project, and
/// JSONL by their UUID too. NotFound where there is no output; Refused where something stands at
/// `path` that is not to be replaced; NotWritable, DiskFull, Cancelled.
Expected<SystemExport> exportSystems(Database& database, const QString& path, SystemFormat format,
    const QString& verifier, const Progress& progress = {});

} // namespace tandem
