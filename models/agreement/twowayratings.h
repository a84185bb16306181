#pragma once

#include "models/agreement/ratingsagreement.h"
#include "models/inference/resampling.h"

#include <QList>

#include <array>
#include <functional>
#include <optional>
#include <vector>

/// Intervals for other items and other raters.
namespace tandem {

/// The coefficients that have such an interval.
inline constexpr std::array kTwoWayStatistics{
    "percent_agreement", "fleiss", "ac1", "brennan_prediger", "alpha"};
using TwoWayValues = std::array<std::optional<double>, kTwoWayStatistics.size()>;
/// Fewest raters who are drawn: of fewer, resamples know next to nothing of others.
inline constexpr qint64 kFewestDrawnRaters = 6;

/// The ratings of a table, made ready for drawing items and raters again and again.
class TwoWayRatings final
{
public:
    /// `table` has to outlive it.
    explicit TwoWayRatings(const RatingTable& table);

    /// The coefficients where each item stands there as often as `items` says at its place, and
    /// each rater as `raters` does. Copies of a rater are never compared with each other, since
    /// they would agree; where every item and rater is there once, they are those of
    /// ratingsAgreement(). None where nothing is left to compare, or varies.
    TwoWayValues values(const QList<int>& items, const QList<int>& raters);

private:
    struct Sums;

    void addItem(int item, double times, const QList<int>& raters, Sums& sums);
    std::optional<double> alpha(const QList<int>& items, const QList<int>& raters) const;
    QList<double> placesOf(const QList<double>& given) const;

    const RatingTable& m_table;
    std::vector<qsizetype> m_begins; ///< of each item's ratings; and where the last one ends
    double m_categories = 0.0;       ///< declared, by which chance is counted
};

/// How both are drawn.
struct TwoWayOptions
{
    int resamples = 1000;
    quint64 seed = 1;
    QList<int> groups = {};            ///< of each item; empty: each is alone
    std::function<bool()> goesOn = {}; ///< told before each resample; false stops
};

/// Draws items (or groups) and raters with replacement, each for itself (P. McCullagh, Bernoulli 6,
/// 2000; A. B. Owen, Ann. Appl. Stat. 1, 2007); the same on every machine.
class TwoWayDraw final
{
public:
    /// `groups` of each item, from 0.
    TwoWayDraw(const QList<int>& groups, qsizetype raters, quint64 seed);

    bool canDraw() const;
    /// How many of what there are fewer: items (groups) or raters.
    qint64 fewer() const;
    void next();
    const QList<int>& items() const { return *m_itemTimes; }
    const QList<int>& raters() const { return *m_raterTimes; }

private:
    inference::ClusterDraw m_items;
    inference::ClusterDraw m_raters;
    qsizetype m_raterCount = 0;
    const QList<int>* m_itemTimes = nullptr;
    const QList<int>* m_raterTimes = nullptr;
};

/// Gives the coefficients of kTwoWayStatistics the interval agreementInterval() of the standard
/// error of such resamples, with the degrees of freedom of the fewer of both, and takes the
/// intervals of all others away, with a note. None with fewer than kFewestDrawnRaters raters or
/// inference::kLeastGroups items (groups). `agreement` is that of `table`. False: stopped.
/// docs/measures.md says how often the intervals hold.
bool setTwoWayIntervals(
    RatingsAgreement& agreement, const RatingTable& table, const TwoWayOptions& options);

} // namespace tandem
