#pragma once

#include "models/kgds/systemmetric.h"

class QComboBox;
class QWidget;

namespace tandem {

/// A metric of one pattern.
struct PatternMetric
{
    kgds::Pattern pattern = kgds::Pattern::Extractive;
    kgds::TableMetric metric = kgds::TableMetric::Overall;
};

/// A choice among the metrics of both patterns; OP-GM of EBS-AOS is chosen.
QComboBox* patternMetricChoice(const char* name, QWidget* parent);
/// The one that is chosen.
PatternMetric patternMetricOf(const QComboBox* choice);

} // namespace tandem
