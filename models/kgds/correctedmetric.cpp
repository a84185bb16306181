#include "models/kgds/correctedmetric.h"

#include "models/inference/means.h"
#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/checksneeded.h"
#include "models/kgds/clusterestimate.h"
#include "models/kgds/rogangladen.h"

#include <algorithm>
#include <cmath>

namespace tandem::kgds {

/// How a judge does among checked items, and what its verdicts are worth by that.
struct JudgeQuality
{
    std::optional<double> sensitivity; ///< among checked items that it answered, weighted
    std::optional<double> specificity;
    /// Rogan and Gladen's share (roganGladen()) with shares weighted as the metric is, and numbers
    /// of items as effective ones, so that items of a sample are not taken for independent. Items
    /// that the judge abstained on have the share that checks of such items have; the two intervals
    /// are put together by the method of variance estimates recovery (G. Y. Zou and A. Donner,
    /// Stat. Med. 27, 2008). n counts samples with checks. Its interval takes the judge's share for
    /// independent of sensitivity and specificity; as all three are of the same items, it is wider
    /// than it needs to be.
    Figure roganGladen;
};

namespace {

using Item = CheckedItems::Item;

bool isYesOrNo(const std::optional<double>& value)
{
    return !value || *value == 0.0 || *value == 1.0;
}

bool saysCovered(const Item& item)
{
    return item.judged == 1.0;
}

bool saysNotCovered(const Item& item)
{
    return item.judged == 0.0;
}

bool isAbstention(const Item& item)
{
    return !item.judged;
}

bool isAnswered(const Item& item)
{
    return item.judged.has_value();
}

CountedShare countedShare(const CheckedItems& items, const CheckedItems::Among& among,
    const CheckedItems::Among& counted, bool drawn)
{
    const auto most = std::count_if(items.items().cbegin(), items.items().cend(),
        [&](const Item& item) { return (!drawn || item.checked) && among(item); });
    const ClusterRatio ratio = items.ratio(among, counted, drawn);
    return {ratio.value, ratio.samples == 0 ? 0.0 : ratio.effective(most)};
}

/// The corrected share of answered items and the checked share of others, put together.
Figure withAbstentions(const Figure& answered, const ClusterRatio& others, double share)
{
    const double unseen = 2.0 / std::pow(double(others.samples) + 2.0, 2);
    const Interval ofOthers = shareInterval(others.value,
        others.variance > 0.0 ? others.variance : unseen, std::max<qint64>(1, others.samples - 1));
    const double rest = 1.0 - share;
    const double value = rest * *answered.value + share * others.value;
    const double below = std::hypot(
        rest * (*answered.value - answered.interval->low), share * (others.value - ofOthers.low));
    const double above = std::hypot(
        rest * (answered.interval->high - *answered.value), share * (ofOthers.high - others.value));
    return Figure::defined(
        value, answered.n, Interval{std::max(0.0, value - below), std::min(1.0, value + above)});
}

/// What the items that the judge abstained on change.
Figure withThoseAbstainedOn(const Figure& answered, const CheckedItems& items)
{
    const double share = items.ratio([](const Item&) { return true; }, isAbstention, false).value;
    if (!answered.isDefined() || share <= 0.0)
        return answered;
    const ClusterRatio others = items.ratio(
        isAbstention, [](const Item& item) { return item.checked == 1.0; }, true);
    if (others.samples == 0)
        return Figure::undefined(
            BenchmarkScoreWords::tr(
                "None of the items that the judge abstained on has been audited."),
            answered.n);
    return withAbstentions(answered, others, share);
}

} // namespace

/// Undefined also of verdicts and labels that are not yes or no. Needs items.obstacle() to be
/// empty.
JudgeQuality judgeQuality(const CheckedItems& items)
{
    JudgeQuality quality;
    const bool yesOrNo = std::all_of(items.items().cbegin(), items.items().cend(),
        [](const Item& item) { return isYesOrNo(item.judged) && isYesOrNo(item.checked); });
    if (!yesOrNo) {
        quality.roganGladen = Figure::undefined(
            BenchmarkScoreWords::tr(
                "Sensitivity and specificity require judgments that are yes or no."),
            items.checkedSamples());
        return quality;
    }
    const CountedShare apparent = countedShare(items, isAnswered, saysCovered, false);
    const CountedShare sensitivity = countedShare(
        items, [](const Item& item) { return item.judged && item.checked == 1.0; }, saysCovered,
        true);
    const CountedShare specificity = countedShare(
        items, [](const Item& item) { return item.judged && item.checked == 0.0; }, saysNotCovered,
        true);
    if (sensitivity.n > 0.0)
        quality.sensitivity = sensitivity.share;
    if (specificity.n > 0.0)
        quality.specificity = specificity.share;
    Figure answered = roganGladen(apparent, sensitivity, specificity);
    answered.n = items.checkedSamples();
    quality.roganGladen = withThoseAbstainedOn(answered, items);
    return quality;
}

namespace {

/// What an estimate from checks stands on.
enum class UnseenIn {
    Labels,      ///< what people say
    Differences, ///< how that differs from what the judge says
};

/// Labels that differ by less are the same.
constexpr double kSameLabel = 1e-9;

/// What checks of a stratum have not shown, though they could have.
struct Unseen
{
    std::optional<double> label; ///< of its first check
    bool labelsDiffer = false;
    bool couldFindMore = false; ///< an item that the judge does not call covered
    bool couldFindLess = false; ///< one that it calls so
    bool foundMore = false;     ///< people say covered where the judge does not
    bool foundLess = false;

    void add(const CheckedItems::Item& item)
    {
        if (item.judged) {
            couldFindMore = couldFindMore || *item.judged < 1.0;
            couldFindLess = couldFindLess || *item.judged > 0.0;
        }
        if (!item.checked)
            return;
        if (!label)
            label = item.checked;
        labelsDiffer = labelsDiffer || std::abs(*item.checked - *label) > kSameLabel;
        if (item.judged) {
            foundMore = foundMore || *item.checked - *item.judged > kSameLabel;
            foundLess = foundLess || *item.judged - *item.checked > kSameLabel;
        }
    }
    /// Where labels are all the same nothing is known of either.
    int ofLabels() const { return labelsDiffer ? 0 : 2; }
    int ofDifferences() const
    {
        const int missing = int(couldFindMore && !foundMore) + int(couldFindLess && !foundLess);
        return std::max(missing, ofLabels());
    }
};

/// What is added to the variance for what the checks of a stratum have not shown, though they could
/// have: a difference in one direction or the other, or labels that are not all alike. It is the
/// variance that one more check for each of them would bring (as D. G. Bonett and R. M. Price, J.
/// Educ. Behav. Stat. 37, 2012, add an observation to either kind of difference of paired shares).
/// Without it a few checks that all agree would pass for certainty. 0 where everything is checked.
double unseenVariance(const CheckedItems& items, UnseenIn what)
{
    QList<Unseen> unseen(items.strata().size());
    for (const CheckedItems::Item& item : items.items())
        unseen[item.stratum].add(item);
    double variance = 0.0;
    for (qsizetype i = 0; i < unseen.size(); ++i) {
        const CheckedItems::Stratum& stratum = items.strata().at(i);
        if (stratum.checks == stratum.items)
            continue;
        const int missing =
            what == UnseenIn::Labels ? unseen.at(i).ofLabels() : unseen.at(i).ofDifferences();
        variance += missing * std::pow(stratum.weight / (double(stratum.checks) + 2.0), 2);
    }
    return variance;
}

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
