#pragma once

#include "models/error.h"
#include "models/usersum/timeline.h"

#include <optional>

namespace tandem::usersum {

/// Where a timeline is cut into what a summary is made of, the past, and what it is judged by, the
/// future.
struct SplitRule
{
    enum class By { Share, Count };

    By by = By::Share;
    double share = 0.8; ///< of the activities that are past, above 0 and below 1
    int count = 10;     ///< of the activities that are future, at least 1

    bool operator==(const SplitRule&) const = default;
};

/// The shares of the past that can be asked for.
inline constexpr double kLeastPastShare = 0.01;
inline constexpr double kMostPastShare = 0.99;

/// InvalidInput: a share or number that leaves no past or no future.
Expected<void> checkSplit(const SplitRule& rule);

/// A cut: the first `past` activities are past, at least one and never all.
struct TimelineSplit
{
    qsizetype past = 0;
    bool isMoved = false; ///< it would have been inside a tie

    bool operator==(const TimelineSplit&) const = default;
};

/// Cuts a timeline; never between activities of one time, whose order nobody knows. A cut inside
/// such a tie moves behind it, so that all of it is past, or before it where nothing would be left.
/// By share the past is rounded down, but is at least one activity. None where no cut leaves both
/// sides something: there is one activity, all have the same time, or not more than the count asked
/// for.
std::optional<TimelineSplit> splitTimeline(const Timeline& timeline, const SplitRule& rule);

/// How a rule cuts many timelines.
struct SplitCounts
{
    qint64 timelines = 0;
    qint64 moved = 0;      ///< cuts that would have been inside a tie
    qint64 impossible = 0; ///< timelines that cannot be cut
    qint64 past = 0;       ///< activities
    qint64 future = 0;     ///< activities

    bool operator==(const SplitCounts&) const = default;
};
SplitCounts countSplits(const QList<Timeline>& timelines, const SplitRule& rule);

} // namespace tandem::usersum
