#include "models/kgds/systemrelations.h"

#include "models/inference/means.h"
#include "models/kgds/benchmarkscorewords.h"
#include "models/wordof.h"

#include <array>
#include <numeric>

namespace tandem::kgds {

namespace {

std::optional<double> plainMean(const QList<double>& values)
{
    if (values.isEmpty())
        return std::nullopt;
    return std::accumulate(values.cbegin(), values.cend(), 0.0) / double(values.size());
}

} // namespace

Integration integrationOf(const QList<ScoredSystem>& systems)
{
    Integration found;
    QList<double> x;
    QList<double> y;
    for (const ScoredSystem& one : systems) {
        const std::optional<double> f1 = plainMean(valuesOf(one, TableMetric::F1));
        const std::optional<double> opinions = plainMean(valuesOf(one, TableMetric::OpinionRecall));
        if (!f1 || !opinions)
            continue;
        found.points.append({one.system, *f1, *opinions, {}});
        x.append(*f1);
        y.append(*opinions);
    }
    if (found.points.size() < kLeastCorrelated) {
        const QString why =
            BenchmarkScoreWords::tr("There are only %n system(s); with fewer than five, a "
                                    "coefficient or a line says almost nothing.",
                nullptr, int(found.points.size()));
        for (Correlation* one : {&found.pearson, &found.spearman, &found.kendall})
            one->figure = Figure::undefined(why, found.points.size());
        found.line.n = found.points.size();
        found.line.undefinedBecause = why;
        return found;
    }
    found.pearson = pearsonCorrelation(x, y);
    found.spearman = spearmanCorrelation(x, y);
    found.kendall = kendallCorrelation(x, y);
    found.line = linearRegression(x, y);
    if (found.line.isDefined()) {
        for (IntegrationPoint& point : found.points)
            point.aboveLine = point.opinionRecall - found.line.at(point.f1);
    }
    return found;
}

RetrieverKind retrieverKind(double ratio)
{
    return ratio < kConservativeBelow ? RetrieverKind::Conservative
           : ratio > kOpenAbove       ? RetrieverKind::Open
                                      : RetrieverKind::Balanced;
}

QString retrieverKey(RetrieverKind kind)
{
    static constexpr std::array words{"conservative", "balanced", "open"};
    return QLatin1String(wordOf(kind, words));
}

QString retrieverName(RetrieverKind kind)
{
    switch (kind) {
    case RetrieverKind::Conservative:
        return BenchmarkScoreWords::tr("conservative", "a system that names few paragraphs");
    case RetrieverKind::Balanced:
        return BenchmarkScoreWords::tr("balanced", "a system that names paragraphs");
    case RetrieverKind::Open:
        break;
    }
    return BenchmarkScoreWords::tr("open", "a system that names many paragraphs");
}

QList<RetrieverStanding> retrieverStandings(
    const QList<ScoredSystem>& systems, const std::atomic_bool* cancel)
{
    QList<RetrieverStanding> standings;
    QList<QList<double>> ratios;
    for (const ScoredSystem& one : systems) {
        if (one.system.pattern != Pattern::Extractive)
            continue;
        ratios.append(QList<double>());
        for (const SampleScore& score : one.samples) {
            if (score.retrieved)
                ratios.last().append(*score.retrieved);
        }
        RetrieverStanding standing;
        standing.system = one.system;
        standings.append(standing);
    }
    const QList<Figure> means = inference::meansOverSamples(ratios, inference::kScoreRange, cancel);
    for (qsizetype i = 0; i < standings.size(); ++i) {
        RetrieverStanding& standing = standings[i];
        standing.ratio = means.at(i);
        if (standing.ratio.isDefined())
            standing.kind = retrieverKind(*standing.ratio.value);
        if (standing.ratio.interval)
            standing.isSure = retrieverKind(standing.ratio.interval->low) ==
                              retrieverKind(standing.ratio.interval->high);
        else if (ratios.at(i).size() > 1)
            standing.isSure = ratios.at(i).count(ratios.at(i).first()) == ratios.at(i).size();
    }
    return standings;
}

} // namespace tandem::kgds
