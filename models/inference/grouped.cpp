#include "models/inference/grouped.h"

#include "models/inference/intervals.h"
#include "models/words.h"

#include <QHash>

#include <algorithm>
#include <cmath>
#include <optional>

namespace tandem::inference {

namespace {

constexpr qsizetype kFewestSlopeGroups = 3;
/// Estimates without one group that differ by less differ by rounding alone.
constexpr double kNoGroupError = 1e-12;

/// The places of groups from 0 on, in the order in which they occur.
class GroupPlaces final
{
public:
    qsizetype of(int group)
    {
        const auto known = m_places.constFind(group);
        return known != m_places.cend() ? *known : *m_places.insert(group, m_places.size());
    }

private:
    QHash<int, qsizetype> m_places;
};

/// The standard error by estimates that each leave one group out.
double jackknifeError(const QList<double>& without, double value)
{
    double squares = 0.0;
    for (const double one : without)
        squares += (one - value) * (one - value);
    const double groups = double(without.size());
    return std::sqrt((groups - 1.0) / groups * squares);
}

/// What a weighted mean is made of.
struct MeanSums
{
    double weight = 0.0;
    double value = 0.0;
};

/// What a line is made of; x and y are distances from means, so that little is lost to rounding.
struct LineSums
{
    double w = 0.0;
    double x = 0.0;
    double y = 0.0;
    double xx = 0.0;
    double xy = 0.0;

    void add(double weight, double ofX, double ofY)
    {
        w += weight;
        x += weight * ofX;
        y += weight * ofY;
        xx += weight * ofX * ofX;
        xy += weight * ofX * ofY;
    }
    LineSums without(const LineSums& one) const
    {
        return {w - one.w, x - one.x, y - one.y, xx - one.xx, xy - one.xy};
    }
    /// None where x does not vary, which `least` tells from rounding.
    std::optional<double> slope(double least) const
    {
        const double spread = w > 0.0 ? xx - x * x / w : 0.0;
        return spread > least ? std::optional((xy - x * y / w) / spread) : std::nullopt;
    }
};

} // namespace

Figure groupedShare(const QList<GroupedValue>& values)
{
    if (values.isEmpty())
        return Figure::undefined(AgreementWords::tr("There are no values to average."), 0);
    GroupPlaces places;
    QList<MeanSums> groups;
    MeanSums all;
    for (const GroupedValue& one : values) {
        const qsizetype place = places.of(one.group);
        if (place == groups.size())
            groups.append(MeanSums());
        for (MeanSums* sums : {&groups[place], &all}) {
            sums->weight += one.weight;
            sums->value += one.weight * one.value;
        }
    }
    const double mean = std::clamp(all.value / all.weight, 0.0, 1.0);
    Figure figure = Figure::defined(mean, values.size());
    if (groups.size() < 2)
        return figure;
    QList<double> without;
    for (const MeanSums& group : std::as_const(groups))
        without.append((all.value - group.value) / (all.weight - group.weight));
    const double error = jackknifeError(without, mean);
    if (error <= kNoGroupError || mean <= 0.0 || mean >= 1.0) {
        const double count = double(groups.size());
        figure.interval = clopperPearson(mean * count, count);
        return figure;
    }
    const double half = studentT975(groups.size() - 1) * error / (mean * (1.0 - mean));
    const double centre = std::log(mean / (1.0 - mean));
    const auto share = [](double logit) { return 1.0 / (1.0 + std::exp(-logit)); };
    figure.interval = Interval{share(centre - half), share(centre + half)};
    return figure;
}

Figure groupedSlope(const QList<GroupedPoint>& points)
{
    double weight = 0.0;
    double meanX = 0.0;
    double meanY = 0.0;
    for (const GroupedPoint& point : points) {
        weight += point.weight;
        meanX += point.weight * point.x;
        meanY += point.weight * point.y;
    }
    GroupPlaces places;
    QList<LineSums> groups;
    LineSums all;
    for (const GroupedPoint& point : points) {
        const qsizetype place = places.of(point.group);
        if (place == groups.size())
            groups.append(LineSums());
        const double x = point.x - meanX / weight;
        const double y = point.y - meanY / weight;
        groups[place].add(point.weight, x, y);
        all.add(point.weight, x, y);
    }
    if (groups.size() < kFewestSlopeGroups)
        return Figure::undefined(
            AgreementWords::tr("At least three groups are required."), points.size());
    const double least = kNoGroupError * std::max(1.0, meanX * meanX / weight / weight) * weight;
    const std::optional<double> slope = all.slope(least);
    if (!slope)
        return Figure::undefined(
            AgreementWords::tr("All values of the covariate are the same."), points.size());
    Figure figure = Figure::defined(*slope, points.size());
    QList<double> without;
    for (const LineSums& group : std::as_const(groups)) {
        const std::optional<double> one = all.without(group).slope(least);
        if (!one)
            return figure;
        without.append(*one);
    }
    const double half = studentT975(groups.size() - 1) * jackknifeError(without, *slope);
    figure.interval = Interval{*slope - half, *slope + half};
    return figure;
}

} // namespace tandem::inference
