#include "models/agreement/agreement.h"

#include <QCoreApplication>
#include <QList>

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

/// The 97.5 % point of the standard normal distribution.
constexpr double kZ95 = 1.959963984540054;

QString nothingToCompare()
{
    return QCoreApplication::translate(
        "Agreement", "No item has been answered by both, so there is nothing to compare.");
}

QString oneAnswerOnly()
{
    return QCoreApplication::translate("Agreement",
        "Both gave one and the same answer to every item. Agreement by chance is then already "
        "complete, and kappa would be zero divided by zero.");
}

/// The share of items in each category for one rater.
QList<double> marginal(const ContingencyTable& table, qint64 (ContingencyTable::*total)(int) const)
{
    QList<double> shares;
    for (int i = 0; i < table.categories(); ++i)
        shares.append(double((table.*total)(i)) / double(table.n()));
    return shares;
}

bool usesOneCategoryOnly(const ContingencyTable& table)
{
    for (int i = 0; i < table.categories(); ++i) {
        if (table.count(i, i) == table.n())
            return true;
    }
    return false;
}

double expectedAgreement(const QList<double>& ofA, const QList<double>& ofB)
{
    double sum = 0.0;
    for (qsizetype i = 0; i < ofA.size(); ++i)
        sum += ofA.at(i) * ofB.at(i);
    return sum;
}

/// The large-sample standard error of kappa: Fleiss, Cohen and Everitt (1969), unweighted.
double kappaStandardError(const ContingencyTable& table, const QList<double>& ofA,
    const QList<double>& ofB, double kappa, double expected)
{
    const double n = double(table.n());
    double diagonal = 0.0;
    double rest = 0.0;
    for (int i = 0; i < table.categories(); ++i) {
        for (int j = 0; j < table.categories(); ++j) {
            const double share = double(table.count(i, j)) / n;
            if (i == j)
                diagonal += share * std::pow(1.0 - (ofA.at(i) + ofB.at(i)) * (1.0 - kappa), 2);
            else
                rest += share * std::pow(ofB.at(i) + ofA.at(j), 2);
        }
    }
    const double variance = (diagonal + std::pow(1.0 - kappa, 2) * rest -
                                std::pow(kappa - expected * (1.0 - kappa), 2)) /
                            (std::pow(1.0 - expected, 2) * n);
    // Where the variance is exactly 0 rounding can leave it a hair below.
    return std::sqrt(std::max(0.0, variance));
}

} // namespace

Figure percentAgreement(const ContingencyTable& table)
{
    if (table.n() == 0)
        return Figure::undefined(nothingToCompare(), 0);
    const double n = double(table.n());
    const double share = double(table.agreed()) / n;
    const double zz = kZ95 * kZ95;
    const double centre = (share + zz / (2.0 * n)) / (1.0 + zz / n);
    const double half =
        kZ95 / (1.0 + zz / n) * std::sqrt(share * (1.0 - share) / n + zz / (4.0 * n * n));
    // At 0 and 1 the interval ends there exactly; rounding alone would put it beyond.
    const Interval interval{std::max(0.0, centre - half), std::min(1.0, centre + half)};
    return Figure::defined(share, table.n(), interval);
}

KappaFigure cohenKappa(const ContingencyTable& table)
{
    if (table.n() == 0)
        return {Figure::undefined(nothingToCompare(), 0), {}, {}};
    const double observed = double(table.agreed()) / double(table.n());
    if (usesOneCategoryOnly(table))
        return {Figure::undefined(oneAnswerOnly(), table.n()), observed, 1.0};

    const QList<double> ofA = marginal(table, &ContingencyTable::totalA);
    const QList<double> ofB = marginal(table, &ContingencyTable::totalB);
    const double expected = expectedAgreement(ofA, ofB);
    const double kappa = (observed - expected) / (1.0 - expected);
    const double half = kZ95 * kappaStandardError(table, ofA, ofB, kappa, expected);
    return {Figure::defined(kappa, table.n(), Interval{kappa - half, kappa + half}), observed,
        expected};
}

} // namespace tandem
