#include "models/agreement/correlation.h"

#include "models/agreement/pairedvalues.h"
#include "models/inference/intervals.h"
#include "models/inference/permutation.h"
#include "models/wordof.h"
#include "models/words.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace tandem {

namespace {

/// How many pairs of points two columns order in opposite ways, with their ties: all that Kendall's
/// tau and its probability depend on (M. G. Kendall, Rank Correlation Methods, 4th ed., 1970).
struct Discordance
{
    /// The exact distribution takes up to n^3 / 4 steps.
    static constexpr qint64 kMostExact = 500;

    /// What of the ties of one column enters the formulas, summed over groups of t equal values.
    struct Ties
    {
        qint64 pairs = 0;    ///< t (t - 1) / 2
        double triples = 0;  ///< t (t - 1) (t - 2)
        double variance = 0; ///< t (t - 1) (2 t + 5)
    };

    qint64 n = 0;
    qint64 discordant = 0; ///< pairs that are ordered in opposite ways
    Ties x;
    Ties y;
    qint64 tiedInBoth = 0; ///< pairs equal in x and in y

    /// Counts in O(n log n): W. R. Knight, JASA 61, 1966. Columns of the same length.
    static Discordance of(const QList<double>& x, const QList<double>& y);

    bool hasTies() const { return x.pairs > 0 || y.pairs > 0; }
    /// All pairs.
    qint64 pairs() const { return n * (n - 1) / 2; }
    /// -1 .. 1; neither column may be constant.
    double tauB() const;
    /// Where scipy takes the exact distribution by itself.
    bool suitsExact() const;
    /// Two-sided, from the numbers of permutations with each number of inversions; without ties
    /// and up to kMostExact points.
    double exactProbability() const;
    /// Two-sided, from the normal approximation with its correction for ties; none for fewer than
    /// three points.
    std::optional<double> asymptoticProbability() const;

private:
    /// Concordant pairs less discordant ones.
    qint64 excess() const;
};

constexpr qint64 kAlwaysExact = 33;

/// Adds the groups of equal elements of a sorted list.
template <typename T>
Discordance::Ties tiesOf(const QList<T>& sorted)
{
    Discordance::Ties ties;
    for (qsizetype first = 0; first < sorted.size();) {
        qsizetype end = first + 1;
        while (end < sorted.size() && sorted.at(end) == sorted.at(first))
            ++end;
        const qint64 t = end - first;
        const double real = double(t);
        ties.pairs += t * (t - 1) / 2;
        ties.triples += real * (real - 1.0) * (real - 2.0);
        ties.variance += real * (real - 1.0) * (2.0 * real + 5.0);
        first = end;
    }
    return ties;
}

/// Sorts the list and counts the exchanges of neighbours that it takes.
qint64 sortCounting(QList<double>& numbers)
{
    qint64 exchanges = 0;
    QList<double> merged(numbers.size());
    for (qsizetype width = 1; width < numbers.size(); width *= 2) {
        for (qsizetype begin = 0; begin < numbers.size(); begin += 2 * width) {
            const qsizetype middle = std::min(begin + width, numbers.size());
            const qsizetype end = std::min(middle + width, numbers.size());
            qsizetype left = begin;
            qsizetype right = middle;
            for (qsizetype to = begin; to < end; ++to) {
                const bool takesRight =
                    right < end && (left == middle || numbers.at(right) < numbers.at(left));
                if (takesRight)
                    exchanges += middle - left;
                merged[to] = numbers.at(takesRight ? right++ : left++);
            }
        }
        numbers.swap(merged);
    }
    return exchanges;
}

Discordance Discordance::of(const QList<double>& x, const QList<double>& y)
{
    Discordance counted;
    counted.n = x.size();
    QList<std::pair<double, double>> points;
    points.reserve(x.size());
    for (qsizetype i = 0; i < x.size(); ++i)
        points.append({x.at(i), y.at(i)});
    std::sort(points.begin(), points.end());
    counted.tiedInBoth = tiesOf(points).pairs;
    QList<double> ofX;
    QList<double> ofY;
    for (const auto& [a, b] : std::as_const(points)) {
        ofX.append(a);
        ofY.append(b);
    }
    counted.discordant = sortCounting(ofY);
    counted.x = tiesOf(ofX);
    counted.y = tiesOf(ofY);
    return counted;
}

qint64 Discordance::excess() const
{
    return pairs() - x.pairs - y.pairs + tiedInBoth - 2 * discordant;
}

double Discordance::tauB() const
{
    const double tau = double(excess()) / std::sqrt(double(pairs() - x.pairs)) /
                       std::sqrt(double(pairs() - y.pairs));
    return std::clamp(tau, -1.0, 1.0);
}

bool Discordance::suitsExact() const
{
    return !hasTies() && (n <= kAlwaysExact || std::min(discordant, pairs() - discordant) <= 1);
}

double Discordance::exactProbability() const
{
    const qint64 rarer = std::min(discordant, pairs() - discordant);
    if (4 * rarer == n * (n - 1))
        return 1.0;
    // shares[i]: of the permutations of j elements, those with i inversions, by their number; the
    // next element adds up to j inversions more.
    QList<double> shares(rarer + 1, 0.0);
    shares[0] = 1.0;
    QList<double> sums(rarer + 1);
    for (qint64 j = 2; j <= n; ++j) {
        std::partial_sum(shares.cbegin(), shares.cend(), sums.begin());
        for (qint64 i = 0; i <= rarer; ++i)
            shares[i] = (sums.at(i) - (i >= j ? sums.at(i - j) : 0.0)) / double(j);
    }
    return std::min(1.0, 2.0 * std::accumulate(shares.cbegin(), shares.cend(), 0.0));
}

std::optional<double> Discordance::asymptoticProbability() const
{
    if (n < 3)
        return std::nullopt;
    const double size = double(n);
    const double m = size * (size - 1.0);
    const double variance = (m * (2.0 * size + 5.0) - x.variance - y.variance) / 18.0 +
                            2.0 * double(x.pairs) * double(y.pairs) / m +
                            x.triples * y.triples / (9.0 * m * (size - 2.0));
    const double z = double(excess()) / std::sqrt(variance);
    return std::erfc(std::abs(z) / std::numbers::sqrt2);
}

/// As far as rounding takes r of points on a line from 1.
constexpr double kRoundingError = 1e-12;
/// Of two pairs every coefficient is 1 or -1, which says nothing of them.
constexpr qsizetype kFewestPairs = 3;

bool isConstant(const QList<double>& numbers)
{
    return std::all_of(numbers.cbegin(), numbers.cend(),
        [&numbers](double number) { return number == numbers.first(); });
}

/// Why no coefficient can be computed of these pairs; empty where one can.
QString correlationObstacle(const PairedValues& pairs)
{
    if (pairs.x.size() < kFewestPairs)
        return AgreementWords::tr(
            "With fewer than three pairs of numbers, a correlation is always 1 or -1; add pairs.");
    const bool x = isConstant(pairs.x);
    const bool y = isConstant(pairs.y);
    if (x && y)
        return AgreementWords::tr("Both variables are constant, so there is no correlation.");
    if (x)
        return AgreementWords::tr("The first variable is constant, so there is no correlation.");
    if (y)
        return AgreementWords::tr("The second variable is constant, so there is no correlation.");
    return {};
}

Correlation undefined(const PairedValues& pairs, const QString& why)
{
    return {Figure::undefined(why, pairs.x.size()), {}, {}, pairs.leftOut, {}};
}

void subtractMean(QList<double>& numbers)
{
    const double mean =
        std::accumulate(numbers.cbegin(), numbers.cend(), 0.0) / double(numbers.size());
    for (double& number : numbers)
        number -= mean;
}

/// Distances from the mean, as a vector of length 1.
QList<double> direction(const QList<double>& numbers)
{
    // First brought near 1, so that neither the sum nor the squares leave the range; by a power of
    // two, which costs numbers that lie close together no digit.
    double most = 0.0;
    for (const double number : numbers)
        most = std::max(most, std::abs(number));
    int exponent = 0;
    std::frexp(most, &exponent);
    QList<double> distances;
    distances.reserve(numbers.size());
    for (const double number : numbers)
        distances.append(std::ldexp(number, -exponent));
    subtractMean(distances);
    // Again, for what the rounding of the sum left.
    subtractMean(distances);
    double farthest = 0.0;
    for (const double distance : std::as_const(distances))
        farthest = std::max(farthest, std::abs(distance));
    double squares = 0.0;
    for (double& distance : distances) {
        distance /= farthest;
        squares += distance * distance;
    }
    const double length = std::sqrt(squares);
    for (double& distance : distances)
        distance /= length;
    return distances;
}

/// Of two columns of numbers, neither of which is constant.
double productMoment(const QList<double>& x, const QList<double>& y)
{
    const QList<double> ofX = direction(x);
    const QList<double> ofY = direction(y);
    return std::clamp(std::inner_product(ofX.cbegin(), ofX.cend(), ofY.cbegin(), 0.0), -1.0, 1.0);
}

/// The product moment of average ranks, which are halves and compare exactly: 1 where they are in
/// one order and -1 where in opposite ones, without the rounding of roots.
double momentOfRanks(const QList<double>& x, const QList<double>& y)
{
    if (x == y)
        return 1.0;
    const double sum = double(x.size()) + 1.0; // of a rank and its mirror image
    const bool mirrored = std::equal(x.cbegin(), x.cend(), y.cbegin(),
        [sum](double ofX, double ofY) { return ofX + ofY == sum; });
    return mirrored ? -1.0 : productMoment(x, y);
}

/// Fisher's interval around `r` from `n` pairs; `spread` is the variance of the inverse hyperbolic
/// tangent by n - 3.
std::optional<Interval> fisherInterval(double r, qint64 n, double spread)
{
    if (n <= 3 || 1.0 - std::abs(r) < kRoundingError)
        return std::nullopt;
    const double centre = std::atanh(r);
    const double half = inference::kZ95 * std::sqrt(spread / double(n - 3));
    return Interval{std::tanh(centre - half), std::tanh(centre + half)};
}

QString tooManyForExact(qint64 most)
{
    return AgreementWords::tr("The exact distribution is computed only for up to %1 pairs.")
        .arg(most);
}

/// The p of Pearson's r of these columns, or of Spearman's rho where they are ranks.
void addProbability(
    Correlation& result, const QList<double>& x, const QList<double>& y, PMethod method)
{
    const qsizetype n = x.size();
    if (method == PMethod::Auto)
        method = n <= inference::kMostPermuted ? PMethod::Exact : PMethod::StudentT;
    if (method == PMethod::Exact && n > inference::kMostPermuted) {
        result.noPBecause = tooManyForExact(inference::kMostPermuted);
        return;
    }
    result.p = method == PMethod::Exact
                   ? inference::permutationProbabilityOfProducts(direction(x), direction(y))
                   : inference::probabilityOfCorrelation(*result.figure.value, n);
    result.method = method == PMethod::Exact ? PMethod::Exact : PMethod::StudentT;
}

void addExactProbability(Correlation& result, const PairedValues& pairs, const Discordance& counted)
{
    if (!counted.hasTies() && counted.n <= Discordance::kMostExact)
        result.p = counted.exactProbability();
    else if (counted.n <= inference::kMostPermuted)
        result.p = inference::permutationProbabilityOfConcordance(pairs.x, pairs.y);
    else if (counted.hasTies())
        result.noPBecause = AgreementWords::tr(
            "With ties, the exact distribution is computed only for up to %1 pairs.")
                                .arg(inference::kMostPermuted);
    else
        result.noPBecause = tooManyForExact(Discordance::kMostExact);
    if (result.p)
        result.method = PMethod::Exact;
}

} // namespace

QString pMethodKey(PMethod method)
{
    static constexpr std::array words{"", "exact", "student_t", "asymptotic"};
    return QLatin1String(wordOf(method, words));
}

QString pMethodName(PMethod method)
{
    switch (method) {
    case PMethod::Auto:
        break;
    case PMethod::Exact:
        return AgreementWords::tr("exact, all permutations", "how a p was computed");
    case PMethod::StudentT:
        return AgreementWords::tr("Student's t", "how a p was computed");
    case PMethod::Normal:
        return AgreementWords::tr("normal approximation", "how a p was computed");
    }
    return {};
}

Correlation pearsonCorrelation(const QList<double>& x, const QList<double>& y, PMethod method)
{
    const PairedValues pairs = PairedValues::of(x, y);
    if (const QString why = correlationObstacle(pairs); !why.isEmpty())
        return undefined(pairs, why);
    const qint64 n = pairs.x.size();
    const double r = productMoment(pairs.x, pairs.y);
    Correlation result{Figure::defined(r, n, fisherInterval(r, n, 1.0)), {}, {}, pairs.leftOut, {}};
    addProbability(result, pairs.x, pairs.y, method);
    return result;
}

Correlation spearmanCorrelation(const QList<double>& x, const QList<double>& y, PMethod method)
{
    const PairedValues pairs = PairedValues::of(x, y);
    if (const QString why = correlationObstacle(pairs); !why.isEmpty())
        return undefined(pairs, why);
    const qint64 n = pairs.x.size();
    const QList<double> ofX = averageRanks(pairs.x);
    const QList<double> ofY = averageRanks(pairs.y);
    const double rho = momentOfRanks(ofX, ofY);
    Correlation result{Figure::defined(rho, n, fisherInterval(rho, n, 1.0 + rho * rho / 2.0)), {},
        {}, pairs.leftOut, {}};
    addProbability(result, ofX, ofY, method);
    return result;
}

Correlation kendallCorrelation(const QList<double>& x, const QList<double>& y, PMethod method)
{
    const PairedValues pairs = PairedValues::of(x, y);
    if (const QString why = correlationObstacle(pairs); !why.isEmpty())
        return undefined(pairs, why);
    const Discordance counted = Discordance::of(pairs.x, pairs.y);
    Correlation result{Figure::defined(counted.tauB(), counted.n), {}, {}, pairs.leftOut, {}};
    const bool suitsExact = counted.suitsExact() || counted.n <= inference::kMostPermuted;
    if (method == PMethod::Exact || (method == PMethod::Auto && suitsExact)) {
        addExactProbability(result, pairs, counted);
        return result;
    }
    result.p = counted.asymptoticProbability();
    result.method = PMethod::Normal;
    return result;
}

QString coefficientKey(Coefficient coefficient)
{
    static constexpr std::array words{"pearson", "spearman", "kendall"};
    return QLatin1String(wordOf(coefficient, words));
}

QString coefficientName(Coefficient coefficient)
{
    static constexpr std::array words{QT_TRANSLATE_NOOP("AgreementWords", "Pearson's r"),
        QT_TRANSLATE_NOOP("AgreementWords", "Spearman's rho"),
        QT_TRANSLATE_NOOP("AgreementWords", "Kendall's tau-b")};
    return AgreementWords::tr(wordOf(coefficient, words));
}

Correlation correlationBy(
    Coefficient coefficient, const QList<double>& x, const QList<double>& y, PMethod method)
{
    static constexpr std::array compute{
        pearsonCorrelation, spearmanCorrelation, kendallCorrelation};
    return compute[std::size_t(coefficient)](x, y, method);
}

QList<double> averageRanks(const QList<double>& numbers)
{
    QList<qsizetype> order(numbers.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(),
        [&numbers](qsizetype a, qsizetype b) { return numbers.at(a) < numbers.at(b); });
    QList<double> ranks(numbers.size());
    for (qsizetype first = 0; first < order.size();) {
        qsizetype end = first + 1;
        while (end < order.size() && numbers.at(order.at(end)) == numbers.at(order.at(first)))
            ++end;
        // The average of the places first + 1 to end.
        for (qsizetype i = first; i < end; ++i)
            ranks[order.at(i)] = (double(first) + 1.0 + double(end)) / 2.0;
        first = end;
    }
    return ranks;
}

} // namespace tandem
