#pragma once

#include "models/figure.h"
#include "models/kgds/samplescore.h"
#include "models/kgds/system.h"

#include <QList>
#include <QMap>
#include <QString>

#include <array>
#include <atomic>
#include <optional>

namespace tandem::kgds {

/// The metrics of one pattern, in the order of the paper's Table 1.
enum class TableMetric { Recall, Precision, F1, OpinionRecall, Overall };
inline constexpr std::array kTableMetrics{TableMetric::Recall, TableMetric::Precision,
    TableMetric::F1, TableMetric::OpinionRecall, TableMetric::Overall};

/// The word of files, never changes: "bsp_r", "cao_r_ebs", "op_ebs_aos", "kbsaf_f1" ...
QString tableMetricKey(Pattern pattern, TableMetric metric);
/// As the paper writes it, in every language: "BSP-R", "CAO-R", "OP-GM" ...
QString tableMetricName(Pattern pattern, TableMetric metric);
std::optional<double> valueOf(const SampleScore& score, TableMetric metric);

/// What a system's outputs got: the rows of the paper's Tables 1 and 2 stand on it.
struct ScoredSystem
{
    SystemRef system;
    /// Of samples with an output or a verdict, by their number in the benchmark's order, from 1.
    QMap<qint64, SampleScore> samples;
    QList<qint64> missing{};       ///< the numbers of the others
    QList<qint64> withoutOutput{}; ///< of samples that are judged without the output itself
    /// Errors that are known of the system, not of which opinions: they count for its shares only.
    QList<ErrorType> unattributedErrors{};
    /// The types of error in the order of samples and opinions, each where it occurs first: what
    /// rounding leaves of shares goes by that. Those that are not in it follow by their values.
    QList<ErrorType> errorOrder{};
};
/// Of the samples that have it, in their order.
QList<double> valuesOf(const ScoredSystem& system, TableMetric metric);

/// The mean of a value over the samples that have it, n being their number, as published.
Figure macroAverage(const ScoredSystem& system, std::optional<double> SampleScore::*value);
/// What the samples count together.
int sumOverSamples(const ScoredSystem& system, int SampleScore::*count);

} // namespace tandem::kgds
