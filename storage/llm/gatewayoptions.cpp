#include "storage/llm/gatewayoptions.h"

#include <curl/curl.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <limits>

namespace tandem::llm {

namespace {

int bounded(double ms)
{
    return static_cast<int>(std::clamp(ms, 0.0, double(std::numeric_limits<int>::max())));
}

} // namespace

int backOffMs(const BackOff& backOff, int attempts, std::optional<int> retryAfterMs, double random)
{
    const double longest = std::min(
        std::ldexp(double(backOff.baseMs), std::clamp(attempts - 1, 0, 30)), double(backOff.capMs));
    const int jittered = bounded(longest * random);
    if (!retryAfterMs)
        return jittered;
    // Everybody was told the same moment; the jitter keeps them from coming back all at once.
    return std::min(*retryAfterMs, kLongestRetryAfterMs) + std::min(jittered, backOff.baseMs);
}

std::optional<int> parseRetryAfter(const QByteArray& value, const QDateTime& nowUtc)
{
    const QByteArray text = value.trimmed();
    bool isNumber = false;
    const double seconds = text.toDouble(&isNumber);
    if (isNumber)
        return seconds >= 0 ? std::optional(bounded(seconds * 1000)) : std::nullopt;
    const time_t date = curl_getdate(text.constData(), nullptr);
    if (text.isEmpty() || date < 0)
        return std::nullopt;
    return bounded(double(date) * 1000 - double(nowUtc.toMSecsSinceEpoch()));
}

qint64 CallClock::nowMs() const
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

QDateTime CallClock::nowUtc() const
{
    return QDateTime::currentDateTimeUtc();
}

int CallClock::idle(int ms)
{
    return ms;
}

} // namespace tandem::llm
