#pragma once

#include "models/error.h"
#include "models/kgds/systemscore.h"

#include <QList>
#include <QString>

#include <functional>

namespace tandem::kgds {

/// Writes systems' outputs and the verdicts on them in the published layout (kgdslayout.h), whole
/// or not at all: as an archive where the ending of `path` says so, or else as a new folder (see
/// writeFileTree()). What readSystemOutputs() makes of it is the same again. Where the number of
/// error types would not tell which opinions they are of, each says it, which published scripts
/// pass over. NotWritable, DiskFull, Refused. `progress` is told outputs; Cancelled once it says
/// no.
Expected<void> writeSystemOutputs(const QString& path, const QList<SampleRecord>& benchmark,
    const QList<JudgedSystem>& systems,
    const std::function<bool(qint64 done, qint64 all)>& progress = {});

} // namespace tandem::kgds
