#pragma once

#include <QList>
#include <QString>

#include <functional>
#include <optional>

namespace tandem {

/// A pause longer than this is idle time: what goes beyond it is not counted.
inline constexpr qint64 kIdleLimitMs = 60'000;

/// Measures how long somebody actively works on one item: the time between input events, idle time
/// taken off.
class ActivityClock final
{
public:
    using Clock = std::function<qint64()>;

    /// `monotonicMs` gives milliseconds from any start that never run backwards (QElapsedTimer, or
    /// a test's counter).
    explicit ActivityClock(Clock monotonicMs);

    /// Starts again from nothing: another item has become the current one.
    void restart();
    /// Something was done (a key, a click, a turn of the wheel) on the current item.
    void activity();
    /// Active milliseconds since restart(), up to now. Each gap between two activities, and the one
    /// that is still running, counts at most kIdleLimitMs.
    qint64 elapsedActiveMs() const;

private:
    qint64 runningGap() const;

    Clock m_now;
    qint64 m_last = 0;
    qint64 m_sum = 0;
};

/// Milliseconds from any start that never run backwards.
ActivityClock::Clock monotonicClock();

/// The median of durations in milliseconds, rounded down where two middle ones are averaged; none
/// of an empty list.
std::optional<qint64> medianMs(QList<qint64> durations);

/// What `ms` of work costs at `hourlyWage`, in the wage's currency, unrounded.
double cost(qint64 ms, double hourlyWage);

/// A duration as a clock shows it: "0:05", "5:41", "1:05:41"; full seconds only, negative ones as
/// 0:00.
QString clockText(qint64 ms);

} // namespace tandem
