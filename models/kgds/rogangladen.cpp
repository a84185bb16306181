#include "models/kgds/rogangladen.h"

#include "models/inference/intervals.h"
#include "models/kgds/benchmarkscorewords.h"

#include <algorithm>
#include <cmath>

namespace tandem::kgds {

namespace {

double binomialVariance(const CountedShare& share)
{
    return share.share * (1.0 - share.share) / share.n;
}

/// With `more` items, half of which count.
CountedShare widened(const CountedShare& share, double more)
{
    const double n = share.n + more;
    return {(share.n * share.share + more / 2.0) / n, n};
}

} // namespace

Figure roganGladen(
    const CountedShare& apparent, const CountedShare& sensitivity, const CountedShare& specificity)
{
    if (apparent.n <= 0.0)
        return Figure::undefined(BenchmarkScoreWords::tr("The judge has made no judgments."), 0);
    const auto n = qint64(std::llround(apparent.n));
    if (sensitivity.n <= 0.0 || specificity.n <= 0.0)
        return Figure::undefined(
            BenchmarkScoreWords::tr("All audited items are covered, or none, so the judge's "
                                    "sensitivity or specificity is unknown."),
            n);
    const double zz = inference::kZ95 * inference::kZ95;
    const CountedShare ap = widened(apparent, zz);
    const CountedShare se = widened(sensitivity, 2.0);
    const CountedShare sp = widened(specificity, 2.0);
    const double youden = sensitivity.share + specificity.share - 1.0;
    const double widenedYouden = se.share + sp.share - 1.0;
    if (youden <= 0.0 || widenedYouden <= 0.0)
        return Figure::undefined(
            BenchmarkScoreWords::tr("The judge's judgments are no better than chance."), n);
    if (widenedYouden <= inference::kZ95 * std::sqrt(binomialVariance(se) + binomialVariance(sp)))
        return Figure::undefined(
            BenchmarkScoreWords::tr(
                "Youden's index, the divisor here, is too close to 0 for so few audited items: the "
                "judge is not known to be better than chance."),
            n);
    const double share = (apparent.share + specificity.share - 1.0) / youden;
    const double centre = (ap.share + sp.share - 1.0) / widenedYouden;
    const double shift =
        2.0 * zz * (centre * binomialVariance(se) - (1.0 - centre) * binomialVariance(sp));
    const double variance = (binomialVariance(ap) + centre * centre * binomialVariance(se) +
                                (1.0 - centre) * (1.0 - centre) * binomialVariance(sp)) /
                            (widenedYouden * widenedYouden);
    const double half = inference::kZ95 * std::sqrt(variance);
    const double inside = std::clamp(share, 0.0, 1.0);
    return Figure::defined(inside, n,
        Interval{std::clamp(centre + shift - half, 0.0, inside),
            std::clamp(centre + shift + half, inside, 1.0)});
}

} // namespace tandem::kgds
