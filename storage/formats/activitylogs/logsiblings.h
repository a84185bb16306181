#pragma once

#include <QString>

namespace tandem {

/// The file beside a log that tells its items; empty where there is none under the usual name.
QString itemsBeside(const QString& path);
/// The log beside a file that tells items; empty where there is none under the usual name.
QString logBeside(const QString& path);

} // namespace tandem
