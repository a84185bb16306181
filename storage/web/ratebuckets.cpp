#include "storage/web/ratebuckets.h"

#include <algorithm>
#include <arpa/inet.h>

namespace tandem::web {

namespace {

/// As many callers are remembered; beyond that all begin anew, as memory is what has to hold.
constexpr qsizetype kMostBuckets = 20'000;

} // namespace

bool RateBuckets::take(const QByteArray& who, Clock::time_point now)
{
    if (m_buckets.size() >= kMostBuckets)
        forget(now);
    const auto found = m_buckets.constFind(who);
    const double left = found == m_buckets.cend() ? m_atOnce : leftIn(*found, now);
    if (left < 1)
        return false;
    m_buckets.insert(who, {left - 1, now});
    return true;
}

double RateBuckets::leftIn(const Bucket& bucket, Clock::time_point now) const
{
    const std::chrono::duration<double> seconds = now - bucket.at;
    return std::min(m_atOnce, bucket.left + seconds.count() * m_aSecond);
}

void RateBuckets::forget(Clock::time_point now)
{
    m_buckets.removeIf([&](const auto& entry) { return leftIn(entry.value(), now) >= m_atOnce; });
    if (m_buckets.size() >= kMostBuckets)
        m_buckets.clear();
}

QByteArray callerOf(const QByteArray& address)
{
    in6_addr six{};
    if (inet_pton(AF_INET6, address.constData(), &six) != 1)
        return address;
    return QByteArray(reinterpret_cast<const char*>(six.s6_addr), 8).toHex();
}

} // namespace tandem::web
