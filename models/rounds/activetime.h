#pragma once

#include "models/rounds/timing.h"

namespace tandem {

/// Active time on one thing that can be put aside and taken up again: an ActivityClock that does
/// not run while its screen is not looked at.
class ActiveTime final
{
public:
    /// Starts at nothing, suspended.
    explicit ActiveTime(const ActivityClock::Clock& monotonicMs);

    /// Begins again with `alreadyMs` counted before.
    void restart(qint64 alreadyMs = 0);
    /// Something was done; ignored while suspended.
    void activity();
    /// The screen is gone, or is back; what was counted stays.
    void suspend();
    void resume();
    /// Active milliseconds since restart(), see ActivityClock.
    qint64 elapsedMs() const;

private:
    ActivityClock m_clock;
    qint64 m_before = 0;
    bool m_running = false;
};

} // namespace tandem
