#include "models/inference/davidson.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace tandem::inference {

namespace {

constexpr int kMostSteps = 200;
constexpr double kSmallestStep = 1e-10;
constexpr double kRounding = 1e-12;
/// Strengths are fixed up to a factor: this much of their mean's square is taken off the
/// likelihood.
constexpr double kPull = 1.0;

using Matrix = QList<QList<double>>;

/// Which things can be reached from the first by wins (or losses) and ties.
QList<bool> reached(qsizetype count, const QList<ComparedPair>& pairs, bool byWins)
{
    QList<bool> is(count, false);
    is[0] = true;
    for (bool isMore = true; std::exchange(isMore, false);) {
        for (const ComparedPair& pair : pairs) {
            const bool forth = pair.tied > 0.0 || (byWins ? pair.won : pair.lost) > 0.0;
            const bool back = pair.tied > 0.0 || (byWins ? pair.lost : pair.won) > 0.0;
            if (forth && is.at(pair.first) && !is.at(pair.second))
                isMore = is[pair.second] = true;
            if (back && is.at(pair.second) && !is.at(pair.first))
                isMore = is[pair.first] = true;
        }
    }
    return is;
}

/// Solves a x = b for a symmetric positive definite `a` by Cholesky's method; none where it is not.
std::optional<QList<double>> solved(Matrix a, QList<double> b)
{
    const qsizetype n = b.size();
    for (qsizetype i = 0; i < n; ++i) {
        for (qsizetype j = 0; j <= i; ++j) {
            double sum = a.at(i).at(j);
            for (qsizetype k = 0; k < j; ++k)
                sum -= a.at(i).at(k) * a.at(j).at(k);
            if (i == j && !(sum > 0.0))
                return std::nullopt;
            a[i][j] = i == j ? std::sqrt(sum) : sum / a.at(j).at(j);
        }
    }
    for (qsizetype i = 0; i < n; ++i) {
        for (qsizetype k = 0; k < i; ++k)
            b[i] -= a.at(i).at(k) * b.at(k);
        b[i] /= a.at(i).at(i);
    }
    for (qsizetype i = n - 1; i >= 0; --i) {
        for (qsizetype k = i + 1; k < n; ++k)
            b[i] -= a.at(k).at(i) * b.at(k);
        b[i] /= a.at(i).at(i);
    }
    return b;
}

/// The likelihood of log strengths and, behind them where there are ties, the log of v.
class Likelihood final
{
public:
    Likelihood(qsizetype count, const QList<ComparedPair>& pairs)
        : m_count(count)
        , m_pairs(pairs)
        , m_hasTies(std::any_of(
              pairs.cbegin(), pairs.cend(), [](const ComparedPair& one) { return one.tied > 0.0; }))
    {
    }
    qsizetype parameters() const { return m_count + (m_hasTies ? 1 : 0); }

    double at(const QList<double>& x) const
    {
        double sum = -kPull / 2.0 * std::pow(sumOfStrengths(x), 2);
        for (const ComparedPair& pair : m_pairs) {
            const Chances chances = chancesOf(pair, x);
            const auto add = [&](double times, double chance) {
                sum += times > 0.0 ? times * std::log(chance) : 0.0;
            };
            add(pair.won, chances.win);
            add(pair.lost, chances.loss);
            add(pair.tied, chances.tie);
        }
        return sum;
    }

    /// Newton's step up from x; none where the curvature is lost in rounding.
    std::optional<QList<double>> stepFrom(const QList<double>& x) const
    {
        QList<double> slope(parameters(), 0.0);
        Matrix curvature(parameters(), QList<double>(parameters(), 0.0));
        const double pulled = sumOfStrengths(x);
        for (qsizetype i = 0; i < m_count; ++i) {
            slope[i] -= kPull * pulled;
            for (qsizetype j = 0; j < m_count; ++j)
                curvature[i][j] += kPull;
        }
        for (const ComparedPair& pair : m_pairs)
            addPair(pair, chancesOf(pair, x), slope, curvature);
        return solved(curvature, slope);
    }

private:
    struct Chances
    {
        double win = 0.0;
        double loss = 0.0;
        double tie = 0.0;
    };

    double sumOfStrengths(const QList<double>& x) const
    {
        double sum = 0.0;
        for (qsizetype i = 0; i < m_count; ++i)
            sum += x.at(i);
        return sum;
    }
    Chances chancesOf(const ComparedPair& pair, const QList<double>& x) const
    {
        const double half = (x.at(pair.first) - x.at(pair.second)) / 2.0;
        const double most = std::max(std::abs(half), m_hasTies ? x.at(m_count) : 0.0);
        const double win = std::exp(half - most);
        const double loss = std::exp(-half - most);
        const double tie = m_hasTies ? std::exp(x.at(m_count) - most) : 0.0;
        const double all = win + loss + tie;
        return {win / all, loss / all, tie / all};
    }
    /// The outcomes are linear in the parameters: 1, 0 or 1/2 of each strength, 1 of v for a tie.
    void addPair(const ComparedPair& pair, const Chances& chances, QList<double>& slope,
        Matrix& curvature) const
    {
        struct Part
        {
            qsizetype parameter;
            double win, loss, tie;
        };
        QList<Part> parts{{pair.first, 1.0, 0.0, 0.5}, {pair.second, 0.0, 1.0, 0.5}};
        if (m_hasTies)
            parts.append({m_count, 0.0, 0.0, 1.0});
        const double n = pair.won + pair.lost + pair.tied;
        const auto mean = [&](const Part& one) {
            return chances.win * one.win + chances.loss * one.loss + chances.tie * one.tie;
        };
        for (const Part& one : std::as_const(parts)) {
            slope[one.parameter] +=
                pair.won * one.win + pair.lost * one.loss + pair.tied * one.tie - n * mean(one);
            for (const Part& other : std::as_const(parts)) {
                const double product = chances.win * one.win * other.win +
                                       chances.loss * one.loss * other.loss +
                                       chances.tie * one.tie * other.tie;
                curvature[one.parameter][other.parameter] +=
                    n * (product - mean(one) * mean(other));
            }
        }
    }

    qsizetype m_count;
    const QList<ComparedPair>& m_pairs;
    bool m_hasTies;
};

} // namespace

QList<qsizetype> unconnected(qsizetype count, const QList<ComparedPair>& pairs)
{
    const QList<bool> down = reached(count, pairs, true);
    const QList<bool> up = reached(count, pairs, false);
    QList<qsizetype> apart;
    for (qsizetype i = 0; i < count; ++i) {
        if (!down.at(i) || !up.at(i))
            apart.append(i);
    }
    return apart;
}

std::optional<DavidsonFit> davidsonFit(qsizetype count, const QList<ComparedPair>& pairs)
{
    Q_ASSERT(count >= 2);
    const bool areTies = std::all_of(pairs.cbegin(), pairs.cend(),
        [](const ComparedPair& one) { return one.won + one.lost <= 0.0; });
    if (areTies || !unconnected(count, pairs).isEmpty())
        return std::nullopt;
    const Likelihood likelihood(count, pairs);
    QList<double> x(likelihood.parameters(), 0.0);
    double height = likelihood.at(x);
    for (int i = 0; i < kMostSteps; ++i) {
        const std::optional<QList<double>> step = likelihood.stepFrom(x);
        if (!step)
            return std::nullopt;
        double share = 1.0;
        QList<double> next = x;
        double nextHeight = height;
        do {
            for (qsizetype j = 0; j < x.size(); ++j)
                next[j] = x.at(j) + share * step->at(j);
            nextHeight = likelihood.at(next);
            share /= 2.0;
        } while (nextHeight < height - kRounding * std::abs(height) && share > kSmallestStep);
        const double widest = std::abs(*std::max_element(step->cbegin(), step->cend(),
            [](double a, double b) { return std::abs(a) < std::abs(b); }));
        x = next;
        height = nextHeight;
        if (widest < kSmallestStep || share <= kSmallestStep)
            break;
    }
    DavidsonFit fit;
    fit.logStrengths = x.first(count);
    fit.ties = x.size() > count ? std::exp(x.constLast()) : 0.0;
    return fit;
}

} // namespace tandem::inference
