#pragma once

#include "storage/runs/runoptions.h"

namespace tandem {

// What a project file keeps of the options of runs about users' timelines.

QJsonObject userSummariesJson(const UserSummariesOptions& options);
UserSummariesOptions userSummariesFrom(const QJsonObject& json);

QJsonObject predictionsJson(const PredictionsOptions& options);
PredictionsOptions predictionsFrom(const QJsonObject& json);

QJsonObject summaryJudgeJson(const SummaryJudgeOptions& options);
SummaryJudgeOptions summaryJudgeFrom(const QJsonObject& json);

} // namespace tandem
