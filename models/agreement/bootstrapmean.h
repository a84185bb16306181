#pragma once

#include "models/figure.h"

#include <QList>

#include <atomic>

/// Means with intervals of the bootstrap.
namespace tandem {

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

} // namespace tandem
