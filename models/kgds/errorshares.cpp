#include "models/kgds/errorshares.h"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace tandem::kgds {

namespace {

constexpr int kPublishedDecimals = 2;
constexpr std::size_t kLongestNumber = 400; // digits of the largest double, sign and decimals

} // namespace

double roundedAsPublished(double number)
{
    // Exact decimals decide, as in Python: 28.995 is a little less and becomes 28.99.
    std::array<char, kLongestNumber> digits{};
    const auto written = std::to_chars(digits.data(), digits.data() + digits.size(), number,
        std::chars_format::fixed, kPublishedDecimals);
    double rounded = number;
    std::from_chars(digits.data(), written.ptr, rounded);
    return rounded;
}

double publishedPercent(double share)
{
    return roundedAsPublished(share * 100.0);
}

QList<std::optional<double>> publishedShares(std::span<const int> counts)
{
    const int all = std::accumulate(counts.begin(), counts.end(), 0);
    QList<std::optional<double>> shares(qsizetype(counts.size()));
    double sum = 0.0;
    qsizetype smallest = -1;
    for (qsizetype i = 0; i < shares.size(); ++i) {
        const int count = counts[std::size_t(i)];
        if (count == 0)
            continue;
        shares[i] = publishedPercent(double(count) / double(all));
        sum += *shares.at(i);
        if (smallest < 0 || *shares.at(i) < *shares.at(smallest))
            smallest = i;
    }
    if (smallest >= 0)
        *shares[smallest] += roundedAsPublished(100.0 - sum);
    return shares;
}

ErrorShares errorShares(const QList<ErrorType>& found)
{
    std::array<int, kErrorTypes> counts{};
    std::array<ErrorType, kErrorTypes> order{};
    std::size_t kinds = 0;
    for (const ErrorType type : found) {
        const auto end = order.begin() + std::ptrdiff_t(kinds);
        const auto place = std::size_t(std::find(order.begin(), end, type) - order.begin());
        if (place == kinds)
            order[kinds++] = type;
        ++counts[place];
    }
    ErrorShares shares;
    if (kinds > 0)
        shares.fill(0.0);
    const QList<std::optional<double>> inOrder = publishedShares(std::span(counts).first(kinds));
    for (std::size_t i = 0; i < kinds; ++i)
        shares[std::size_t(order[i]) - 1] = inOrder.at(qsizetype(i));
    return shares;
}

} // namespace tandem::kgds
