#pragma once

#include <QByteArray>
#include <QHash>

#include <chrono>

namespace tandem::web {

/// How often each of many may do something: so many times at once, and so many a second after that.
class RateBuckets final
{
public:
    using Clock = std::chrono::steady_clock;

    RateBuckets(double atOnce, double aSecond)
        : m_atOnce(atOnce)
        , m_aSecond(aSecond)
    {
    }

    /// Whether `who` may do it now; then it counts.
    bool take(const QByteArray& who, Clock::time_point now);

private:
    struct Bucket
    {
        double left = 0;
        Clock::time_point at;
    };

    double leftIn(const Bucket& bucket, Clock::time_point now) const;
    void forget(Clock::time_point now);

    double m_atOnce;
    double m_aSecond;
    QHash<QByteArray, Bucket> m_buckets; ///< of those who have done it of late
};

/// What counts as one caller: an address, or of IPv6 the network that a household is given, since
/// it has as many addresses there as it likes.
QByteArray callerOf(const QByteArray& address);

} // namespace tandem::web
