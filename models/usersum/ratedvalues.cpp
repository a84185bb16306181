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

std::optional<std::array<double, kCoefficients.size()>> RatedValues::coefficients(
    const QList<int>& times) const
{
    double count = 0.0;
    double goodCount = 0.0;
    double mean = 0.0;
    double farthest = 0.0;
    for (const One& one : m_all) {
        const double weight = times.at(one.user);
        count += weight;
        goodCount += one.isGood ? weight : 0.0;
        if (weight > 0.0)
            mean += (one.value - mean) * (weight / count);
    }
    const double badCount = count - goodCount;
    if (goodCount == 0.0 || badCount == 0.0)
        return std::nullopt;
    for (const One& one : m_all) {
        if (times.at(one.user) > 0)
            farthest = std::max(farthest, std::abs(one.value - mean));
    }

    ColumnSums values; // as distances from their mean, the farthest being 1
    ColumnSums ranks;  // as distances from theirs
    double before = 0.0;
    double goodBefore = 0.0;
    double excess = 0.0;    // concordant pairs less discordant ones
    double tiedPairs = 0.0; // in the values
    int groups = 0;
    for (qsizetype first = 0; first < m_all.size();) {
        double inGroup = 0.0;
        double goodInGroup = 0.0;
        qsizetype end = first;
        for (; end < m_all.size() && m_all.at(end).value == m_all.at(first).value; ++end) {
            const double weight = times.at(m_all.at(end).user);
            inGroup += weight;
            goodInGroup += m_all.at(end).isGood ? weight : 0.0;
        }
        if (inGroup > 0.0) {
            ++groups;
            values.add((m_all.at(first).value - mean) / farthest, goodInGroup, inGroup);
            ranks.add(before + (inGroup - count) / 2.0, goodInGroup, inGroup);
            excess += goodInGroup * (before - goodBefore) - (inGroup - goodInGroup) * goodBefore;
            tiedPairs += inGroup * (inGroup - 1.0) / 2.0;
            before += inGroup;
            goodBefore += goodInGroup;
        }
        first = end;
    }
    if (groups < 2)
        return std::nullopt;
    const double untied = count * (count - 1.0) / 2.0 - tiedPairs;
    return std::array{values.correlation(goodCount, count), ranks.correlation(goodCount, count),
        std::clamp(excess / std::sqrt(goodCount * badCount * untied), -1.0, 1.0)};
}

} // namespace tandem::usersum
