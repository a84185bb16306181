#pragma once

#include "models/studies/studyresults.h"
#include "ui/chartdata.h"

#include <QHash>

namespace tandem {

/// The charts of a study's results by the key of the table that they stand beside: metrics'
/// alignment with people, shares right, MAA, agreement with a model, DEGRESS-HJ, means of scales.
/// With `isOfEverybody` of the tables of everybody's answers. Those without a defined figure are
/// left out.
QHash<QString, ChartData> studyCharts(const studies::StudyResults& results, bool isOfEverybody);

} // namespace tandem
