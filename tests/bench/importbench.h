#pragma once

#include <QString>

namespace tandem::bench {

/// Parses a file with nlohmann::json::parse and does nothing else; run as a child, so that its
/// memory is its own.
int parsePlainly(const QString& path);

/// Import of `benchmark` by the program, beside plain parsing of the same file: wall time and
/// highest memory.
void measureImport(const QString& benchmark, const QString& folder);

} // namespace tandem::bench
