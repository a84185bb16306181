#pragma once

#include "models/kgds/systemmetric.h"
#include "views/session/figurechoices.h"

namespace tandem {

/// A metric of one pattern.
struct PatternMetric
{
    kgds::Pattern pattern = kgds::Pattern::Extractive;
    kgds::TableMetric metric = kgds::TableMetric::Overall;
};

/// A choice among the metrics of both patterns; OP-GM of EBS-AOS is chosen.
FigureChoice patternMetricChoice(const char* name);
/// The one at a place of it.
PatternMetric patternMetricAt(int place);

} // namespace tandem
