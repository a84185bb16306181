#include "models/usersum/timelinesplit.h"

#include "models/usersum/timelinewords.h"

#include <algorithm>
#include <cmath>

namespace tandem::usersum {

namespace {

/// 0.7 times 10 is a little more than 7 and 0.29 times 100 a little less than 29.
constexpr double kRounding = 1e-9;

qsizetype wantedPast(qsizetype activities, const SplitRule& rule)
{
    if (rule.by == SplitRule::By::Count)
        return activities - rule.count;
    const auto past = qsizetype(std::floor(rule.share * double(activities) + kRounding));
    return std::clamp<qsizetype>(past, 1, std::max<qsizetype>(1, activities - 1));
}

} // namespace

Expected<void> checkSplit(const SplitRule& rule)
{
    if (rule.by == SplitRule::By::Share && !(rule.share > 0.0 && rule.share < 1.0))
        return failure(ErrorCode::InvalidInput,
            TimelineWords::tr("The share of the past must be above 0 and below 1."), {},
            TimelineWords::tr("0.8 keeps the last fifth of each timeline as its future."));
    if (rule.by == SplitRule::By::Count && rule.count < 1)
        return failure(ErrorCode::InvalidInput,
            TimelineWords::tr("The future needs at least one activity."), {},
            TimelineWords::tr("Enter 1 or more."));
    return {};
}

std::optional<TimelineSplit> splitTimeline(const Timeline& timeline, const SplitRule& rule)
{
    const QList<Activity>& all = timeline.activities;
    const qsizetype wanted = wantedPast(all.size(), rule);
    if (wanted < 1 || wanted >= all.size())
        return std::nullopt;
    const auto cutsTie = [&](qsizetype past) {
        return past > 0 && past < all.size() && all.at(past - 1).time == all.at(past).time;
    };
    qsizetype past = wanted;
    while (cutsTie(past))
        ++past;
    if (past == all.size()) {
        past = wanted;
        while (cutsTie(past))
            --past;
    }
    if (past == 0)
        return std::nullopt;
    return TimelineSplit{past, past != wanted};
}

SplitCounts countSplits(const QList<Timeline>& timelines, const SplitRule& rule)
{
    SplitCounts counts;
    for (const Timeline& timeline : timelines) {
        ++counts.timelines;
        const auto split = splitTimeline(timeline, rule);
        if (!split) {
            ++counts.impossible;
            continue;
        }
        counts.moved += split->isMoved ? 1 : 0;
        counts.past += split->past;
        counts.future += timeline.activities.size() - split->past;
    }
    return counts;
}

} // namespace tandem::usersum
