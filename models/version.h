#pragma once

#include <QString>

namespace tandem {

/// The version of the program, "0.5.0".
QString programVersion();

} // namespace tandem
