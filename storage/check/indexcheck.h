#pragma once

#include "models/error.h"

#include <QString>

#include <functional>

namespace tandem {

/// Makes the indexes of the project at `path` anew from its texts, in one transaction, so that a
/// failure leaves them as they were. Cancelled where `goOn` says no.
Expected<void> rebuildSearchIndexes(
    const QString& path, const std::function<bool(qint64 done, qint64 all)>& goOn);

} // namespace tandem
