#include "storage/formats/activitylogs/activityintake.h"

#include "storage/formats/activitylogs/lineencoding.h"
#include "storage/formats/activitylogs/loglayout.h"
#include "storage/formats/activitylogs/logwords.h"
#include "storage/formats/activitylogs/writtennumber.h"

#include <limits>

namespace tandem {

namespace {

constexpr std::size_t kLongestKey = 512;
constexpr std::size_t kLongestTitle = 1024;
constexpr std::size_t kKeyOfText = 256;
constexpr qint64 kRowsBeforeEarlyEnd = 10'000;

using usersum::RowProblem;

bool isBlankText(std::string_view text)
{
    if (!text.empty() && text.front() > ' ')
        return false;
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

std::string_view trimmedText(std::string_view text)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t'))
        text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t'))
        text.remove_suffix(1);
    return text;
}

/// Whether a text stands for a rating that is not there.
bool isNoRating(std::string_view text)
{
    return text.empty() || text == "NA" || text == "NaN" || text == "nan" || text == "null" ||
           text == "None" || text == "\\N";
}

} // namespace

ActivityIntake::ActivityIntake(usersum::ActivityCollector& collector, qsizetype mostTextBytes)
    : m_collector(collector)
    , m_mostTextBytes(std::size_t(mostTextBytes))
    , m_categories({})
{
}

void ActivityIntake::beginFile(
    const QString& place, const QStringList& names, const QString& separator)
{
    m_place = place;
    m_names = names;
    m_categories = CategoryList(separator);
}

Expected<void> ActivityIntake::take(const WrittenRow& row)
{
    usersum::ActivityRow activity;
    activity.user = row[LogRole::User];
    if (isBlankText(activity.user))
        return takeBad(RowProblem::NoUser, row.line, 1);
    activity.title = utf8Beginning(row[LogRole::Title], kLongestTitle);
    activity.item = row[LogRole::Item];
    if (isBlankText(activity.item))
        activity.item = activity.title;
    if (isBlankText(activity.item))
        activity.item = utf8Beginning(row[LogRole::Text], kKeyOfText);
    if (isBlankText(activity.item))
        return takeBad(RowProblem::NoItem, row.line, 1);
    if (activity.user.size() > kLongestKey || activity.item.size() > kLongestKey)
        return takeBad(RowProblem::TooLong, row.line, 1);
    const std::string_view written = trimmedText(row[LogRole::Rating]);
    const auto rating = readNumber(written);
    if (!rating && !isNoRating(written))
        return takeBad(RowProblem::RatingNotReadable, row.line, 1);
    activity.rating = rating.value_or(std::numeric_limits<double>::quiet_NaN());
    return takeTime(row, activity);
}

Expected<void> ActivityIntake::takeTime(const WrittenRow& row, usersum::ActivityRow& activity)
{
    const std::string_view written = trimmedText(row[LogRole::Time]);
    if (written.empty())
        return takeBad(RowProblem::NoTime, row.line, 1);
    const auto time = usersum::readWrittenTime(written);
    if (!time)
        return takeBad(time.error() == usersum::TimeProblem::OutOfRange
                           ? RowProblem::TimeOutOfRange
                           : RowProblem::TimeNotReadable,
            row.line, 1);
    if (m_good == 0 || time->unit != m_lastUnit) {
        m_times.add(time->unit, m_place, row.line);
        m_lastUnit = time->unit;
        if (m_times.areMixed())
            return failure(m_times.mixture());
    }
    activity.time = time->thousandths;
    if (m_good == 0 || time->thousandths < m_first.thousandths)
        m_first = *time;
    if (m_good == 0 || time->thousandths > m_last.thousandths)
        m_last = *time;
    takeText(row, activity);
    if (!row[LogRole::Category].empty())
        activity.categories = m_categories.of(row);
    ++m_good;
    return m_collector.add(activity);
}

void ActivityIntake::takeText(const WrittenRow& row, usersum::ActivityRow& activity)
{
    activity.text = row[LogRole::Text];
    const std::string_view headline = row[LogRole::Headline];
    if (!headline.empty()) {
        m_text = headline;
        if (!activity.text.empty())
            m_text.append("\n").append(activity.text);
        activity.text = m_text;
    }
    activity.isTextCut = activity.text.size() > m_mostTextBytes;
    if (activity.isTextCut)
        activity.text = utf8Beginning(activity.text, m_mostTextBytes);
}

Expected<void> ActivityIntake::takeBad(RowProblem problem, qint64 line, qint64 rows)
{
    const bool wasEarly = this->rows() < kRowsBeforeEarlyEnd;
    m_bad.add(problem, m_place, line, rows);
    const bool isHopeless =
        wasEarly && this->rows() >= kRowsBeforeEarlyEnd && m_bad.total() > this->rows() / 100 * 99;
    return isHopeless ? refuseBad() : Expected<void>();
}

Expected<void> ActivityIntake::checkEnd() const
{
    if (rows() == 0)
        return failure(ErrorCode::InvalidInput, LogWords::tr("There is no row in it."), m_place,
            LogWords::tr("Choose a file that has something in it."));
    return m_good == 0 || m_bad.total() > 9 * m_good ? refuseBad() : Expected<void>();
}

Expected<void> ActivityIntake::refuseBad() const
{
    return failure(ErrorCode::InvalidInput,
        LogWords::tr("Of %L1 rows %L2 cannot be used: %3.")
            .arg(rows())
            .arg(m_bad.total())
            .arg(m_bad.sentences().join(LogWords::tr("; "))),
        m_place,
        m_names.isEmpty() ? LogWords::tr("Check that it is the right file.")
                          : LogWords::tr("%1 Name those that tell user, time and item.")
                                .arg(foundNames(m_names)));
}

qint64 ActivityIntake::earliest() const
{
    return m_first.milliseconds();
}

qint64 ActivityIntake::latest() const
{
    return m_last.milliseconds();
}

} // namespace tandem
