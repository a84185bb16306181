#include "models/usersum/badrows.h"

#include "models/usersum/timelinewords.h"

namespace tandem::usersum {

QString rowProblemKey(RowProblem problem)
{
    constexpr std::array keys{"not_readable", "cell_count", "not_utf8", "no_user", "no_item",
        "no_time", "time_not_readable", "time_out_of_range", "rating_not_readable", "too_long"};
    static_assert(keys.size() == rowProblems);
    return QString::fromLatin1(keys[std::size_t(problem)]);
}

QString rowProblemName(RowProblem problem)
{
    switch (problem) {
    case RowProblem::NotReadable:
        return TimelineWords::tr("the line cannot be read");
    case RowProblem::CellCount:
        return TimelineWords::tr("too many or too few cells");
    case RowProblem::NotUtf8:
        return TimelineWords::tr("not in UTF-8, or with NUL characters");
    case RowProblem::NoUser:
        return TimelineWords::tr("no user");
    case RowProblem::NoItem:
        return TimelineWords::tr("no item");
    case RowProblem::NoTime:
        return TimelineWords::tr("no time");
    case RowProblem::TimeNotReadable:
        return TimelineWords::tr("the time is neither a date nor a number");
    case RowProblem::TimeOutOfRange:
        return TimelineWords::tr("the time is 0, before 1970 or after 2100");
    case RowProblem::RatingNotReadable:
        return TimelineWords::tr("the rating is not a number");
    case RowProblem::TooLong:
        break;
    }
    return TimelineWords::tr("the user's or item's key is too long");
}

void BadRows::add(RowProblem problem, const QString& file, qint64 line, qint64 rows)
{
    Kind& kind = m_kinds[std::size_t(problem)];
    kind.rows += rows;
    if (kind.places.size() < placesNamed)
        kind.places.append(TimelineWords::tr("%1, line %2").arg(file).arg(line));
}

qint64 BadRows::total() const
{
    qint64 rows = 0;
    for (const Kind& kind : m_kinds)
        rows += kind.rows;
    return rows;
}

QStringList BadRows::sentences() const
{
    QStringList all;
    for (std::size_t i = 0; i < rowProblems; ++i) {
        const Kind& kind = m_kinds[i];
        if (kind.rows == 0)
            continue;
        const bool hasMore = kind.rows > kind.places.size();
        all.append(TimelineWords::tr("%L1: %2 (%3)")
                       .arg(kind.rows)
                       .arg(rowProblemName(RowProblem(i)),
                           kind.places.join(TimelineWords::tr("; ")) +
                               (hasMore ? TimelineWords::tr("; …") : QString())));
    }
    return all;
}

} // namespace tandem::usersum
