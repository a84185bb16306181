#pragma once

#include <QString>

namespace tandem {

/// Returns the version of the program as CMakeLists.txt says it: three numbers, "1.2.3".
QString programVersion();

} // namespace tandem
