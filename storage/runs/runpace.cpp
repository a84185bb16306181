#include "storage/runs/runpace.h"

namespace tandem {

namespace {

/// Enough to even out single slow answers, few enough to follow a change of pace.
constexpr qsizetype kLookBack = 100;
constexpr double kMsAMinute = 60'000.0;

} // namespace

void RunPace::begin(qint64 ms)
{
    if (m_ends.isEmpty())
        m_ends.append(ms);
}

void RunPace::add(qint64 ms)
{
    m_ends.append(ms);
    if (m_ends.size() > kLookBack)
        m_ends.removeFirst();
}

std::optional<double> RunPace::perMinute() const
{
    if (m_ends.size() < 2 || m_ends.last() <= m_ends.first())
        return std::nullopt;
    return double(m_ends.size() - 1) * kMsAMinute / double(m_ends.last() - m_ends.first());
}

std::optional<qint64> RunPace::timeLeftMs(qint64 open) const
{
    const auto rate = perMinute();
    if (!rate)
        return std::nullopt;
    return qint64(double(open) * kMsAMinute / *rate);
}

} // namespace tandem
