#pragma once

#include "models/error.h"
#include "models/expert/textcase.h"

#include <QByteArray>

namespace tandem {

/// One line of a texts file, with its line break: {"id", "system", "input", "output", "reference"},
/// without `id` and `system` where they are empty, and without `output` where the case has none.
/// readCases() takes it. Only the first output is told. Half of a surrogate pair becomes U+FFFD.
QByteArray caseLine(const expert::TextCase& textCase);

} // namespace tandem
