#pragma once

#include "models/kgds/benchmarkfigures.h"
#include "models/results/report.h"

namespace tandem {

/// Every figure of the benchmark, a row each; the items of its rows are places in kgds::rows().
results::Section statisticsSection(const kgds::BenchmarkStatistics& statistics);

/// What became of all paragraphs, for programs and for people; reasons that nothing went for are
/// left out for people.
QList<results::Section> funnelSections(const Funnel& funnel);

/// All of it; of each sample too where that is asked for.
results::Report statisticsReport(const BenchmarkFigures& figures, bool perSample);

} // namespace tandem
