#pragma once

#include <QDateTime>

namespace tandem::llm {

/// Time as the gateway sees it; tests put in one that skips what nobody needs to wait for. All
/// functions may be called from any thread.
class CallClock
{
public:
    CallClock() = default;
    virtual ~CallClock() = default;
    Q_DISABLE_COPY_MOVE(CallClock)

    /// Milliseconds since a fixed moment; never goes back.
    virtual qint64 nowMs() const;
    virtual QDateTime nowUtc() const;
    /// Asked when nothing but time can bring the calls on: how many milliseconds to sleep, at most
    /// `ms`.
    virtual int idle(int ms);
};

} // namespace tandem::llm
