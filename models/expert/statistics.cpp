#include "models/expert/statistics.h"

#include "models/agreement/intervals.h"
#include "models/agreement/resampledmeans.h"
#include "models/words.h"

#include <QMap>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace tandem::expert {

namespace {

/// Sums that differ by less are equal but for rounding.
constexpr double kStatisticsHair = 1e-12;
/// Tests whose resamples are in memory at once.
constexpr qsizetype kTestsTogether = 256;

double mean(const QList<double>& values)
{
    double sum = 0.0;
    for (const double value : values)
        sum += value;
    return sum / static_cast<double>(values.size());
}

QList<double> differencesOf(const QList<double>& first, const QList<double>& second)
{
    QList<double> differences;
    differences.reserve(first.size());
    for (qsizetype i = 0; i < std::min(first.size(), second.size()); ++i)
        differences.append(first.at(i) - second.at(i));
    return differences;
}

/// Counts what the differences say, before anything is drawn.
PairedTest countedTest(PairedMethod method, const QList<double>& differences)
{
    PairedTest test;
    test.method = method;
    for (const double difference : differences)
        ++(isTie(difference, 0.0) ? test.ties : difference > 0.0 ? test.wins : test.losses);
    return test;
}

QString tooFewCases()
{
    return ExpertWords::tr("The systems have fewer than two cases in common.");
}

/// The sums of all subsets of some numbers, and the means of those that are not empty.
struct SubsetSums
{
    QList<double> sums;
    QList<double> means;
};

SubsetSums subsetSums(const QList<double>& numbers)
{
    const quint64 all = quint64(1) << numbers.size();
    SubsetSums subsets;
    subsets.sums.reserve(qsizetype(all));
    subsets.sums.append(0.0);
    for (quint64 subset = 1; subset < all; ++subset) {
        const int lowest = std::countr_zero(subset);
        const double sum = subsets.sums.at(qsizetype(subset & (subset - 1))) + numbers.at(lowest);
        subsets.sums.append(sum);
        subsets.means.append(sum / double(std::popcount(subset)));
    }
    return subsets;
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

PairedTest signFlipped(const QList<double>& differences)
{
    const qint64 n = differences.size();
    PairedTest test = countedTest(PairedMethod::SignFlip, differences);
    if (n < 2) {
        test.difference = Figure::undefined(tooFewCases(), n);
        return test;
    }
    const SubsetSums sums = subsetSums(differences);
    // A sign turned takes twice its difference from the sum; the rounding of sums is no distance.
    const double total = mean(differences) * double(n);
    const double least = std::abs(total) - kStatisticsHair;
    const auto asFar = std::count_if(sums.sums.cbegin(), sums.sums.cend(),
        [&](double turned) { return std::abs(total - 2.0 * turned) >= least; });
    test.pValue = double(asFar) / double(sums.sums.size());
    test.difference = Figure::defined(mean(differences), n, typicalInterval(sums.means));
    return test;
}

/// What the resampled means of some differences say.
void takeResampled(PairedTest& test, const QList<double>& differences, QList<double>& means)
{
    const auto notAbove =
        std::count_if(means.cbegin(), means.cend(), [](double mean) { return mean <= 0.0; });
    const auto notBelow =
        std::count_if(means.cbegin(), means.cend(), [](double mean) { return mean >= 0.0; });
    test.difference =
        Figure::defined(mean(differences), differences.size(), percentileInterval(means));
    // Counting the observed data itself keeps p from being 0 (Davison and Hinkley 1997,
    // section 4.2).
    const auto smaller = static_cast<double>(std::min(notAbove, notBelow) + 1);
    test.pValue = std::min(1.0, 2.0 * smaller / (test.resamples + 1.0));
}

/// Tests of differences of equally many cases; undefined once `cancel` is raised.
QList<PairedTest> bootstrapTests(
    const QList<QList<double>>& all, int resamples, quint64 seed, const std::atomic_bool* cancel)
{
    QList<PairedTest> tests;
    for (const QList<double>& differences : all) {
        tests.append(countedTest(PairedMethod::Bootstrap, differences));
        tests.last().resamples = resamples;
    }
    const qint64 n = all.first().size();
    if (n < 2) {
        for (PairedTest& test : tests)
            test.difference = Figure::undefined(tooFewCases(), n);
        return tests;
    }
    QList<QList<double>> means = resampledMeans(all, resamples, seed, cancel);
    for (qsizetype i = 0; i < means.size(); ++i)
        takeResampled(tests[i], all.at(i), means[i]);
    return tests;
}

} // namespace

Figure meanWithInterval(const QList<double>& values)
{
    const qint64 n = values.size();
    if (n == 0)
        return Figure::undefined(ExpertWords::tr("There are no cases."), 0);
    const double average = mean(values);
    if (n == 1)
        return Figure::defined(average, 1);
    double squares = 0.0;
    for (const double value : values)
        squares += (value - average) * (value - average);
    const double count = static_cast<double>(n);
    const double half = studentT975(n - 1) * std::sqrt(squares / (count - 1) / count);
    return Figure::defined(average, n, Interval{average - half, average + half});
}

Figure meanWithInterval(const QList<double>& values, const Interval& range)
{
    Figure figure = meanWithInterval(values);
    if (!figure.interval)
        return figure;
    Interval& ends = *figure.interval;
    const double span = range.high - range.low;
    const double place = (*figure.value - range.low) / span;
    if (place <= 0.0 || place >= 1.0) { // without a logit, and without a spread unless beyond
        ends.low = std::max(ends.low, std::min(range.low, *figure.value));
        ends.high = std::min(ends.high, std::max(range.high, *figure.value));
        return figure;
    }
    const double half = (ends.high - ends.low) / 2.0 / span / (place * (1.0 - place));
    const double centre = std::log(place / (1.0 - place));
    const auto turnedBack = [&](double logit) {
        return range.low + span / (1.0 + std::exp(-logit));
    };
    // Rounding must not take the mean out of an interval without a width.
    ends.low = std::min(turnedBack(centre - half), *figure.value);
    ends.high = std::max(turnedBack(centre + half), *figure.value);
    return figure;
}

QString boundedIntervalName()
{
    return ExpertWords::tr("95 % intervals of means: Student's t on the logit scale.");
}

QString pairedMethodKey(PairedMethod method)
{
    return method == PairedMethod::SignFlip ? QStringLiteral("exact_sign_flip")
                                            : QStringLiteral("paired_bootstrap");
}

QString pairedMethodName(PairedMethod method)
{
    return method == PairedMethod::SignFlip
               ? ExpertWords::tr("exact sign-flip test", "how a p was computed")
               : ExpertWords::tr("paired bootstrap", "how a p was computed");
}

bool isTie(double first, double second)
{
    return std::abs(first - second) < kStatisticsHair;
}

PairedTest pairedTest(const QList<double>& first, const QList<double>& second, int resamples,
    quint64 seed, const std::atomic_bool* cancel)
{
    return pairedTests({{first, second}}, resamples, seed, cancel).first();
}

PairedTest pairedBootstrap(const QList<double>& first, const QList<double>& second, int resamples,
    quint64 seed, const std::atomic_bool* cancel)
{
    return bootstrapTests({differencesOf(first, second)}, std::max(resamples, 1), seed, cancel)
        .first();
}

QList<PairedTest> pairedTests(
    const QList<ScoresOfTwo>& all, int resamples, quint64 seed, const std::atomic_bool* cancel)
{
    QList<PairedTest> tests(all.size());
    QMap<qsizetype, QList<qsizetype>> ofSize; ///< the places of those with so many cases
    QList<QList<double>> differences;
    for (const ScoresOfTwo& scores : all)
        differences.append(differencesOf(scores.first, scores.second));
    for (qsizetype i = 0; i < all.size(); ++i) {
        if (differences.at(i).size() <= kMostSignFlipped)
            tests[i] = signFlipped(differences.at(i));
        else
            ofSize[differences.at(i).size()].append(i);
    }
    for (const QList<qsizetype>& places : std::as_const(ofSize)) {
        for (qsizetype first = 0; first < places.size(); first += kTestsTogether) {
            const QList<qsizetype> together = places.mid(first, kTestsTogether);
            QList<QList<double>> columns;
            for (const qsizetype place : together)
                columns.append(differences.at(place));
            const QList<PairedTest> some =
                bootstrapTests(columns, std::max(resamples, 1), seed, cancel);
            for (qsizetype i = 0; i < together.size(); ++i)
                tests[together.at(i)] = some.at(i);
        }
    }
    return tests;
}

RobustnessFigures robustness(const QList<double>& original, const QList<double>& changed)
{
    RobustnessFigures figures;
    figures.sortedDifferences = differencesOf(changed, original);
    figures.meanDifference = meanWithInterval(figures.sortedDifferences, kDifferenceRange);
    QList<double> relative;
    for (qsizetype i = 0; i < figures.sortedDifferences.size(); ++i) {
        if (original.at(i) == 0.0)
            ++figures.originalZero;
        else
            relative.append(figures.sortedDifferences.at(i) / original.at(i));
    }
    figures.meanRelativeChange = meanWithInterval(relative);
    if (relative.isEmpty() && figures.originalZero > 0)
        figures.meanRelativeChange =
            Figure::undefined(ExpertWords::tr("Every original score is 0."), 0);
    std::sort(figures.sortedDifferences.begin(), figures.sortedDifferences.end());
    return figures;
}

} // namespace tandem::expert
