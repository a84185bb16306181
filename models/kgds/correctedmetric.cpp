#include "models/kgds/correctedmetric.h"

#include "models/inference/means.h"
#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/checksneeded.h"
#include "models/kgds/clusterestimate.h"
#include "models/kgds/judgequality.h"
#include "models/kgds/unseenvariance.h"

#include <algorithm>
#include <cmath>

namespace tandem::kgds {

namespace {

using Item = CheckedItems::Item;

constexpr double kSameValue = 1e-9;
constexpr double kHardlyNarrower = 0.97; ///< of the width of people alone
constexpr double kHardlyTrusted = 0.1;
constexpr qint64 kFewChecks = 30;

double saidCovered(const Item& item)
{
    return item.judged.value_or(0.0);
}

double abstains(const Item& item)
{
    return item.judged ? 0.0 : 1.0;
}

double checkedValue(const Item& item)
{
    return item.checked.value_or(0.0);
}

/// How the correction leans on the judge.
struct Leaning
{
    double trust = 0.0;
    double abstention = 0.0;

    double predicted(const Item& item) const
    {
        return trust * saidCovered(item) + abstention * abstains(item);
    }
};

/// What is known of all items minus what the checked ones would say of it: 0 but for chance.
ClusterEstimate chanceDifference(const CheckedItems& items, const CheckedItems::Value& value)
{
    ClusterEstimate all = items.ofAll(value);
    const ClusterEstimate drawn = items.ofChecks(value);
    all.value -= drawn.value;
    for (qsizetype i = 0; i < all.bySample.size(); ++i)
        all.bySample[i] -= drawn.bySample.at(i);
    return all;
}

/// The leaning with the least variance, as PPI++ tunes it, each part within 0 .. 1.
Leaning tuned(const CheckedItems& items, const ClusterEstimate& people)
{
    const ClusterEstimate covered = chanceDifference(items, saidCovered);
    const double ofCovered = covered.variance();
    const double withPeople = covarianceOfMeans(covered.bySample, people.bySample);
    const auto share = [](double part, double whole) {
        return whole > kSameValue * kSameValue ? std::clamp(-part / whole, 0.0, 1.0) : 0.0;
    };
    const bool anyAbstains = std::any_of(items.items().cbegin(), items.items().cend(),
        [](const Item& item) { return item.checked && !item.judged; });
    if (!anyAbstains)
        return {share(withPeople, ofCovered), 0.0};
    const ClusterEstimate abstention = chanceDifference(items, abstains);
    const double ofAbstention = abstention.variance();
    const double abstentionWithPeople = covarianceOfMeans(abstention.bySample, people.bySample);
    const double both = covarianceOfMeans(covered.bySample, abstention.bySample);
    const double determinant = ofCovered * ofAbstention - both * both;
    if (determinant <= kSameValue * ofCovered * ofAbstention)
        return {share(withPeople, ofCovered), 0.0};
    Leaning leaning;
    leaning.abstention =
        std::clamp(-(abstentionWithPeople * ofCovered - withPeople * both) / determinant, 0.0, 1.0);
    leaning.trust = share(withPeople + leaning.abstention * both, ofCovered);
    return leaning;
}

Figure shareFigure(double value, double variance, const CheckedItems& items)
{
    return Figure::defined(std::clamp(value, 0.0, 1.0), items.checkedSamples(),
        shareInterval(value, variance, items.degrees()));
}

/// The mean over samples of the share of answered items that the judge calls covered.
Figure judgeAlone(const CheckedItems& items)
{
    QList<double> sums(items.samples(), 0.0);
    QList<qint64> answered(items.samples(), 0);
    for (const Item& item : items.items()) {
        if (item.judged) {
            sums[item.sample] += *item.judged;
            ++answered[item.sample];
        }
    }
    QList<double> shares;
    for (qsizetype i = 0; i < sums.size(); ++i) {
        if (answered.at(i) > 0)
            shares.append(sums.at(i) / double(answered.at(i)));
    }
    return shares.isEmpty()
               ? Figure::undefined(BenchmarkScoreWords::tr("The judge has made no judgments."), 0)
               : inference::meanWithInterval(shares, inference::kScoreRange);
}

std::optional<double> widthOf(const Figure& figure)
{
    if (!figure.interval)
        return std::nullopt;
    return figure.interval->high - figure.interval->low;
}

std::optional<double> widthRatio(const Figure& figure, const Figure& other)
{
    const std::optional<double> width = widthOf(figure);
    const std::optional<double> against = widthOf(other);
    if (!width || !against || *against <= 0.0)
        return std::nullopt;
    return *width / *against;
}

/// Whether each stratum holds verdicts of one kind.
bool strataAreVerdicts(const CheckedItems& items)
{
    QList<std::optional<std::optional<double>>> verdicts(items.strata().size());
    for (const Item& item : items.items()) {
        auto& verdict = verdicts[item.stratum];
        if (verdict && *verdict != item.judged)
            return false;
        verdict = item.judged;
    }
    return verdicts.size() > 1;
}

QString noGainReason(const CheckedItems& items, const CorrectedMetric& metric)
{
    if (!metric.widthAgainstPeople || *metric.widthAgainstPeople < kHardlyNarrower)
        return {};
    if (metric.checks == metric.items)
        return BenchmarkScoreWords::tr("All items are audited, so the judge has nothing to add.");
    if (strataAreVerdicts(items))
        return BenchmarkScoreWords::tr(
            "The audit is stratified by judgment, so the rates of the judge's judgments are "
            "already part of the human-only value.");
    if (metric.checks < kFewChecks)
        return BenchmarkScoreWords::tr(
            "Too few items are audited to tell how informative the judge's judgments are.");
    if (metric.trust.value_or(0.0) < kHardlyTrusted)
        return BenchmarkScoreWords::tr(
            "The judge's judgments say almost nothing about those of reviewers.");
    return BenchmarkScoreWords::tr("Most of the width comes from differences between samples, "
                                   "which the judge's judgments do not narrow.");
}

void addCorrection(CorrectedMetric& metric, const CheckedItems& items)
{
    const ClusterEstimate people = items.ofChecks(checkedValue);
    metric.people = shareFigure(
        people.value, people.variance() + unseenVariance(items, UnseenIn::Labels), items);
    const Leaning leaning = tuned(items, people);
    metric.trust = leaning.trust;
    metric.abstention = leaning.abstention;
    const auto predicted = [&](const Item& item) { return leaning.predicted(item); };
    const auto residual = [&](const Item& item) { return checkedValue(item) - predicted(item); };
    const ClusterEstimate all = items.ofAll(predicted);
    ClusterEstimate corrected = items.ofChecks(residual);
    corrected.value += all.value;
    for (qsizetype i = 0; i < all.bySample.size(); ++i)
        corrected.bySample[i] += all.bySample.at(i);
    IntervalVariance variance{corrected.variance(), 0.0};
    variance.unseen = unseenVariance(items, UnseenIn::Differences);
    metric.corrected = shareFigure(corrected.value, variance.sum(), items);
    metric.more = moreChecks(items, residual, variance, *widthOf(metric.corrected));
}

} // namespace

CorrectedMetric correctedMetric(const QList<JudgedItem>& items)
{
    const CheckedItems known(items);
    CorrectedMetric metric;
    metric.items = known.items().size();
    metric.samples = known.samples();
    metric.checks = known.checks();
    metric.checkedSamples = known.checkedSamples();
    metric.inPrompt = known.leftOut();
    metric.abstained = std::count_if(known.items().cbegin(), known.items().cend(),
        [](const Item& item) { return !item.judged; });
    metric.judge = judgeAlone(known);
    if (const QString why = known.obstacle(); !why.isEmpty()) {
        for (Figure* figure : {&metric.corrected, &metric.people, &metric.roganGladen})
            *figure = Figure::undefined(why, metric.checkedSamples);
        metric.more.notBecause = why;
        return metric;
    }
    addCorrection(metric, known);
    const JudgeQuality quality = judgeQuality(known);
    metric.sensitivity = quality.sensitivity;
    metric.specificity = quality.specificity;
    metric.roganGladen = quality.roganGladen;
    metric.widthAgainstPeople = widthRatio(metric.corrected, metric.people);
    metric.widthAgainstJudge = widthRatio(metric.corrected, metric.judge);
    metric.noGainBecause = noGainReason(known, metric);
    return metric;
}

} // namespace tandem::kgds
