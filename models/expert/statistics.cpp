#include "models/expert/statistics.h"

#include "models/agreement/agreementinterval.h"
#include "models/agreement/bootstrapmean.h"
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
PairedTest countedTest(const QList<double>& differences)
{
    PairedTest test;
    for (const double difference : differences)
        ++(isTie(difference, 0.0) ? test.ties : difference > 0.0 ? test.wins : test.losses);
    return test;
}

QString tooFewCases()
{
    return ExpertWords::tr("The systems have fewer than two cases in common, that is with the same "
                           "id, prompt and reference.");
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
    const double total = mean(differences) * n;
    const double least = std::abs(total) - kStatisticsHair * n;
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
        Figure::defined(mean(differences), differences.size(), typicalInterval(means));
    if (test.method == PairedMethod::RandomSignFlip)
        test.pValue = double(asFarFrom0(sums, differences) + 1) / double(sums.size() + 1);
}

/// The test of these differences but for what has to be drawn.
PairedTest testWithoutDraws(const QList<double>& differences, int resamples)
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
        test.difference = Figure::undefined(tooFewCases(), n);
    else if (n <= kMostSignFlipped)
        test.difference = Figure::defined(mean(differences), n, allSubsetsInterval(differences));
    return test;
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
    // Of values that are all the same it would be a point, as if nothing were left to chance.
    const double first = values.constFirst();
    if (std::all_of(
            values.cbegin(), values.cend(), [first](double value) { return value == first; })) {
        figure.interval.reset();
        return figure;
    }
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

QList<Figure> meansOverSamples(
    const QList<QList<double>>& all, const Interval& range, const std::atomic_bool* cancel)
{
    QList<Figure> means = bootstrapMeans(all, cancel);
    for (qsizetype i = 0; i < means.size(); ++i) {
        const QList<double>& values = all.at(i);
        if (means.at(i).isDefined() && values.size() < kLeastGroups)
            means[i].interval = meanWithInterval(values, range).interval;
    }
    return means;
}

QString boundedIntervalName()
{
    return ExpertWords::tr("95 % intervals of means: Student's t on the logit scale.");
}

QStringList intervalsAloneNotes(const QList<PairedTest>& tests)
{
    const bool hasInterval = std::any_of(tests.cbegin(), tests.cend(),
        [](const PairedTest& test) { return test.difference.interval.has_value(); });
    if (!hasInterval)
        return {};
    return {
        ExpertWords::tr("Each interval is one of 95 % by itself; p by Holm is adjusted for all "
                        "tests of the table, intervals are not, so that one may exclude 0 where "
                        "p by Holm is above 0.05.")};
}

QString pairedMethodKey(PairedMethod method)
{
    return method == PairedMethod::SignFlip ? QStringLiteral("exact_sign_flip")
                                            : QStringLiteral("random_sign_flip");
}

QString pairedMethodName(PairedMethod method)
{
    return method == PairedMethod::SignFlip
               ? ExpertWords::tr("exact sign-flip test", "how a p was computed")
               : ExpertWords::tr("sign-flip test by random signs", "how a p was computed");
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

QList<PairedTest> pairedTests(
    const QList<ScoresOfTwo>& all, int resamples, quint64 seed, const std::atomic_bool* cancel)
{
    const int draws = std::max(resamples, 1);
    QList<PairedTest> tests;
    QMap<qsizetype, QList<qsizetype>> ofSize; ///< the places of those with so many cases
    QList<QList<double>> differences;
    for (const ScoresOfTwo& scores : all) {
        differences.append(differencesOf(scores.first, scores.second));
        if (differences.last().size() > kMostSignFlipped)
            ofSize[differences.last().size()].append(tests.size());
        tests.append(testWithoutDraws(differences.last(), draws));
    }
    for (const QList<qsizetype>& places : std::as_const(ofSize)) {
        for (qsizetype first = 0; first < places.size(); first += kTestsTogether) {
            const QList<qsizetype> together = places.mid(first, kTestsTogether);
            QList<QList<double>> columns;
            for (const qsizetype place : together)
                columns.append(differences.at(place));
            const DrawnSubsets drawn = drawnSubsets(columns, draws, seed, cancel);
            for (qsizetype i = 0; i < drawn.sums.size(); ++i)
                takeDrawn(tests[together.at(i)], columns.at(i), drawn.sums.at(i), drawn.sizes);
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
