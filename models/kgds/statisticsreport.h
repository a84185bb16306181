#pragma once

#include "models/kgds/benchmarkfigures.h"
#include "models/results/report.h"

#include <QStringList>

namespace tandem {

/// Every figure of the benchmark, a row each; the items of its rows are places in kgds::rows().
results::Section statisticsSection(const kgds::BenchmarkStatistics& statistics);

/// What became of all paragraphs, for programs and for people; reasons that nothing went for are
/// left out for people.
QList<results::Section> funnelSections(const Funnel& funnel);

/// How many samples are excluded, by the most frequent reasons, in a sentence; none where none is.
/// `reasons` has one for each sample that is, empty where none was given.
QStringList excludedNotes(const QStringList& reasons, results::Outlet outlet);

/// What somebody should know of these figures before they are handed on, a sentence each: samples
/// that are not in the benchmark yet, or lack facts or opinions.
QStringList incompleteNotes(const BenchmarkFigures& figures, results::Outlet outlet);
/// Samples of the benchmark with supporting paragraphs and no fact about them, and those without
/// any opinion.
struct LackingSamples
{
    int facts = 0;    ///< only those
    int opinions = 0; ///< only those
    int both = 0;
    int someFacts = 0; ///< with facts, but not about every supporting paragraph; opinions or not
};
LackingSamples lackingSamples(const BenchmarkFigures& figures);

/// All of it; of each sample too where that is asked for. `asideReasons`: see excludedNotes().
results::Report statisticsReport(
    const BenchmarkFigures& figures, bool perSample, const QStringList& asideReasons);

} // namespace tandem
