#include "storage/formats/activitylogs/writtennumber.h"

#include <array>
#include <charconv>
#include <cmath>

namespace tandem {

namespace {

constexpr std::size_t kShortNumber = 8;
constexpr std::array kTens{1.0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8};

/// Digits and at most one point among at least one digit; the quotient of two whole numbers that a
/// double holds exactly is rounded as it should be.
std::optional<double> shortDecimal(std::string_view text)
{
    int number = 0;
    std::size_t digits = 0;
    std::size_t behindPoint = 0;
    bool hasPoint = false;
    for (const char c : text) {
        if (c == '.' && !hasPoint) {
            hasPoint = true;
            continue;
        }
        if (c < '0' || c > '9')
            return std::nullopt;
        number = 10 * number + (c - '0');
        ++digits;
        behindPoint += hasPoint ? 1 : 0;
    }
    return digits == 0 ? std::nullopt : std::optional(number / kTens[behindPoint]);
}

} // namespace

std::optional<double> readNumber(std::string_view text)
{
    if (text.size() <= kShortNumber) {
        if (const auto number = shortDecimal(text))
            return number;
    }
    double number = 0.0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec != std::errc() || read.ptr != end || !std::isfinite(number))
        return std::nullopt;
    return number;
}

} // namespace tandem
