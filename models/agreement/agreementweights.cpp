#include "models/agreement/agreementweights.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <numeric>

namespace tandem {

namespace {

/// The values as places between 0 for `least` and 1 for `most`; those beyond are at the ends.
QList<double> betweenZeroAndOne(const QList<double>& values, double least, double most)
{
    // Halved where the whole distance would leave the range of numbers.
    const double scale = std::isfinite(most - least) ? 1.0 : 0.5;
    const double range = most * scale - least * scale;
    QList<double> places;
    places.reserve(values.size());
    for (const double value : values)
        places.append(
            range > 0.0 ? (std::clamp(value, least, most) * scale - least * scale) / range : 0.0);
    return places;
}

/// For each place the masses' sum of squared distances from it.
QList<double> squaredDistances(const QList<double>& places, const QList<double>& mass)
{
    double total = 0.0;
    double moment = 0.0;
    for (qsizetype k = 0; k < mass.size(); ++k) {
        total += mass.at(k);
        moment += mass.at(k) * places.at(k);
    }
    QList<double> sums(mass.size(), 0.0);
    if (total <= 0.0)
        return sums;
    // By way of the centre of mass nothing cancels.
    const double centre = moment / total;
    double spread = 0.0;
    for (qsizetype k = 0; k < mass.size(); ++k)
        spread += mass.at(k) * std::pow(places.at(k) - centre, 2);
    for (qsizetype k = 0; k < mass.size(); ++k)
        sums[k] = spread + total * std::pow(places.at(k) - centre, 2);
    return sums;
}

/// For each place the masses' sum of distances from it.
QList<double> distances(const QList<double>& places, const QList<double>& mass)
{
    QList<double> sums(mass.size(), 0.0);
    double below = 0.0;
    double sum = 0.0;
    for (qsizetype k = 1; k < mass.size(); ++k) {
        below += mass.at(k - 1);
        sum += below * (places.at(k) - places.at(k - 1));
        sums[k] += sum;
    }
    double above = 0.0;
    sum = 0.0;
    for (qsizetype k = mass.size() - 2; k >= 0; --k) {
        above += mass.at(k + 1);
        sum += above * (places.at(k + 1) - places.at(k));
        sums[k] += sum;
    }
    return sums;
}

double ratioDistance(double a, double b)
{
    // Halves, so that the sum of two large numbers stays one.
    const double sum = a / 2.0 + b / 2.0;
    return sum > 0.0 ? std::pow((a / 2.0 - b / 2.0) / sum, 2) : 0.0;
}

QList<double> ratioDistances(const QList<double>& values, const QList<double>& mass, double widest)
{
    QList<double> sums(mass.size(), 0.0);
    for (qsizetype a = 0; a < mass.size(); ++a) {
        for (qsizetype b = 0; b < mass.size(); ++b)
            sums[a] += mass.at(b) * ratioDistance(values.at(a), values.at(b)) / widest;
    }
    return sums;
}

/// How much two sorted sets have in common, from 0 to 1.
double masiSimilarity(const QStringList& one, const QStringList& other)
{
    QStringList common;
    std::set_intersection(
        one.cbegin(), one.cend(), other.cbegin(), other.cend(), std::back_inserter(common));
    const qsizetype all = one.size() + other.size() - common.size();
    if (all == common.size())
        return 1.0;
    constexpr double kPartOfTheOther = 2.0 / 3.0;
    constexpr double kOverlap = 1.0 / 3.0;
    const bool isPart = common.size() == one.size() || common.size() == other.size();
    return double(common.size()) / double(all) * (isPart ? kPartOfTheOther : kOverlap);
}

} // namespace

AgreementWeights::AgreementWeights(Kind kind, const QList<double>& values)
    : m_kind(kind)
    , m_categories(int(values.size()))
    , m_values(values)
{
    if ((kind == Kind::Linear || kind == Kind::Quadratic) && !values.isEmpty())
        m_places = betweenZeroAndOne(values, values.first(), values.last());
}

AgreementWeights AgreementWeights::identity(int categories)
{
    AgreementWeights weights(Kind::Identity, {});
    weights.m_categories = categories;
    return weights;
}

AgreementWeights AgreementWeights::linear(const QList<double>& places)
{
    return {Kind::Linear, places};
}

AgreementWeights AgreementWeights::quadratic(const QList<double>& places)
{
    return {Kind::Quadratic, places};
}

AgreementWeights AgreementWeights::ratio(const QList<double>& values)
{
    return {Kind::Ratio, values};
}

AgreementWeights AgreementWeights::sets(const QList<QStringList>& sets)
{
    AgreementWeights weights(Kind::Sets, {});
    weights.m_categories = int(sets.size());
    weights.m_sets = sets;
    for (QStringList& set : weights.m_sets)
        std::sort(set.begin(), set.end());
    return weights;
}

AgreementWeights AgreementWeights::stretchedTo(const QList<int>& categories) const
{
    AgreementWeights stretched = *this;
    if (m_kind == Kind::Identity || m_kind == Kind::Sets)
        return stretched;
    const double least = m_values.at(categories.first());
    const double most = m_values.at(categories.last());
    if (m_kind != Kind::Ratio)
        stretched.m_places = betweenZeroAndOne(m_values, least, most);
    else if (const double widest = ratioDistance(least, most); widest > 0.0)
        stretched.m_widest = widest;
    return stretched;
}

double AgreementWeights::between(int a, int b) const
{
    switch (m_kind) {
    case Kind::Identity:
        return a == b ? 1.0 : 0.0;
    case Kind::Linear:
        return 1.0 - std::abs(m_places.at(a) - m_places.at(b));
    case Kind::Quadratic:
        return 1.0 - std::pow(m_places.at(a) - m_places.at(b), 2);
    case Kind::Sets:
        return masiSimilarity(m_sets.at(a), m_sets.at(b));
    case Kind::Ratio:
        break;
    }
    return 1.0 - ratioDistance(m_values.at(a), m_values.at(b)) / m_widest;
}

QList<double> AgreementWeights::applied(
    const QList<int>& categories, const QList<double>& mass) const
{
    if (m_kind == Kind::Identity)
        return mass;
    if (m_kind == Kind::Sets)
        return appliedToSets(categories, mass);
    const QList<double>& all = m_kind == Kind::Ratio ? m_values : m_places;
    QList<double> places;
    places.reserve(categories.size());
    for (const int category : categories)
        places.append(all.at(category));
    QList<double> sums = m_kind == Kind::Linear      ? distances(places, mass)
                         : m_kind == Kind::Quadratic ? squaredDistances(places, mass)
                                                     : ratioDistances(places, mass, m_widest);
    const double total = std::accumulate(mass.cbegin(), mass.cend(), 0.0);
    for (double& sum : sums)
        sum = total - sum;
    return sums;
}

QList<double> AgreementWeights::appliedToSets(
    const QList<int>& categories, const QList<double>& mass) const
{
    QList<double> sums(categories.size(), 0.0);
    for (qsizetype a = 0; a < categories.size(); ++a) {
        for (qsizetype b = 0; b < categories.size(); ++b)
            sums[a] += mass.at(b) * between(categories.at(a), categories.at(b));
    }
    return sums;
}

QList<double> AgreementWeights::applied(const QList<double>& mass) const
{
    QList<int> all(m_categories);
    std::iota(all.begin(), all.end(), 0);
    return applied(all, mass);
}

double AgreementWeights::sum() const
{
    const QList<double> sums = applied(QList<double>(m_categories, 1.0));
    return std::accumulate(sums.cbegin(), sums.cend(), 0.0);
}

QList<double> placesByNumber(int categories)
{
    QList<double> places(categories);
    std::iota(places.begin(), places.end(), 0.0);
    return places;
}

QList<double> placesAmong(const QList<int>& used, int categories)
{
    QList<double> places;
    places.reserve(categories);
    qsizetype below = 0;
    for (int category = 0; category < categories; ++category) {
        while (below < used.size() && used.at(below) < category)
            ++below;
        places.append(double(below));
    }
    return places;
}

} // namespace tandem
