#pragma once

#include "models/error.h"
#include "models/kgds/systemscore.h"

#include <QList>
#include <QString>

namespace tandem::kgds {

/// Writes systems' outputs and the verdicts on them in the published layout (kgdslayout.h) as the
/// new folder `folder`, whole or not at all. What readSystemOutputs() makes of it is the same
/// again, but for one thing: where some uncovered opinions have an error type and others have none,
/// the types are written without saying which opinions they are of, as the layout has no other way.
/// Refused: there is something at `folder`; a model's name that is no name of a folder.
/// NotWritable, DiskFull.
Expected<void> writeSystemOutputs(const QString& folder, const QList<SampleRecord>& benchmark,
    const QList<JudgedSystem>& systems);

} // namespace tandem::kgds
