#pragma once

#include <QByteArray>
#include <QDateTime>

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

} // namespace tandem::llm
