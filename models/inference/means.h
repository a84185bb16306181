#pragma once

#include "models/figure.h"

#include <QList>
#include <QString>

#include <atomic>

/// Means with 95 % intervals.
namespace tandem::inference {

/// What scores are.
inline constexpr Interval kScoreRange{0.0, 1.0};
/// What differences of two scores are.
inline constexpr Interval kDifferenceRange{-1.0, 1.0};

/// Returns the mean of values, of which there is one at least.
double meanOf(const QList<double>& values);

/// The mean of values with a 95 % interval (Student's t); undefined for none, no interval for one.
Figure meanWithInterval(const QList<double>& values);
/// The same of values that cannot be beyond `range`: Student's t on the logit scale (the standard
/// error of the mean's logit by the delta method), turned back, so that the interval stays inside
/// without being cut; none of values that are all the same. Values that are beyond it (brought in,
/// say) keep their mean inside.
Figure meanWithInterval(const QList<double>& values, const Interval& range);
/// How that of meanWithInterval() is computed, for a note beside it; translated.
QString boundedIntervalName();

/// What the bootstrap of a mean draws where nothing else is asked for.
inline constexpr int kMeanResamples = 10'000;

/// Values that are drawn at most: of more than 20,000 samples there are fewer resamples, but never
/// less than 1,000, whose interval is as good as that of more.
inline constexpr qint64 kMostDrawnValues = 200'000'000;
inline constexpr int kLeastResamples = 1'000;

/// The mean of samples' values with the percentile interval of the bootstrap over samples (B. Efron
/// and R. J. Tibshirani, An Introduction to the Bootstrap, 1993, chapter 13); the same on every
/// machine. No interval of fewer than kLeastGroups values, where all are the same, and without
/// resamples. Undefined, with the reason, without any, and once `cancel` is raised, which may be
/// null.
Figure bootstrapMean(const QList<double>& values, const std::atomic_bool* cancel = nullptr,
    int resamples = kMeanResamples);
/// The same of each of them, in much less time than one after the other.
QList<Figure> bootstrapMeans(const QList<QList<double>>& all,
    const std::atomic_bool* cancel = nullptr, int resamples = kMeanResamples);

/// Means over units (samples, users), whose values cannot be beyond `range`: bootstrapMeans(), and
/// of fewer units than it draws from with the interval of meanWithInterval().
QList<Figure> meansOverSamples(const QList<QList<double>>& all, const Interval& range,
    const std::atomic_bool* cancel = nullptr);

} // namespace tandem::inference
