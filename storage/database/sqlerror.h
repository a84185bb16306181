#pragma once

#include "models/error.h"

#include <QSqlError>

namespace tandem {

/// Turns what SQLite reported while doing `doing` into an Error whose code says what kind of
/// trouble it is (busy, full disk, read-only, corrupt, not a database) and whose remedy says what
/// to do about it.
Error sqlError(const QSqlError& error, const QString& path, const QString& doing);

} // namespace tandem
