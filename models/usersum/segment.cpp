#include "models/usersum/segment.h"

#include "models/usersum/usersumwords.h"

#include <QDateTime>

namespace tandem::usersum {

namespace {

QDate dateOf(const Activity& activity)
{
    return QDateTime::fromMSecsSinceEpoch(activity.time, Qt::UTC).date();
}

/// A number that the activities of one interval share.
qint64 intervalOf(const Activity& activity, SegmentUnit unit)
{
    constexpr qint64 kMonthsOfYear = 12;
    const QDate date = dateOf(activity);
    const qint64 months = kMonthsOfYear * date.year() + date.month() - 1;
    switch (unit) {
    case SegmentUnit::Month:
        return months;
    case SegmentUnit::Quarter:
        return months / 3;
    case SegmentUnit::Year:
        break;
    }
    return date.year();
}

/// Joins intervals until each segment has the fewest activities.
QList<Segment> joinedIntervals(
    const QList<Activity>& activities, qsizetype past, const SegmentRule& rule)
{
    QList<Segment> segments;
    Segment open;
    for (qsizetype i = 0; i < past; ++i) {
        const bool begins = open.count > 0 && intervalOf(activities.at(i), rule.unit) !=
                                                  intervalOf(activities.at(i - 1), rule.unit);
        if (begins && open.count >= rule.fewest) {
            segments.append(open);
            open = {i, 0};
        }
        ++open.count;
    }
    if (open.count >= rule.fewest || segments.isEmpty())
        segments.append(open);
    else
        segments.last().count += open.count;
    return segments;
}

/// Cuts a segment that is too large into parts of about the same size.
void appendParts(QList<Segment>& parts, const QList<Activity>& activities, const Segment& whole,
    const SegmentRule& rule)
{
    const qsizetype wanted = (whole.count + rule.most - 1) / rule.most;
    const qsizetype end = whole.first + whole.count;
    qsizetype begin = whole.first;
    for (qsizetype part = 1; part <= wanted && begin < end; ++part) {
        qsizetype cut = whole.first + whole.count * part / wanted;
        while (cut < end && activities.at(cut).time == activities.at(cut - 1).time)
            ++cut;
        if (cut <= begin)
            continue;
        parts.append({begin, cut - begin});
        begin = cut;
    }
}

} // namespace

Expected<void> checkSegments(const SegmentRule& rule)
{
    if (rule.fewest < 1)
        return failure(
            ErrorCode::InvalidInput, UsersumWords::tr("A segment needs at least one activity."));
    if (rule.most < 2 * rule.fewest)
        return failure(ErrorCode::InvalidInput,
            UsersumWords::tr("The maximum activities of a segment must be at least twice the "
                             "minimum, or some timelines could not be divided into segments."));
    return {};
}

QList<Segment> segmentsOf(
    const QList<Activity>& activities, qsizetype past, const SegmentRule& rule)
{
    QList<Segment> segments;
    if (past == 0)
        return segments;
    for (const Segment& segment : joinedIntervals(activities, past, rule))
        appendParts(segments, activities, segment, rule);
    return segments;
}

QString timeRangeText(const QList<Activity>& activities, const Segment& segment)
{
    const QString first = dateOf(activities.at(segment.first)).toString(Qt::ISODate);
    const QString last =
        dateOf(activities.at(segment.first + segment.count - 1)).toString(Qt::ISODate);
    return first == last ? first : QStringLiteral("%1 to %2").arg(first, last);
}

} // namespace tandem::usersum
