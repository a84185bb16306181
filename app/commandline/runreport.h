#pragma once

#include "storage/repositories/runrepository.h"
#include "storage/runs/rundriver.h"
#include "storage/runs/runplan.h"

#include <QJsonObject>
#include <QString>

/// How commands print runs.
namespace tandem {

/// The machine's word for a run's state, and people's.
QString runStateKey(RunState state);
QString runStateName(RunState state);

/// "12,345 + 3,456 tokens, 0.0123 USD"; without the cost where it is not known.
QString totalsText(const ReplyTotals& totals, const QString& currency);
/// What may have to be paid for beside the replies, to be put behind totalsText(); may be empty.
QString attemptsText(const AttemptTotals& attempts, const QString& currency);
/// What is waited for before a run may end, and how not to.
QString waitingText(int calls);
/// ", 3 about what is set aside", of tasks; empty where there are none.
QString asideText(const TaskCounts& tasks);
/// What a terminal shows while a run is worked on.
QString progressText(const RunProgress& progress, bool isFinishing);
/// What a run will take, in a sentence or two.
QString forecastText(const RunForecast& forecast);
QJsonObject forecastJson(const RunForecast& forecast);
QJsonObject runJson(const RunRow& run);

} // namespace tandem
