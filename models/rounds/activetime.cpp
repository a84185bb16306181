#include "models/rounds/activetime.h"

namespace tandem {

ActiveTime::ActiveTime(const ActivityClock::Clock& monotonicMs)
    : m_clock(monotonicMs)
{
}

void ActiveTime::restart(qint64 alreadyMs)
{
    m_before = alreadyMs;
    m_clock.restart();
}

void ActiveTime::activity()
{
    if (m_running)
        m_clock.activity();
}

void ActiveTime::suspend()
{
    if (!m_running)
        return;
    m_before += m_clock.elapsedActiveMs();
    m_running = false;
}

void ActiveTime::resume()
{
    if (m_running)
        return;
    m_clock.restart();
    m_running = true;
}

qint64 ActiveTime::elapsedMs() const
{
    return m_before + (m_running ? m_clock.elapsedActiveMs() : 0);
}

} // namespace tandem
