#include "models/kgds/judgequality.h"

#include "models/kgds/benchmarkscorewords.h"
#include "models/kgds/rogangladen.h"

#include <algorithm>
#include <cmath>

namespace tandem::kgds {

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

} // namespace tandem::kgds
