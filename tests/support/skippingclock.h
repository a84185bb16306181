#pragma once

#include "storage/llm/gatewayoptions.h"

#include <atomic>

namespace tandem::llm {

/// Real time, but where nothing else is to be done the waiting is skipped and counted as passed.
class SkippingClock final : public CallClock
{
public:
    qint64 nowMs() const override { return CallClock::nowMs() + m_skipped; }
    QDateTime nowUtc() const override { return CallClock::nowUtc().addMSecs(m_skipped); }
    int idle(int ms) override
    {
        m_skipped += ms;
        return 0;
    }
    /// Milliseconds that nobody had to wait.
    qint64 skippedMs() const { return m_skipped; }

private:
    std::atomic<qint64> m_skipped = 0;
};

} // namespace tandem::llm
