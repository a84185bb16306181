#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <memory>
#include <optional>

namespace tandem::llm {

/// How long to wait before a call is tried again.
struct BackOff
{
    int baseMs = 500;   ///< the first wait is at most this, each further one at most twice as much
    int capMs = 60'000; ///< no wait without the server's wish is longer
};

/// The longest wait that a server can ask for.
inline constexpr int kLongestRetryAfterMs = 5 * 60 * 1000;

/// Milliseconds to wait after `attempts` failed tries (at least 1): exponential with full jitter,
/// `random` in 0 .. 1; at least what the server asked for, up to kLongestRetryAfterMs.
int backOffMs(const BackOff& backOff, int attempts, std::optional<int> retryAfterMs, double random);

/// Reads a Retry-After header, seconds or an HTTP date (RFC 9110, 10.2.3), as milliseconds from
/// `nowUtc`; a moment that has passed is 0, what cannot be read is nothing.
std::optional<int> parseRetryAfter(const QByteArray& value, const QDateTime& nowUtc);

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

/// What a gateway takes from outside, mostly for tests. There is no way to leave out the
/// verification of certificates.
struct GatewayOptions
{
    QString extraCaFile; ///< certificates (PEM) to trust instead of the system's file
    BackOff backOff;
    std::shared_ptr<CallClock> clock; ///< none: the machine's
    quint32 seed = 0;                 ///< of the jitter; 0: a random one
};

} // namespace tandem::llm
