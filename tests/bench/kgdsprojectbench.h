#pragma once

#include <QString>

namespace tandem::bench {

/// Imports the folder of outputs in the published layout into a project of the benchmark, and opens
/// the table of systems on it. Whether all of that was possible.
bool measureSystemsInProject(const QString& benchmark, const QString& outputs);

} // namespace tandem::bench
