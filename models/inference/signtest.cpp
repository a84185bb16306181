#include "models/inference/signtest.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace tandem::inference {

namespace {

/// Numbers times sums that are counted; beyond, some 2,000 differences, the approximation is as
/// good.
constexpr double kMostSignSteps = 4e6;

/// The sizes of those that are not 0, without their common divisor.
struct Sizes
{
    QList<qsizetype> sizes;
    qsizetype sum = 0;      ///< of the sizes
    qsizetype distance = 0; ///< of the given signs' sum from 0

    static Sizes of(const QList<int>& differences)
    {
        Sizes found;
        int divisor = 0;
        qint64 signedSum = 0;
        for (const int difference : differences) {
            divisor = std::gcd(divisor, difference);
            signedSum += difference;
        }
        for (const int difference : differences) {
            if (difference == 0)
                continue;
            found.sizes.append(std::abs(difference) / divisor);
            found.sum += found.sizes.constLast();
        }
        found.distance = divisor == 0 ? 0 : qsizetype(std::abs(signedSum)) / divisor;
        return found;
    }
};

/// Over all signs: the sum is twice that of the positive ones less that of all.
double countedProbability(const Sizes& found)
{
    QList<double> shares(found.sum + 1, 0.0); // of each sum of positive ones
    shares[0] = 1.0;
    qsizetype reached = 0;
    for (const qsizetype size : found.sizes) {
        for (qsizetype sum = reached + size; sum >= 0; --sum) {
            const double without = sum <= reached ? shares.at(sum) : 0.0;
            shares[sum] = (without + (sum >= size ? shares.at(sum - size) : 0.0)) / 2.0;
        }
        reached += size;
    }
    double p = 0.0;
    for (qsizetype sum = 0; sum <= found.sum; ++sum) {
        if (std::abs(2 * sum - found.sum) >= found.distance)
            p += shares.at(sum);
    }
    return p;
}

double approximateProbability(const Sizes& found)
{
    double variance = 0.0;
    for (const qsizetype size : found.sizes)
        variance += double(size) * double(size);
    const double distance = std::max(0.0, double(found.distance) - 1.0);
    return std::erfc(distance / std::sqrt(2.0 * variance));
}

} // namespace

SignFlip signFlipTest(const QList<int>& differences)
{
    const Sizes found = Sizes::of(differences);
    if (found.distance == 0)
        return {};
    const bool isExact = double(found.sizes.size()) * double(found.sum) <= kMostSignSteps;
    const double p = isExact ? countedProbability(found) : approximateProbability(found);
    // What is smaller than any number is still not 0.
    return {std::clamp(p, std::numeric_limits<double>::min(), 1.0), isExact};
}

} // namespace tandem::inference
