#include "models/kgds/systemmetric.h"

#include "models/kgds/benchmarkscorewords.h"
#include "models/wordof.h"

#include <numeric>

namespace tandem::kgds {

namespace {

using MetricNames = std::array<const char*, kTableMetrics.size()>;
constexpr MetricNames kExtractiveKeys{"bsp_r", "bsp_p", "bsp_f1", "cao_r_ebs", "op_ebs_aos"};
constexpr MetricNames kAbstractiveKeys{"kbsaf_r", "kbsaf_p", "kbsaf_f1", "cao_r_abs", "op_abs_aos"};
constexpr MetricNames kExtractiveNames{"BSP-R", "BSP-P", "BSP-F1", "CAO-R", "OP-GM"};
constexpr MetricNames kAbstractiveNames{"KBSAF-R", "KBSAF-P", "KBSAF-F1", "CAO-R", "OP-GM"};

} // namespace

QString tableMetricKey(Pattern pattern, TableMetric metric)
{
    return QLatin1String(
        wordOf(metric, pattern == Pattern::Extractive ? kExtractiveKeys : kAbstractiveKeys));
}

QString tableMetricName(Pattern pattern, TableMetric metric)
{
    return QLatin1String(
        wordOf(metric, pattern == Pattern::Extractive ? kExtractiveNames : kAbstractiveNames));
}

std::optional<double> valueOf(const SampleScore& score, TableMetric metric)
{
    switch (metric) {
    case TableMetric::Recall:
        return score.recall;
    case TableMetric::Precision:
        return score.precision;
    case TableMetric::F1:
        return score.f1;
    case TableMetric::OpinionRecall:
        return score.opinionRecall;
    case TableMetric::Overall:
        break;
    }
    return score.overall;
}

QList<double> valuesOf(const ScoredSystem& system, TableMetric metric)
{
    QList<double> values;
    for (const SampleScore& score : system.samples) {
        if (const std::optional<double> value = valueOf(score, metric))
            values.append(*value);
    }
    return values;
}

Figure macroAverage(const ScoredSystem& system, std::optional<double> SampleScore::*value)
{
    double sum = 0.0;
    qint64 n = 0;
    for (const SampleScore& score : system.samples) {
        sum += (score.*value).value_or(0.0);
        n += score.*value ? 1 : 0;
    }
    if (n == 0)
        return Figure::undefined(BenchmarkScoreWords::tr("There are no samples to average."), 0);
    return Figure::defined(sum / double(n), n);
}

int sumOverSamples(const ScoredSystem& system, int SampleScore::*count)
{
    return std::accumulate(system.samples.cbegin(), system.samples.cend(), 0,
        [count](int sum, const SampleScore& score) { return sum + score.*count; });
}

} // namespace tandem::kgds
