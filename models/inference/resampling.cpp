#include "models/inference/resampling.h"

#include "models/cancel.h"
#include "models/random.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <numeric>
#include <random>
#include <vector>

namespace tandem::inference {

namespace {

constexpr double kLowPercentile = 0.025;
constexpr double kHighPercentile = 0.975;
/// Least share of the resamples that has to have a figure: of fewer, what is left is not what
/// chance alone would bring.
constexpr double kLeastDefined = 0.9;
/// Values that differ by less, as a share of the largest, differ by rounding.
constexpr double kResampleRounding = 1e-12;
/// Columns that are added up together: their sums stay in the processor's registers and first
/// cache, which is what makes a table of systems appear at once.
constexpr std::size_t kColumnsTogether = 16;
using BlockSums = std::array<double, kColumnsTogether>;

/// Columns side by side, as many to a row as a multiple of kColumnsTogether.
class ColumnBlocks final
{
public:
    explicit ColumnBlocks(const QList<QList<double>>& columns)
        : m_rows(std::size_t(columns.first().size()))
        , m_blocks((std::size_t(columns.size()) + kColumnsTogether - 1) / kColumnsTogether)
        , m_values(m_rows * m_blocks)
    {
        for (std::size_t column = 0; column < std::size_t(columns.size()); ++column) {
            const QList<double>& values = columns.at(qsizetype(column));
            for (std::size_t row = 0; row < m_rows; ++row)
                m_values[column / kColumnsTogether * m_rows + row][column % kColumnsTogether] =
                    values.at(qsizetype(row));
        }
    }

    std::size_t blocks() const { return m_blocks; }
    /// The sums of a block's columns over these rows, in their order.
    BlockSums sums(std::size_t block, const std::vector<std::size_t>& rows) const
    {
        const BlockSums* const values = m_values.data() + block * m_rows;
        BlockSums sums{};
        for (const std::size_t row : rows) {
            for (std::size_t i = 0; i < kColumnsTogether; ++i)
                sums[i] += values[row][i];
        }
        return sums;
    }

private:
    std::size_t m_rows;
    std::size_t m_blocks;
    std::vector<BlockSums> m_values;
};

/// Puts the sums of all columns over these rows at the place `draw` of each.
void putSums(const ColumnBlocks& table, const std::vector<std::size_t>& rows,
    const std::vector<double*>& places, int draw)
{
    for (std::size_t block = 0; block < table.blocks(); ++block) {
        const BlockSums sums = table.sums(block, rows);
        const std::size_t first = block * kColumnsTogether;
        for (std::size_t i = first; i < std::min(first + kColumnsTogether, places.size()); ++i)
            places[i][draw] = sums[i - first];
    }
}

std::vector<double*> placesOf(QList<QList<double>>& columns)
{
    std::vector<double*> places;
    for (QList<double>& one : columns)
        places.push_back(one.data());
    return places;
}

/// Those of the first `n` rows for which a coin falls on this side.
void tossRows(std::vector<std::size_t>& rows, std::size_t n, std::mt19937_64& random)
{
    constexpr std::size_t bits = 64;
    rows.clear();
    for (std::size_t first = 0; first < n; first += bits) {
        quint64 coins = random();
        if (n - first < bits)
            coins &= (quint64(1) << (n - first)) - 1;
        for (; coins != 0; coins &= coins - 1)
            rows.push_back(first + std::size_t(std::countr_zero(coins)));
    }
}

/// The value at a share of the way through the ranks of `values`.
double atShare(QList<double>& values, double share)
{
    const double rank = share * double(values.size() - 1);
    const auto lower = qsizetype(std::floor(rank));
    const auto place = values.begin() + lower;
    std::nth_element(values.begin(), place, values.end());
    if (lower + 1 == values.size())
        return *place;
    const double next = *std::min_element(place + 1, values.end());
    return *place + (rank - double(lower)) * (next - *place);
}

} // namespace

QList<QList<double>> resampledMeans(const QList<QList<double>>& columns, int resamples,
    quint64 seed, const std::atomic_bool* cancel)
{
    if (columns.isEmpty())
        return {};
    const ColumnBlocks table(columns);
    const auto n = quint64(columns.first().size());
    QList<QList<double>> means(columns.size(), QList<double>(resamples));
    const std::vector<double*> places = placesOf(means);
    std::mt19937_64 random(seed);
    std::vector<std::size_t> rows(n);
    for (int resample = 0; resample < resamples; ++resample) {
        if (isRaised(cancel))
            return {};
        for (std::size_t& row : rows)
            row = drawBelow(n, random);
        putSums(table, rows, places, resample);
        for (double* const place : places)
            place[resample] /= double(n);
    }
    return means;
}

DrawnSubsets drawnSubsets(
    const QList<QList<double>>& columns, int subsets, quint64 seed, const std::atomic_bool* cancel)
{
    if (columns.isEmpty())
        return {};
    const ColumnBlocks table(columns);
    DrawnSubsets drawn{{}, QList<QList<double>>(columns.size(), QList<double>(subsets))};
    const std::vector<double*> places = placesOf(drawn.sums);
    std::mt19937_64 random(seed);
    std::vector<std::size_t> rows;
    for (int subset = 0; subset < subsets; ++subset) {
        if (isRaised(cancel))
            return {};
        tossRows(rows, std::size_t(columns.first().size()), random);
        drawn.sizes.append(qint64(rows.size()));
        putSums(table, rows, places, subset);
    }
    return drawn;
}

Interval percentileInterval(QList<double>& values)
{
    const double low = atShare(values, kLowPercentile);
    return {low, atShare(values, kHighPercentile)};
}

void ResampledValues::add(const std::optional<double>& value)
{
    ++m_resamples;
    if (value && std::isfinite(*value))
        m_values.append(*value);
}

std::optional<Interval> ResampledValues::interval()
{
    if (!areEnough())
        return std::nullopt;
    // Where every resample gives the same, as where all agree, they know nothing of what other
    // items would have shown: then the figure's own interval is the honest one.
    const auto [least, most] = std::minmax_element(m_values.cbegin(), m_values.cend());
    if (*most - *least <= kResampleRounding * std::max({std::abs(*least), std::abs(*most), 1.0}))
        return std::nullopt;
    return percentileInterval(m_values);
}

std::optional<double> ResampledValues::error() const
{
    if (!areEnough() || m_values.size() < 2)
        return std::nullopt;
    const double n = double(m_values.size());
    const double mean = std::accumulate(m_values.cbegin(), m_values.cend(), 0.0) / n;
    double squares = 0.0;
    for (const double value : m_values)
        squares += std::pow(value - mean, 2);
    return std::sqrt(squares / (n - 1.0));
}

bool ResampledValues::areEnough() const
{
    return !m_values.isEmpty() && double(m_values.size()) >= kLeastDefined * double(m_resamples);
}

ClusterDraw::ClusterDraw(const QList<int>& members, int clusters, quint64 seed)
    : m_times(members.size(), 0)
    , m_random(seed)
{
    QList<QList<int>> all(clusters);
    for (int i = 0; i < members.size(); ++i)
        all[members.at(i)].append(i);
    all.removeIf([](const QList<int>& empty) { return empty.isEmpty(); });
    m_clusters = all;
}

ClusterDraw::ClusterDraw(qsizetype things, quint64 seed)
    : m_times(things, 0)
    , m_random(seed)
{
    for (int i = 0; i < int(things); ++i)
        m_clusters.append(QList<int>{i});
}

const QList<int>& ClusterDraw::next()
{
    m_times.fill(0);
    for (qsizetype i = 0; i < m_clusters.size(); ++i) {
        const auto drawn = qsizetype(drawBelow(quint64(m_clusters.size()), m_random));
        for (const int thing : m_clusters.at(drawn))
            ++m_times[thing];
    }
    return m_times;
}

} // namespace tandem::inference
