#include "models/usersum/ratedvalues.h"

#include <algorithm>
#include <cmath>

namespace tandem::usersum {

namespace {

/// Sums over Good and over all, of one kind of number.
struct ColumnSums
{
    double good = 0.0;
    double all = 0.0;
    double squares = 0.0;

    void add(double number, double goodTimes, double times)
    {
        good += number * goodTimes;
        all += number * times;
        squares += number * number * times;
    }
    /// Pearson's r with Good: the distance of both means in standard deviations, times the
    /// deviation of Good itself.
    double correlation(double goodCount, double count) const
    {
        const double badCount = count - goodCount;
        const double distance = good / goodCount - (all - good) / badCount;
        const double variance = squares / count - (all / count) * (all / count);
        return std::clamp(distance * std::sqrt(goodCount * badCount / variance) / count, -1.0, 1.0);
    }
};

} // namespace

void RatedValues::add(qsizetype user, bool isGood, double value)
{
    m_all.append({user, isGood, value});
}

void RatedValues::close()
{
    std::sort(m_all.begin(), m_all.end(),
        [](const One& one, const One& other) { return one.value < other.value; });
}

RatedValues::Drawn RatedValues::drawn(const QList<int>& times) const
{
    Drawn drawn;
    for (const One& one : m_all) {
        const double weight = times.at(one.user);
        drawn.count += weight;
        drawn.good += one.isGood ? weight : 0.0;
        if (weight > 0.0)
            drawn.mean += (one.value - drawn.mean) * (weight / drawn.count);
    }
    for (const One& one : m_all) {
        if (times.at(one.user) > 0)
            drawn.farthest = std::max(drawn.farthest, std::abs(one.value - drawn.mean));
    }
    return drawn;
}

std::optional<std::array<double, kCoefficients.size()>> RatedValues::coefficients(
    const QList<int>& times) const
{
    const Drawn all = drawn(times);
    const double bad = all.count - all.good;
    if (all.good == 0.0 || bad == 0.0)
        return std::nullopt;
    ColumnSums values; // as distances from their mean, the farthest being 1
    ColumnSums ranks;  // as distances from theirs
    double before = 0.0;
    double goodBefore = 0.0;
    double excess = 0.0;    // concordant pairs less discordant ones
    double tiedPairs = 0.0; // in the values
    int groups = 0;
    for (qsizetype first = 0; first < m_all.size();) {
        const double value = m_all.at(first).value;
        double group = 0.0;
        double goodInGroup = 0.0;
        for (; first < m_all.size() && m_all.at(first).value == value; ++first) {
            const double weight = times.at(m_all.at(first).user);
            group += weight;
            goodInGroup += m_all.at(first).isGood ? weight : 0.0;
        }
        if (group == 0.0)
            continue;
        ++groups;
        values.add((value - all.mean) / all.farthest, goodInGroup, group);
        ranks.add(before + (group - all.count) / 2.0, goodInGroup, group);
        excess += goodInGroup * (before - goodBefore) - (group - goodInGroup) * goodBefore;
        tiedPairs += group * (group - 1.0) / 2.0;
        before += group;
        goodBefore += goodInGroup;
    }
    if (groups < 2)
        return std::nullopt;
    const double untied = all.count * (all.count - 1.0) / 2.0 - tiedPairs;
    return std::array{values.correlation(all.good, all.count),
        ranks.correlation(all.good, all.count),
        std::clamp(excess / std::sqrt(all.good * bad * untied), -1.0, 1.0)};
}

} // namespace tandem::usersum
