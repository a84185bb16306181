#pragma once

#include "models/judges/judgecard.h"
#include "models/results/report.h"

#include <QList>

namespace tandem::judges {

/// The cards of judges: a row for each property, then the bins of calibration, where there are any.
results::Report judgeCardReport(const QList<JudgeCard>& cards);

} // namespace tandem::judges
