#pragma once

#include "models/usersum/usersummetric.h"

#include <QList>
#include <QString>

#include <atomic>
#include <optional>

/// How much figures depend on what somebody chose: the threshold m, the length X, the word limit.
namespace tandem::usersum {

/// A value of a figure that depends on something. Without an interval where it stands on a curve
/// that has too many places for one.
struct CurvePoint
{
    double x = 0.0;
    double y = 0.0;
    std::optional<Interval> interval = {}; ///< 95 %
    qint64 n = 0;                          ///< users
};

/// A figure at one value of what it depends on.
struct SensitivityRow
{
    double at = 0.0;
    RunsFigure figure;
};

/// How a metric depends on a threshold: at every value at which it changes, and at some.
struct StepCurve
{
    /// The corners of the steps by x, to be joined by lines: where the metric changes there are two
    /// at one x. Empty where it is undefined, which the rows say.
    QList<CurvePoint> corners;
    QList<SensitivityRow> rows; ///< at round values, each as summaryScore() has it
};

/// QM by the threshold m, from 0 to 1: at m = 0 every summary is good, and a share that is m still
/// is, so that QM falls right of it. Rows are tenths. Undefined figures say why, and all of them
/// are once `cancel` is raised, which may be null.
StepCurve qualityByThreshold(
    const QList<PredictedSummary>& summaries, const std::atomic_bool* cancel = nullptr);

/// IFM by the length X, from 0 words to the longest summary: who has X words still keeps to it, so
/// that IFM rises at X. Rows are round numbers of words, kMostLengthRows at most, up to the longest
/// summary, or up to `longest` where that is more, so that several curves have the same.
StepCurve followingByLength(const QList<PredictedSummary>& summaries,
    const std::atomic_bool* cancel = nullptr, qint64 longest = 0);
inline constexpr int kMostLengthRows = 12;

/// One summarizer's summaries under one word limit.
struct LimitedSummaries
{
    qint64 limit = 0; ///< words
    QList<PredictedSummary> summaries;
    QString summarizer = {}; ///< what it is called under this limit; may be empty
};
/// What it got under it.
struct LimitRow
{
    qint64 limit = 0;
    SummaryScore score; ///< with the limit as X
    QString summarizer = {};
};
/// How what a summarizer gets depends on the word limit.
struct LimitCurve
{
    QList<LimitRow> rows; ///< by limit
    qint64 leftOut = 0;   ///< users who have no summary under one of the limits

    /// One of kPaperMetrics under each limit where it is defined.
    QList<CurvePoint> points(UsersumMetric metric) const;
};
/// Of one summarizer whose limits differ, over the users whom all of them have. `threshold` is m.
LimitCurve scoresByLimit(const QList<LimitedSummaries>& limits, double threshold,
    const std::atomic_bool* cancel = nullptr);

} // namespace tandem::usersum
