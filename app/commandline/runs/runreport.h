#pragma once

#include "app/commandline/json.h"
#include "models/results/report.h"
#include "storage/repositories/runrepository.h"
#include "storage/runs/rundriver.h"
#include "storage/runs/runplan.h"

#include <QString>

/// How commands print runs.
namespace tandem {

/// A run's state for people.
QString runStateName(RunState state);

/// "12,345 + 3,456 tokens, 0.0123 USD"; without the cost where it is not known.
QString totalsText(const ReplyTotals& totals, const QString& currency);
/// What may have to be paid for beside the replies, to be put behind totalsText(); may be empty.
QString attemptsText(const AttemptTotals& attempts, const QString& currency);
/// What is waited for before a run may end, and how not to.
QString waitingText(int calls);
/// All three of a run.
QString runTotalsText(const RunRow& run);
/// ", 3 about what is set aside", of tasks; empty where there are none.
QString asideText(const TaskCounts& tasks);
/// What a terminal shows while a run is worked on.
QString progressText(const RunProgress& progress, bool isFinishing);
/// What a run will take, in a sentence or two.
QString forecastText(const RunForecast& forecast);
Json forecastJson(const RunForecast& forecast);
/// Runs with their tasks, tokens and costs.
results::Section runsSection(const QList<RunRow>& runs);
Json runJson(const RunRow& run);

} // namespace tandem
