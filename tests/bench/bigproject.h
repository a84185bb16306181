#pragma once

#include <QString>

namespace tandem::bench {

/// Writes a benchmark of `copies` times the samples of `source` (a KGDS.json) to `path`; false when
/// it cannot.
bool writeRepeated(const QString& source, int copies, const QString& path);

/// A KGDS.json of 100 samples made up here, for machines without the published one; false when it
/// cannot be written.
bool writeMadeUpBenchmark(const QString& path);

/// Imports `benchmark` into a new project at `path` with a lead and two annotators, Ada and Ben,
/// who are assigned every sample; an empty string, or what went wrong.
QString makeProject(const QString& benchmark, const QString& path);

} // namespace tandem::bench
