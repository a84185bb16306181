#include "models/kgds/systemmetric.h"

#include "models/cancel.h"
#include "models/kgds/benchmarkscorewords.h"
#include "models/studies/resampling.h"
#include "models/wordof.h"

#include <numeric>

namespace tandem::kgds {

namespace {

constexpr quint64 kMeanSeed = 1;

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
        return Figure::undefined(
            BenchmarkScoreWords::tr("There is no sample to take a mean over."), 0);
    return Figure::defined(sum / double(n), n);
}

int sumOverSamples(const ScoredSystem& system, int SampleScore::*count)
{
    return std::accumulate(system.samples.cbegin(), system.samples.cend(), 0,
        [count](int sum, const SampleScore& score) { return sum + score.*count; });
}

Figure bootstrapMean(const QList<double>& values, const std::atomic_bool* cancel, int resamples)
{
    const qint64 n = values.size();
    if (n == 0)
        return Figure::undefined(BenchmarkScoreWords::tr("No sample has this score."), 0);
    const double mean = std::accumulate(values.cbegin(), values.cend(), 0.0) / double(n);
    QList<int> members(n);
    std::iota(members.begin(), members.end(), 0);
    studies::ClusterDraw draw(members, int(n), kMeanSeed);
    if (!draw.canDraw())
        return Figure::defined(mean, n);
    studies::ResampledValues means;
    for (int i = 0; i < resamples; ++i) {
        if (isRaised(cancel))
            return Figure::undefined(BenchmarkScoreWords::tr("It was stopped."), n);
        const QList<int>& times = draw.next();
        means.add(
            std::inner_product(times.cbegin(), times.cend(), values.cbegin(), 0.0) / double(n));
    }
    return Figure::defined(mean, n, means.interval());
}

} // namespace tandem::kgds
