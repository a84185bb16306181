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

QList<std::optional<double>> publishedShares(std::span<const qint64> counts)
{
    const qint64 all = std::accumulate(counts.begin(), counts.end(), qint64(0));
    QList<std::optional<double>> shares(qsizetype(counts.size()));
    double sum = 0.0;
    qsizetype smallest = -1;
    for (qsizetype i = 0; i < shares.size(); ++i) {
        const qint64 count = counts[std::size_t(i)];
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

ErrorShares errorShares(
    const std::array<qint64, kErrorTypes>& counts, const QList<ErrorType>& order)
{
    QList<std::size_t> places;
    for (const ErrorType type : order)
        places.append(std::size_t(type) - 1);
    for (std::size_t place = 0; place < counts.size(); ++place) {
        if (!places.contains(place))
            places.append(place);
    }
    std::array<qint64, kErrorTypes> inOrder{};
    for (std::size_t i = 0; i < inOrder.size(); ++i)
        inOrder[i] = counts[places.at(qsizetype(i))];
    const QList<std::optional<double>> found = publishedShares(inOrder);
    ErrorShares shares;
    const bool hasAny =
        std::any_of(counts.begin(), counts.end(), [](qint64 count) { return count > 0; });
    for (std::size_t i = 0; hasAny && i < inOrder.size(); ++i)
        shares[places.at(qsizetype(i))] = found.at(qsizetype(i)).value_or(0.0);
    return shares;
}

} // namespace tandem::kgds
