#include "ui/chartnumber.h"

#include "models/results/spelling.h"

#include <cmath>

namespace tandem {

QString chartNumber(double value, int decimals)
{
    constexpr double kRoundingError = 1e-12;
    constexpr int kDigitsOfSmall = 2;
    const double size = std::abs(value);
    // Counts have no decimals that one could be too small for.
    if (decimals > 0 && size >= kRoundingError && size < 0.999 * std::pow(10.0, -decimals))
        return chartDigits(value, kDigitsOfSmall);
    return results::numberText(value, decimals);
}

QString chartDigits(double value, int digits)
{
    return std::isfinite(value) ? results::significantText(value, digits) : results::dash();
}

} // namespace tandem
