#include "models/usersum/activitytime.h"

#include "models/usersum/timelinewords.h"

#include <QStringList>

#include <charconv>
#include <chrono>
#include <cmath>

namespace tandem::usersum {

namespace {

constexpr qint64 kLastSecond = 4'102'444'800; // 2100-01-01
constexpr qint64 kFirstMillisecond = 100'000'000'000;
constexpr qint64 kLastMillisecond = kLastSecond * 1000;
constexpr int kMostMinutesOfZone = 18 * 60;

using Problem = tl::unexpected<TimeProblem>;

bool isTimeDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// A number of so many digits at the text's beginning, which is taken off it.
std::optional<int> takeDigits(std::string_view& text, std::size_t digits)
{
    if (text.size() < digits)
        return std::nullopt;
    int number = 0;
    for (std::size_t i = 0; i < digits; ++i) {
        if (!isTimeDigit(text[i]))
            return std::nullopt;
        number = 10 * number + (text[i] - '0');
    }
    text.remove_prefix(digits);
    return number;
}

bool takeSign(std::string_view& text, char sign)
{
    if (text.empty() || text.front() != sign)
        return false;
    text.remove_prefix(1);
    return true;
}

/// Milliseconds from midnight of "12:34", "12:34:56", "12:34:56.789".
std::optional<qint64> takeClock(std::string_view& text)
{
    const auto hour = takeDigits(text, 2);
    const bool hasMinutes = takeSign(text, ':');
    const auto minute = takeDigits(text, 2);
    if (!hour || !hasMinutes || !minute || *hour > 23 || *minute > 59)
        return std::nullopt;
    qint64 milliseconds = (*hour * 60 + *minute) * qint64(60'000);
    if (!takeSign(text, ':'))
        return milliseconds;
    const auto second = takeDigits(text, 2);
    if (!second || *second > 60) // a leap second is the next minute's first
        return std::nullopt;
    milliseconds += *second * qint64(1000);
    if (!takeSign(text, '.') && !takeSign(text, ','))
        return milliseconds;
    int digits = 0;
    for (int scale = 100; !text.empty() && isTimeDigit(text.front()); scale /= 10, ++digits) {
        milliseconds += scale * qint64(text.front() - '0');
        text.remove_prefix(1);
    }
    return digits > 0 ? std::optional(milliseconds) : std::nullopt;
}

/// Minutes east of Greenwich of "Z", "+02", "+0200", "+02:00" and " UTC".
std::optional<int> zoneOf(std::string_view text)
{
    if (text == "Z" || text == "z" || text == " UTC" || text == "UTC")
        return 0;
    const bool isWest = !text.empty() && text.front() == '-';
    if (!takeSign(text, '+') && !takeSign(text, '-'))
        return std::nullopt;
    const auto hours = takeDigits(text, 2);
    takeSign(text, ':');
    const auto minutes = text.empty() ? std::optional(0) : takeDigits(text, 2);
    if (!hours || !minutes || !text.empty() || *minutes > 59)
        return std::nullopt;
    const int all = *hours * 60 + *minutes;
    return all > kMostMinutesOfZone ? std::nullopt : std::optional(isWest ? -all : all);
}

tl::expected<WrittenTime, TimeProblem> readDate(std::string_view text)
{
    const Problem none(TimeProblem::NotATime);
    const auto year = takeDigits(text, 4);
    const bool first = takeSign(text, '-');
    const auto month = takeDigits(text, 2);
    const bool second = takeSign(text, '-');
    const auto day = takeDigits(text, 2);
    if (!year || !first || !month || !second || !day)
        return none;
    const std::chrono::year_month_day date{std::chrono::year(*year),
        std::chrono::month(unsigned(*month)), std::chrono::day(unsigned(*day))};
    if (!date.ok())
        return none;
    const qint64 days = std::chrono::sys_days(date).time_since_epoch().count();
    WrittenTime time{TimeUnit::Local, days * 86'400'000};
    if (!text.empty()) {
        const bool hasClock = takeSign(text, 'T') || takeSign(text, 't') || takeSign(text, ' ');
        const auto clock = hasClock ? takeClock(text) : std::nullopt;
        const auto zone = clock && !text.empty() ? zoneOf(text) : std::optional(0);
        if (!clock || !zone)
            return none;
        time.unit = text.empty() ? TimeUnit::Local : TimeUnit::Zoned;
        time.thousandths += *clock - *zone * qint64(60'000);
    }
    if (time.thousandths <= 0 || time.thousandths > kLastMillisecond)
        return Problem(TimeProblem::OutOfRange);
    return time;
}

tl::expected<WrittenTime, TimeProblem> timeOfNumber(qint64 whole, qint64 thousandths)
{
    const bool isSeconds = whole >= 0 && thousandths > 0 && whole <= kLastSecond;
    const bool isMilliseconds = whole >= kFirstMillisecond && whole <= kLastMillisecond;
    if (!isSeconds && !isMilliseconds)
        return Problem(TimeProblem::OutOfRange);
    return WrittenTime{isSeconds ? TimeUnit::Seconds : TimeUnit::Milliseconds, thousandths};
}

/// Ten digits, which nearly all times in seconds are; 0 of anything else. Rows come by the million.
qint64 plainSeconds(std::string_view text)
{
    if (text.size() != 10)
        return 0;
    qint64 number = 0;
    for (const char c : text) {
        if (!isTimeDigit(c))
            return 0;
        number = 10 * number + (c - '0');
    }
    return number;
}

/// 1147880044.0, 1.147880044e9: how programs write a column of whole numbers that has gaps.
tl::expected<WrittenTime, TimeProblem> readDecimal(std::string_view text)
{
    double number = 0.0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec != std::errc() || read.ptr != end || !std::isfinite(number))
        return Problem(TimeProblem::NotATime);
    if (number < 0.0 || number > double(kLastMillisecond))
        return Problem(TimeProblem::OutOfRange);
    return timeOfNumber(qint64(number), qint64(std::llround(number * 1000.0)));
}

} // namespace

QString timeUnitKey(TimeUnit unit)
{
    constexpr std::array keys{"seconds", "milliseconds", "iso8601_zoned", "iso8601"};
    return QString::fromLatin1(keys[std::size_t(unit)]);
}

QString timeUnitName(TimeUnit unit)
{
    switch (unit) {
    case TimeUnit::Seconds:
        return TimelineWords::tr("in seconds since 1970");
    case TimeUnit::Milliseconds:
        return TimelineWords::tr("in milliseconds since 1970");
    case TimeUnit::Zoned:
        return TimelineWords::tr("as dates that name their time zone");
    case TimeUnit::Local:
        break;
    }
    return TimelineWords::tr("as dates without a time zone");
}

qint64 WrittenTime::milliseconds() const
{
    return unit == TimeUnit::Milliseconds ? thousandths / 1000 : thousandths;
}

tl::expected<WrittenTime, TimeProblem> readWrittenTime(std::string_view text)
{
    if (const auto seconds = plainSeconds(text); seconds > 0)
        return timeOfNumber(seconds, seconds * 1000);
    qint64 number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec == std::errc::result_out_of_range)
        return Problem(TimeProblem::OutOfRange);
    if (read.ec != std::errc())
        return Problem(TimeProblem::NotATime);
    if (read.ptr == end) {
        const bool fits = number >= 0 && number <= kLastMillisecond;
        return timeOfNumber(fits ? number : -1, fits ? number * 1000 : 0);
    }
    return *read.ptr == '-' ? readDate(text) : readDecimal(text);
}

void TimesSeen::add(TimeUnit unit, const QString& file, qint64 line)
{
    First& first = m_first[std::size_t(unit)];
    if (first.line > 0)
        return;
    first = {file, line};
    ++m_units;
}

std::optional<TimeUnit> TimesSeen::unit() const
{
    for (std::size_t i = 0; i < timeUnits; ++i) {
        if (m_first[i].line > 0)
            return TimeUnit(i);
    }
    return std::nullopt;
}

Error TimesSeen::mixture() const
{
    QStringList units;
    QString where;
    for (std::size_t i = 0; i < timeUnits; ++i) {
        const First& first = m_first[i];
        if (first.line == 0)
            continue;
        units.append(
            TimelineWords::tr("line %1 %2").arg(first.line).arg(timeUnitName(TimeUnit(i))));
        where = first.file;
    }
    return {ErrorCode::InvalidInput,
        TimelineWords::tr("The times are in different formats: %1.")
            .arg(units.join(TimelineWords::tr(", "))),
        where, TimelineWords::tr("Use one format, or remove the rows that differ."), {}};
}

} // namespace tandem::usersum
