#pragma once

#include "models/kgds/benchmarkfigures.h"
#include "views/session/figurespage.h"

#include <QString>

namespace tandem {

class ProjectSession;

/// The statistics of the benchmark as it stands (KGDS paper, Appendix B) and what they leave out,
/// with the items behind each.
FiguresSpec statisticsFigures(ProjectSession& session);

/// How many samples and facts the statistics leave out, by reason; says that nothing is left out
/// where that is so.
QString leftOutSummary(const BenchmarkFigures& result);

} // namespace tandem
