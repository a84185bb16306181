#include "models/inference/permutation.h"

#include <boost/math/special_functions/beta.hpp>

#include <array>
#include <cmath>
#include <numeric>
#include <utility>

namespace tandem::inference {

namespace {

/// Sums that differ by less are equal but for rounding; they then count as just as far.
constexpr double kCorrelationPTieTolerance = 1e-12;

/// Which element stands at each place.
using Order = std::array<qsizetype, std::size_t(kMostPermuted)>;

/// Adds up what the elements of an order give, for every order there is; `gain` says what element
/// k gives once it is placed behind those before it.
template <typename Gain>
class EveryOrder final
{
public:
    EveryOrder(qsizetype count, const Gain& gain)
        : m_count(count)
        , m_gain(gain)
    {
        std::iota(m_order.begin(), m_order.end(), 0);
        for (qsizetype k = 0; k < count; ++k)
            m_least += m_gain(k, m_order);
        m_least = std::abs(m_least) - kCorrelationPTieTolerance;
        place(0, 0.0);
    }
    double shareAsFar() const { return double(m_asFar) / double(m_all); }

private:
    void place(qsizetype k, double sum)
    {
        if (k == m_count) {
            ++m_all;
            m_asFar += std::abs(sum) >= m_least ? 1 : 0;
            return;
        }
        for (qsizetype i = k; i < m_count; ++i) {
            std::swap(m_order[std::size_t(k)], m_order[std::size_t(i)]);
            place(k + 1, sum + m_gain(k, m_order));
            std::swap(m_order[std::size_t(k)], m_order[std::size_t(i)]);
        }
    }

    Order m_order{};
    const qsizetype m_count;
    const Gain& m_gain;
    double m_least = 0.0;
    qint64 m_all = 0;
    qint64 m_asFar = 0;
};

} // namespace

double probabilityOfCorrelation(double r, qint64 n)
{
    Q_ASSERT(n >= 3 && r >= -1.0 && r <= 1.0);
    // With t = r sqrt((n - 2) / (1 - r^2)) both tails of Student's distribution are this incomplete
    // beta function; (1 - r)(1 + r) keeps the digits that 1 - r^2 would lose near 1.
    return boost::math::ibeta(double(n - 2) / 2.0, 0.5, (1.0 - r) * (1.0 + r));
}

double permutationProbabilityOfProducts(const QList<double>& x, const QList<double>& y)
{
    Q_ASSERT(x.size() == y.size() && x.size() <= kMostPermuted);
    const double* const ofX = x.constData();
    const double* const ofY = y.constData();
    const auto gain = [&](qsizetype k, const Order& order) {
        return ofX[k] * ofY[order[std::size_t(k)]];
    };
    return EveryOrder(x.size(), gain).shareAsFar();
}

double permutationProbabilityOfConcordance(const QList<double>& x, const QList<double>& y)
{
    Q_ASSERT(x.size() == y.size() && x.size() <= kMostPermuted);
    const double* const ofX = x.constData();
    const double* const ofY = y.constData();
    const auto sign = [](double a, double b) { return int(a > b) - int(a < b); };
    const auto gain = [&](qsizetype k, const Order& order) {
        int sum = 0;
        for (qsizetype i = 0; i < k; ++i)
            sum +=
                sign(ofX[k], ofX[i]) * sign(ofY[order[std::size_t(k)]], ofY[order[std::size_t(i)]]);
        return double(sum);
    };
    return EveryOrder(x.size(), gain).shareAsFar();
}

} // namespace tandem::inference
