#pragma once

#include "models/error.h"

namespace tandem {

/// Turns what SQLite reported (its extended code and its message) while doing `doing` into an Error
/// whose code says what kind of trouble it is (busy, full disk, read-only, corrupt, not a database)
/// and whose remedy says what to do about it. `systemError`: what the system said of it, 0 where
/// that is not known.
Error sqlError(int code, const QString& message, const QString& path, const QString& doing,
    int systemError = 0);

} // namespace tandem
