#include "models/agreement/bootstrapmean.h"

#include "models/agreement/agreementinterval.h"
#include "models/agreement/resampledmeans.h"
#include "models/cancel.h"
#include "models/words.h"

#include <QMap>

#include <algorithm>
#include <numeric>

namespace tandem {

namespace {

constexpr quint64 kMeanSeed = 1;
constexpr qsizetype kMeansTogether = 256; // so that their resamples stay small in memory

/// The mean of values, without an interval.
Figure meanOfValues(const QList<double>& values)
{
    const qint64 n = values.size();
    if (n == 0)
        return Figure::undefined(AgreementWords::tr("There is no value to take a mean of."), 0);
    return Figure::defined(std::accumulate(values.cbegin(), values.cend(), 0.0) / double(n), n);
}

/// Gives the figures at these places, whose values are equally many, their intervals.
void addIntervals(QList<Figure>& figures, const QList<QList<double>>& all,
    const QList<qsizetype>& places, int resamples, const std::atomic_bool* cancel)
{
    QList<QList<double>> columns;
    for (const qsizetype place : places)
        columns.append(all.at(place));
    const qint64 bearable = kMostDrawnValues / columns.first().size();
    const auto most = int(std::max(qint64(kLeastResamples), bearable));
    QList<QList<double>> means =
        resampledMeans(columns, std::min(resamples, most), kMeanSeed, cancel);
    for (qsizetype i = 0; i < places.size(); ++i) {
        Figure& figure = figures[places.at(i)];
        if (means.isEmpty()) {
            figure = Figure::undefined(AgreementWords::tr("It was stopped."), figure.n);
            continue;
        }
        // Where all values are the same, their resamples know nothing of other ones.
        const QList<double>& values = columns.at(i);
        const bool vary = std::any_of(
            values.cbegin(), values.cend(), [&](double value) { return value != values.first(); });
        if (vary)
            figure.interval = percentileInterval(means[i]);
    }
}

} // namespace

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
                           ? Figure::undefined(AgreementWords::tr("It was stopped."), values.size())
                           : meanOfValues(values));
    }
    for (const QList<qsizetype>& places : std::as_const(ofSize)) {
        for (qsizetype first = 0; first < places.size(); first += kMeansTogether)
            addIntervals(figures, all, places.mid(first, kMeansTogether), resamples, cancel);
    }
    return figures;
}

} // namespace tandem
