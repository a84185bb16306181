#pragma once

#include "models/expert/systemscores.h"
#include "models/results/report.h"
#include "storage/project/readevaluations.h"
#include "ui/chartdata.h"
#include "views/session/figurespage.h"

#include <functional>

namespace tandem {

class ProjectSession;

/// A table with its chart.
struct SystemsResult
{
    results::Section section;
    ChartData chart;
};

/// What systems got in a set of evaluations, whether any two of them differ, and whether judges do.
/// `evaluations` are those of now, null before they have been read.
FiguresSpec systemFigures(ProjectSession& session, std::function<SharedEvaluations()> evaluations);

/// The bar chart of the systems' means under a mode.
ChartData systemsChart(const QList<expert::SystemScores>& results, expert::Mode mode);
/// Every two systems of these evaluations, and every two judges, with a chart of the differences;
/// the section's notes say why there is none. For a worker.
SystemsResult comparedSystems(
    const QList<EvaluationSummary>& evaluations, expert::Mode mode, const std::atomic_bool& cancel);
SystemsResult comparedJudges(const QList<expert::JudgeEvaluations>& judges, expert::Mode mode,
    const std::atomic_bool& cancel);

} // namespace tandem
