#include "storage/formats/activitylogs/activityintake.h"

#include "models/text/foreigncell.h"
#include "storage/formats/activitylogs/lineencoding.h"
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
    return text.empty() || text == "\\N" ||
           meansNoNumber(QString::fromUtf8(text.data(), qsizetype(text.size())));
}

/// Whether a comma in a number may as well stand between its thousands.
bool hasGroups(std::string_view number)
{
    const std::size_t comma = number.find(',');
    return number.size() == comma + 4 && comma > 0 && number.front() != '0';
}

} // namespace

ActivityIntake::ActivityIntake(usersum::ActivityCollector& collector, qsizetype mostTextBytes)
    : m_collector(collector)
    , m_mostTextBytes(std::size_t(mostTextBytes))
    , m_categories({})
{
}

void ActivityIntake::beginFile(
    const LogLayout& layout, const QString& place, const QStringList& names)
{
    m_place = place;
    m_names = names;
    m_categories = CategoryList(layout.categorySeparator);
    m_areColumnsNamed = layout.kind == LogKind::Columns;
    m_mayHaveComma = layout.rows == LogLayout::Rows::Csv && layout.delimiter != ',';
    m_mayHaveGroups = layout.delimiter != ';';
    m_signs.emplace();
    m_hasSeenPoint = m_hasSeenComma = false;
}

/// The number with a point for a decimal comma, where the file may have one.
std::string_view ActivityIntake::withPoint(std::string_view number)
{
    const std::size_t comma = m_mayHaveComma ? number.find(',') : std::string_view::npos;
    if (comma == std::string_view::npos || (m_mayHaveGroups && hasGroups(number)))
        return number;
    m_number = number;
    m_number[comma] = '.';
    return m_number;
}

/// InvalidInput: a number of the file has a point and another one a comma. The first of each is
/// looked at alone: a log may have very many.
Expected<void> ActivityIntake::checkSign(std::string_view number, qint64 line)
{
    const bool hasComma = number.find(',') != std::string_view::npos;
    bool& hasSeen = hasComma ? m_hasSeenComma : m_hasSeenPoint;
    if (!m_mayHaveComma || hasSeen || (!hasComma && number.find('.') == std::string_view::npos))
        return {};
    hasSeen = true;
    return m_signs->check(
        QString::fromUtf8(number.data(), qsizetype(number.size())), csvPlace(m_place, line));
}

/// None of what is no number.
Expected<std::optional<double>> ActivityIntake::ratingOf(std::string_view text, qint64 line)
{
    const std::string_view plain = withPoint(text);
    std::optional<double> rating = readNumber(plain);
    if (!rating && !plain.empty()) // in other digits, perhaps
        rating = foreignNumber(QString::fromUtf8(plain.data(), qsizetype(plain.size())));
    if (rating) {
        TANDEM_DO(checkSign(text, line));
    }
    return rating;
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
    TANDEM_TRY(rating, ratingOf(written, row.line));
    if (!*rating && !isNoRating(written))
        return takeBad(RowProblem::RatingNotReadable, row.line, 1);
    activity.rating = rating->value_or(std::numeric_limits<double>::quiet_NaN());
    return takeTime(row, activity);
}

Expected<void> ActivityIntake::takeTime(const WrittenRow& row, usersum::ActivityRow& activity)
{
    const std::string_view written = trimmedText(row[LogRole::Time]);
    if (written.empty())
        return takeBad(RowProblem::NoTime, row.line, 1);
    const auto time = usersum::readWrittenTime(withPoint(written));
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
        return failure(ErrorCode::InvalidInput, LogWords::tr("No rows found."), m_place,
            LogWords::tr("Choose a non-empty file."));
    return m_good == 0 || m_bad.total() > 9 * m_good ? refuseBad() : Expected<void>();
}

Expected<void> ActivityIntake::refuseBad() const
{
    return failure(ErrorCode::InvalidInput,
        LogWords::tr("%L2 of %L1 rows cannot be used: %3.")
            .arg(rows())
            .arg(m_bad.total())
            .arg(m_bad.sentences().join(LogWords::tr("; "))),
        m_place,
        m_names.isEmpty()
            ? LogWords::tr("Check that it is the right file.")
            : (m_areColumnsNamed ? LogWords::tr("Correct these rows, or specify other columns. %1")
                                 : LogWords::tr("%1 Specify the user, time and item columns."))
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
