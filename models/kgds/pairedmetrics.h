#pragma once

#include "models/inference/pairedtest.h"
#include "models/kgds/systemmetric.h"
#include "models/results/report.h"

#include <QList>

#include <atomic>

/// One system against another in everything that is measured.
namespace tandem::kgds {

/// Two systems of one pattern by one metric.
struct PairedMetric
{
    TableMetric metric = TableMetric::Overall;
    Figure first; ///< means over all of a system's samples
    Figure second;
    inference::PairedTest
        test; ///< first minus second over common samples; Holm's p is over metrics
};

/// By every metric of Table 1. For a worker: a raised `cancel`, which may be null, ends it soon,
/// with figures that mean nothing.
QList<PairedMetric> pairedMetrics(const ScoredSystem& first, const ScoredSystem& second,
    const std::atomic_bool* cancel = nullptr);
/// A row for each metric.
results::Section pairedMetricsSection(
    const QList<PairedMetric>& metrics, const SystemRef& first, const SystemRef& second);

} // namespace tandem::kgds
