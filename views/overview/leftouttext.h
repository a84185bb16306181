#pragma once

#include "storage/project/benchmark.h"

#include <QString>

namespace tandem {

/// How many samples and facts the statistics leave out, by reason; says that nothing is left out
/// where that is so.
QString leftOutSummary(const BenchmarkFigures& result);

} // namespace tandem
