#pragma once

#include "views/metrics/metricstable.h"
#include "views/session/figurespage.h"

#include <functional>

namespace tandem {

enum class MeasureView { Distribution, Systems, SystemPairs, TwoMeasures, Correlations };

/// The measures of a table as charts: how a column lies, systems by their means and against each
/// other, two columns against each other, and how all columns go together. `table` is that of now;
/// a point leads to its pair: its index in the table, and the column's key.
FiguresSpec measureFigures(std::function<SharedMetricsTable()> table,
    std::function<void(int pair, const QString& columnKey)> openPair);

} // namespace tandem
