#include "models/inference/pairedtest.h"

#include "models/inference/means.h"
#include "models/inference/resampling.h"
#include "models/words.h"

#include <QMap>

#include <algorithm>
#include <bit>
#include <cmath>

namespace tandem::inference {

namespace {

/// Sums that differ by less are equal but for rounding.
constexpr double kTieTolerance = 1e-12;
/// Tests whose resamples are in memory at once.
constexpr qsizetype kTestsTogether = 256;

/// Counts what the differences say, before anything is drawn.
PairedTest countedTest(const QList<double>& differences)
{
    PairedTest test;
    for (const double difference : differences)
        ++(isTie(difference, 0.0) ? test.ties : difference > 0.0 ? test.wins : test.losses);
    return test;
}

/// The sums of all subsets of some numbers; which numbers, the bits of a place say.
QList<double> subsetSums(const QList<double>& numbers)
{
    const quint64 all = quint64(1) << numbers.size();
    QList<double> sums;
    sums.reserve(qsizetype(all));
    sums.append(0.0);
    for (quint64 subset = 1; subset < all; ++subset) {
        const int lowest = std::countr_zero(subset);
        sums.append(sums.at(qsizetype(subset & (subset - 1))) + numbers.at(lowest));
    }
    return sums;
}

/// How many of these sums of subsets, turned around, take the sum of all at least as far from 0.
qint64 asFarFrom0(const QList<double>& sums, const QList<double>& differences)
{
    // A sign turned takes twice its difference from the sum; the rounding of sums is no distance.
    const auto n = double(differences.size());
    const double total = meanOf(differences) * n;
    const double least = std::abs(total) - kTieTolerance * n;
    return std::count_if(sums.cbegin(), sums.cend(),
        [&](double turned) { return std::abs(total - 2.0 * turned) >= least; });
}

/// The narrowest of Hartigan's intervals with at least 95 %: between the k-th and the k-th last of
/// these means lies the centre with a probability of 1 - 2 k / 2^n. None where k would be 0.
std::optional<Interval> typicalInterval(QList<double> means)
{
    const auto k = qsizetype(0.025 * double(means.size() + 1));
    if (k == 0)
        return std::nullopt;
    std::sort(means.begin(), means.end());
    return Interval{means.at(k - 1), means.at(means.size() - k)};
}

/// By all signs of those that are no ties.
void takeAllSigns(PairedTest& test, const QList<double>& differences)
{
    QList<double> unequal = differences;
    unequal.removeIf([](double difference) { return isTie(difference, 0.0); });
    const QList<double> sums = subsetSums(unequal);
    test.pValue = unequal.isEmpty() ? 1.0 : double(asFarFrom0(sums, unequal)) / double(sums.size());
}

std::optional<Interval> allSubsetsInterval(const QList<double>& differences)
{
    QList<double> means = subsetSums(differences);
    for (qsizetype subset = 1; subset < means.size(); ++subset)
        means[subset] /= double(std::popcount(quint64(subset)));
    means.removeFirst(); // of nothing
    return typicalInterval(means);
}

/// The interval, and p where there are too many signs to try.
void takeDrawn(PairedTest& test, const QList<double>& differences, const QList<double>& sums,
    const QList<qint64>& sizes)
{
    QList<double> means;
    for (qsizetype i = 0; i < sums.size(); ++i) {
        if (sizes.at(i) > 0)
            means.append(sums.at(i) / double(sizes.at(i)));
    }
    test.difference =
        Figure::defined(meanOf(differences), differences.size(), typicalInterval(means));
    if (test.method == PairedMethod::RandomSignFlip)
        test.pValue = double(asFarFrom0(sums, differences) + 1) / double(sums.size() + 1);
}

/// The test of these differences but for what has to be drawn, without which it has been stopped.
PairedTest testWithoutDraws(const QList<double>& differences, int resamples, const QString& tooFew)
{
    const qint64 n = differences.size();
    PairedTest test = countedTest(differences);
    if (test.wins + test.losses <= kMostSignFlipped) {
        takeAllSigns(test, differences);
    } else {
        test.method = PairedMethod::RandomSignFlip;
        test.resamples = resamples;
    }
    if (n < 2)
        test.difference = Figure::undefined(tooFew, n);
    else if (n <= kMostSignFlipped)
        test.difference = Figure::defined(meanOf(differences), n, allSubsetsInterval(differences));
    else
        test.difference = Figure::undefined(AgreementWords::tr("Stopped."), n);
    return test;
}

} // namespace

QString pairedMethodKey(PairedMethod method)
{
    return method == PairedMethod::SignFlip ? QStringLiteral("exact_sign_flip")
                                            : QStringLiteral("random_sign_flip");
}

QString pairedMethodName(PairedMethod method)
{
    return method == PairedMethod::SignFlip
               ? ExpertWords::tr("exact sign-flip test", "how a p was computed")
               : ExpertWords::tr("sign-flip test with random signs", "how a p was computed");
}

bool isTie(double first, double second)
{
    return std::abs(first - second) < kTieTolerance;
}

QList<double> ScoresOfTwo::differences() const
{
    QList<double> differences;
    differences.reserve(first.size());
    for (qsizetype i = 0; i < std::min(first.size(), second.size()); ++i)
        differences.append(first.at(i) - second.at(i));
    return differences;
}

PairedTest pairedTest(const ScoresOfTwo& scores, const PairedRules& rules)
{
    return pairedTests({scores}, rules).first();
}

QList<PairedTest> pairedTests(const QList<ScoresOfTwo>& all, const PairedRules& rules)
{
    const int draws = std::max(rules.resamples, 1);
    QList<PairedTest> tests;
    QMap<qsizetype, QList<qsizetype>> ofSize; ///< the places of those with so many units
    QList<QList<double>> differences;
    for (const ScoresOfTwo& scores : all) {
        differences.append(scores.differences());
        if (differences.last().size() > kMostSignFlipped)
            ofSize[differences.last().size()].append(tests.size());
        tests.append(testWithoutDraws(differences.last(), draws, rules.tooFew));
    }
    for (const QList<qsizetype>& places : std::as_const(ofSize)) {
        for (qsizetype first = 0; first < places.size(); first += kTestsTogether) {
            const QList<qsizetype> together = places.mid(first, kTestsTogether);
            QList<QList<double>> columns;
            for (const qsizetype place : together)
                columns.append(differences.at(place));
            const DrawnSubsets drawn = drawnSubsets(columns, draws, rules.seed, rules.cancel);
            for (qsizetype i = 0; i < drawn.sums.size(); ++i)
                takeDrawn(tests[together.at(i)], columns.at(i), drawn.sums.at(i), drawn.sizes);
        }
    }
    return tests;
}

} // namespace tandem::inference
