#include "models/inference/means.h"

#include "models/cancel.h"
#include "models/inference/intervals.h"
#include "models/inference/resampling.h"
#include "models/words.h"

#include <QMap>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tandem::inference {

namespace {

constexpr quint64 kMeanSeed = 1;
constexpr qsizetype kMeansTogether = 256; // so that their resamples stay small in memory

bool areAllTheSame(const QList<double>& values)
{
    const double first = values.constFirst();
    return std::all_of(
        values.cbegin(), values.cend(), [first](double value) { return value == first; });
}

/// The mean of values, without an interval.
Figure meanOfValues(const QList<double>& values)
{
    const qint64 n = values.size();
    if (n == 0)
        return Figure::undefined(AgreementWords::tr("There are no values to average."), 0);
    return Figure::defined(meanOf(values), n);
}

/// Gives the figures at these places, whose values are equally many, their intervals.
void addIntervals(QList<Figure>& figures, const QList<QList<double>>& all,
    const QList<qsizetype>& places, int resamples, const std::atomic_bool* cancel)
{
    QList<QList<double>> columns;
    for (const qsizetype place : places)
        columns.append(all.at(place));
    const qint64 affordable = kMostDrawnValues / columns.first().size();
    const auto most = int(std::max(qint64(kLeastResamples), affordable));
    QList<QList<double>> means =
        resampledMeans(columns, std::min(resamples, most), kMeanSeed, cancel);
    for (qsizetype i = 0; i < places.size(); ++i) {
        Figure& figure = figures[places.at(i)];
        if (means.isEmpty()) {
            figure = Figure::undefined(AgreementWords::tr("Stopped."), figure.n);
            continue;
        }
        // Where all values are the same, their resamples know nothing of other ones.
        if (!areAllTheSame(columns.at(i)))
            figure.interval = percentileInterval(means[i]);
    }
}

} // namespace

double meanOf(const QList<double>& values)
{
    return std::accumulate(values.cbegin(), values.cend(), 0.0) / double(values.size());
}

Figure meanWithInterval(const QList<double>& values)
{
    const qint64 n = values.size();
    if (n == 0)
        return Figure::undefined(ExpertWords::tr("There are no cases."), 0);
    const double average = meanOf(values);
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
    if (areAllTheSame(values)) {
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

QString boundedIntervalName()
{
    return ExpertWords::tr("95 % intervals of means: Student's t on the logit scale.");
}

Figure bootstrapMean(const QList<double>& values, const std::atomic_bool* cancel, int resamples)
{
    return bootstrapMeans({values}, cancel, resamples).first();
}

QList<Figure> bootstrapMeans(
    const QList<QList<double>>& all, const std::atomic_bool* cancel, int resamples)
{
    QList<Figure> figures;
    QMap<qsizetype, QList<qsizetype>> ofSize; ///< the places of those with so many values
    for (const QList<double>& values : all) {
        if (values.size() >= kLeastGroups && resamples > 0)
            ofSize[values.size()].append(figures.size());
        figures.append(isRaised(cancel) && !values.isEmpty()
                           ? Figure::undefined(AgreementWords::tr("Stopped."), values.size())
                           : meanOfValues(values));
    }
    for (const QList<qsizetype>& places : std::as_const(ofSize)) {
        for (qsizetype first = 0; first < places.size(); first += kMeansTogether)
            addIntervals(figures, all, places.mid(first, kMeansTogether), resamples, cancel);
    }
    return figures;
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

} // namespace tandem::inference
