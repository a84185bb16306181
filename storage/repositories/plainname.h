#pragma once

#include "models/error.h"

#include <QString>

namespace tandem {

/// The name. InvalidInput where it is not one line without control characters.
Expected<QString> plainName(const QString& name);
/// The same of a name that stands in lists, so that it has no comma, either.
Expected<QString> listedName(const QString& name);

} // namespace tandem
