#pragma once

#include "models/error.h"
#include "models/kgds/systemscore.h"

#include <QList>
#include <QString>

#include <functional>

namespace tandem::kgds {

/// Writes systems' outputs and the verdicts on them in the published layout (kgdslayout.h) as the
/// new folder `folder`, whole or not at all. What readSystemOutputs() makes of it is the same
/// again, but for one thing: where some uncovered opinions have an error type and others have none,
/// the types are written without saying which opinions they are of, as the layout has no other way.
/// Refused: there is something at `folder`; a model's name that is no name of a folder.
/// NotWritable, DiskFull. `progress` is told outputs; Cancelled once it says no.
Expected<void> writeSystemOutputs(const QString& folder, const QList<SampleRecord>& benchmark,
    const QList<JudgedSystem>& systems,
    const std::function<bool(qint64 done, qint64 all)>& progress = {});
/// Whether a model's name can be that of a folder.
bool isFolderName(const QString& name);

} // namespace tandem::kgds
