#include "models/rounds/timing.h"

#include <QElapsedTimer>
#include <QLocale>

#include <algorithm>
#include <utility>

namespace tandem {

namespace {

constexpr double kMsPerHour = 3'600'000.0;

} // namespace

ActivityClock::ActivityClock(Clock monotonicMs)
    : m_now(std::move(monotonicMs))
    , m_last(m_now())
{
}

void ActivityClock::restart()
{
    m_sum = 0;
    m_last = m_now();
}

void ActivityClock::activity()
{
    m_sum += runningGap();
    m_last = m_now();
}

qint64 ActivityClock::elapsedActiveMs() const
{
    return m_sum + runningGap();
}

qint64 ActivityClock::runningGap() const
{
    return std::clamp(m_now() - m_last, qint64(0), kIdleLimitMs);
}

ActivityClock::Clock monotonicClock()
{
    QElapsedTimer timer;
    timer.start();
    return [timer] { return timer.elapsed(); };
}

std::optional<qint64> medianMs(QList<qint64> durations)
{
    if (durations.isEmpty())
        return std::nullopt;
    const auto middle = durations.begin() + durations.size() / 2;
    std::nth_element(durations.begin(), middle, durations.end());
    if (durations.size() % 2 == 1)
        return *middle;
    const qint64 below = *std::max_element(durations.begin(), middle);
    return below + (*middle - below) / 2;
}

double cost(qint64 ms, double hourlyWage)
{
    return double(ms) / kMsPerHour * hourlyWage;
}

QString clockText(qint64 ms)
{
    const qint64 seconds = std::max(qint64(0), ms) / 1000;
    const qint64 hours = seconds / 3600;
    const qint64 minutes = seconds / 60 % 60;
    const QString tail = QStringLiteral(":%L1").arg(seconds % 60, 2, 10, QLatin1Char('0'));
    if (hours == 0)
        return QLocale().toString(minutes) + tail;
    return QStringLiteral("%L1:%L2").arg(hours).arg(minutes, 2, 10, QLatin1Char('0')) + tail;
}

} // namespace tandem
