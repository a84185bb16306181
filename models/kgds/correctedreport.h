#pragma once

#include "models/kgds/correctedmetric.h"
#include "models/kgds/system.h"
#include "models/results/report.h"

namespace tandem::kgds {

/// A system's metric as people and a judge have it.
struct CorrectedRow
{
    SystemRef system;
    CorrectedMetric metric;
};
/// A row for each system; `key` is the metric's for programs ("cao_r_ebs"), `name` for people.
results::Section correctedSection(
    const QList<CorrectedRow>& rows, const QString& key, const QString& name);

} // namespace tandem::kgds
