#pragma once

#include <QString>

#include <limits>
#include <optional>

namespace tandem {

/// A number that is not there, in plain arrays of numbers.
inline constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

/// A 95 % interval; both ends in the unit of the figure it belongs to.
struct Interval
{
    double low = 0.0;
    double high = 0.0;
};

/// A computed number with its basis, or the reason why there is none. A figure is never printed
/// without its n.
struct Figure
{
    std::optional<double> value;
    qint64 n = 0;                     ///< number of items that it stands on
    std::optional<Interval> interval; ///< 95 %, where the computation gives one
    QString undefinedBecause;         ///< translated sentence; empty when there is a value

    bool isDefined() const { return value.has_value(); }
    static Figure defined(double v, qint64 count, std::optional<Interval> ci = {})
    {
        return {v, count, ci, {}};
    }
    static Figure undefined(QString why, qint64 count) { return {{}, count, {}, std::move(why)}; }
};

} // namespace tandem
