#include "models/kgds/checksneeded.h"

#include "models/kgds/benchmarkscorewords.h"

#include <algorithm>
#include <cmath>

namespace tandem::kgds {

double DrawnStratum::checksAfter(double factor) const
{
    return std::min(items, factor * checks);
}

double DrawnStratum::varianceAfter(double factor) const
{
    if (checks >= items)
        return 0.0;
    const double now = 1.0 / checks - 1.0 / items;
    return variance * (1.0 / checksAfter(factor) - 1.0 / items) / now;
}

QList<DrawnStratum> drawnStrata(const CheckedItems& items, const CheckedItems::Value& residual)
{
    QList<double> means(items.strata().size(), 0.0);
    QList<double> squares(items.strata().size(), 0.0);
    const auto forChecks = [&](const auto& take) {
        for (const CheckedItems::Item& item : items.items()) {
            if (item.checked)
                take(item, item.weight / item.inclusion / items.strata().at(item.stratum).drawn);
        }
    };
    forChecks([&](const CheckedItems::Item& item, double share) {
        means[item.stratum] += share * residual(item);
    });
    forChecks([&](const CheckedItems::Item& item, double share) {
        squares[item.stratum] += std::pow(share * (residual(item) - means.at(item.stratum)), 2);
    });
    QList<DrawnStratum> drawn;
    for (qsizetype i = 0; i < squares.size(); ++i) {
        const CheckedItems::Stratum& stratum = items.strata().at(i);
        const double checks = double(stratum.checks);
        const double all = double(stratum.items);
        const double small = checks > 1.0 ? checks / (checks - 1.0) : 1.0;
        drawn.append({checks, all,
            stratum.weight * stratum.weight * small * (1.0 - checks / all) * squares.at(i)});
    }
    return drawn;
}

namespace {

/// The parts of the variance, and what becomes of them with so many times as many checks.
struct VarianceParts
{
    QList<DrawnStratum> strata;
    double unseen = 0.0;
    double stays = 0.0;

    double drawnAfter(double factor) const
    {
        double variance = 0.0;
        for (const DrawnStratum& stratum : strata)
            variance += stratum.varianceAfter(factor);
        return variance;
    }
    double after(double factor) const
    {
        return stays + drawnAfter(factor) + (factor < all() ? unseen / (factor * factor) : 0.0);
    }
    /// From here on every item is checked.
    double all() const
    {
        double most = 1.0;
        for (const DrawnStratum& stratum : strata)
            most = std::max(most, stratum.items / stratum.checks);
        return most;
    }
    qint64 checksMore(double factor) const
    {
        // Rounding is no check.
        constexpr double kNoCheck = 1e-6;
        double checks = 0.0;
        for (const DrawnStratum& stratum : strata)
            checks += std::ceil(stratum.checksAfter(factor) - stratum.checks - kNoCheck);
        return qint64(checks);
    }
};

} // namespace

MoreChecks moreChecks(const CheckedItems& items, const CheckedItems::Value& residual,
    const IntervalVariance& variance, double width)
{
    MoreChecks more;
    if (variance.sum() <= 0.0) {
        more.notBecause = BenchmarkScoreWords::tr("The interval has no width.");
        return more;
    }
    VarianceParts parts{drawnStrata(items, residual), variance.unseen, 0.0};
    parts.stays = std::max(0.0, variance.seen - parts.drawnAfter(1.0));
    more.widthIfAllChecked = width * std::sqrt(parts.stays / variance.sum());
    // Half the width is a quarter of the variance.
    const double wanted = variance.sum() / 4.0;
    if (parts.stays > wanted) {
        more.notBecause = BenchmarkScoreWords::tr(
            "Even a full audit would leave more than half of the interval's width, because samples "
            "vary this much. More samples would narrow it.");
        return more;
    }
    double low = 1.0;
    double high = parts.all();
    constexpr int kHalvings = 60;
    for (int i = 0; i < kHalvings; ++i) {
        const double middle = (low + high) / 2.0;
        (parts.after(middle) > wanted ? low : high) = middle;
    }
    more.toHalve = parts.checksMore(high);
    return more;
}

} // namespace tandem::kgds
