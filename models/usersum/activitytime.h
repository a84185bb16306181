#pragma once

#include "models/error.h"

#include <QString>

#include <array>
#include <optional>
#include <string_view>

namespace tandem::usersum {

/// How the times of a file are written. Dates with a clock are ISO 8601, also with a blank for the
/// T and without the clock; those that name no zone are taken for UTC.
enum class TimeUnit { Seconds, Milliseconds, Zoned, Local };
inline constexpr std::size_t timeUnits = 4;

/// A word for programs: "seconds", "milliseconds", "iso8601_zoned", "iso8601".
QString timeUnitKey(TimeUnit unit);
/// Translated, for "are written ...".
QString timeUnitName(TimeUnit unit);

/// A time as it is written: thousandths of its unit since 1970.
struct WrittenTime
{
    TimeUnit unit = TimeUnit::Seconds;
    qint64 thousandths = 0; ///< of dates milliseconds

    /// Milliseconds since 1970, UTC.
    qint64 milliseconds() const;
    bool operator==(const WrittenTime&) const = default;
};

/// Why a text is no time that can be used.
enum class TimeProblem { NotATime, OutOfRange };

/// Reads a time from 1970 to 2100. Numbers are seconds up to 4102444800 (2100-01-01) and
/// milliseconds from 100000000000 (1973-03-03) on; nothing between the two, and nothing beyond, is
/// a time, nor is 0, which stands for one that is missing.
tl::expected<WrittenTime, TimeProblem> readWrittenTime(std::string_view text);

/// Which units a file's times are written in. More than one is refused: their order would be wrong,
/// and silently so.
class TimesSeen final
{
public:
    /// Takes the unit of the time on this line of the file.
    void add(TimeUnit unit, const QString& file, qint64 line);
    /// Whether times of more than one unit were taken.
    bool areMixed() const { return m_units > 1; }
    /// The unit; none before there was a time.
    std::optional<TimeUnit> unit() const;
    /// Names the first time in each unit.
    Error mixture() const;

private:
    struct First
    {
        QString file;
        qint64 line = 0; ///< 0: there is none
    };

    std::array<First, timeUnits> m_first;
    int m_units = 0;
};

} // namespace tandem::usersum
