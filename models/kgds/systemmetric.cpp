#include "models/kgds/systemmetric.h"

#include "models/kgds/benchmarkscorewords.h"
#include "models/studies/resampledmeans.h"
#include "models/wordof.h"

#include <algorithm>
#include <numeric>

namespace tandem::kgds {

namespace {

constexpr quint64 kMeanSeed = 1;
constexpr qsizetype kMeansTogether = 256; // so that their resamples stay small in memory

using MetricNames = std::array<const char*, kTableMetrics.size()>;
constexpr MetricNames kExtractiveKeys{"bsp_r", "bsp_p", "bsp_f1", "cao_r_ebs", "op_ebs_aos"};
constexpr MetricNames kAbstractiveKeys{"kbsaf_r", "kbsaf_p", "kbsaf_f1", "cao_r_abs", "op_abs_aos"};
constexpr MetricNames kExtractiveNames{"BSP-R", "BSP-P", "BSP-F1", "CAO-R", "OP-GM"};
constexpr MetricNames kAbstractiveNames{"KBSAF-R", "KBSAF-P", "KBSAF-F1", "CAO-R", "OP-GM"};

/// The mean of samples' values, without an interval.
Figure meanOfValues(const QList<double>& values)
{
    const qint64 n = values.size();
    if (n == 0)
        return Figure::undefined(BenchmarkScoreWords::tr("No sample has this score."), 0);
    return Figure::defined(std::accumulate(values.cbegin(), values.cend(), 0.0) / double(n), n);
}

/// Gives the figures at these places, whose values are equally many, their intervals.
void addIntervals(QList<Figure>& figures, const QList<QList<double>>& all,
    const QList<qsizetype>& places, int resamples, const std::atomic_bool* cancel)
{
    QList<QList<double>> columns;
    for (const qsizetype place : places)
        columns.append(all.at(place));
    QList<QList<double>> means = studies::resampledMeans(columns, resamples, kMeanSeed, cancel);
    for (qsizetype i = 0; i < places.size(); ++i) {
        Figure& figure = figures[places.at(i)];
        if (means.isEmpty()) {
            figure = Figure::undefined(BenchmarkScoreWords::tr("It was stopped."), figure.n);
            continue;
        }
        // Where all values are the same, their resamples know nothing of other ones.
        const QList<double>& values = columns.at(i);
        const bool vary = std::any_of(
            values.cbegin(), values.cend(), [&](double value) { return value != values.first(); });
        if (vary)
            figure.interval = studies::percentileInterval(means[i]);
    }
}

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
    return bootstrapMeans({values}, cancel, resamples).first();
}

QList<Figure> bootstrapMeans(
    const QList<QList<double>>& all, const std::atomic_bool* cancel, int resamples)
{
    QList<Figure> figures;
    QMap<qsizetype, QList<qsizetype>> ofSize; ///< the places of those with so many values
    for (const QList<double>& values : all) {
        if (values.size() > 1 && resamples > 0)
            ofSize[values.size()].append(figures.size());
        figures.append(meanOfValues(values));
    }
    for (const QList<qsizetype>& places : std::as_const(ofSize)) {
        for (qsizetype first = 0; first < places.size(); first += kMeansTogether)
            addIntervals(figures, all, places.mid(first, kMeansTogether), resamples, cancel);
    }
    return figures;
}

} // namespace tandem::kgds
