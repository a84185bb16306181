#pragma once

#include "models/error.h"
#include "models/usersum/activity.h"

#include <QList>
#include <QString>

/// The first step of the hierarchical summarizer (USERSUMBENCH, section 3.2): a past is cut into
/// intervals of time that a model can take in one by one.
namespace tandem::usersum {

/// Intervals of the calendar, in UTC.
enum class SegmentUnit { Month, Quarter, Year };

struct SegmentRule
{
    SegmentUnit unit = SegmentUnit::Quarter;
    int fewest = 20; ///< activities of a segment; intervals with fewer are joined
    int most = 100;  ///< of one, so that it fits a model's context; at least twice `fewest`
    bool operator==(const SegmentRule&) const = default;
};

/// InvalidInput: numbers that no cut can keep to.
Expected<void> checkSegments(const SegmentRule& rule);

/// Some of a timeline's activities, one after the other.
struct Segment
{
    qsizetype first = 0;
    qsizetype count = 0;
    bool operator==(const Segment&) const = default;
};

/// Cuts the first `past` of the activities, which are in the order of time. Neighbouring intervals
/// are joined until they have the fewest activities; what is left at the end joins the last
/// segment. A segment of more than the most is cut into parts of about the same size, be it inside
/// an interval, but never between activities of one time: only a tie makes one that is larger. One
/// segment where there are fewer than the fewest at all; none of no activities.
QList<Segment> segmentsOf(
    const QList<Activity>& activities, qsizetype past, const SegmentRule& rule);

/// "2019-03-04 to 2019-06-28", in UTC, as prompts and pages show it; one day alone.
QString timeRangeText(const QList<Activity>& activities, const Segment& segment);

} // namespace tandem::usersum
