#pragma once

#include "models/agreement/ratingtable.h"
#include "models/figure.h"

#include <QList>
#include <QString>

#include <optional>

namespace tandem {

/// What the Alt-test is asked with.
struct AltTestRules
{
    /// How much less often than a rater the judge may be the closer one, 0 .. 1: what a rater costs
    /// more than it. Calderon et al. propose 0.2 beside experts, 0.15 beside skilled raters, 0.1
    /// beside a crowd.
    double epsilon = 0.2;
};
/// Fewest raters, and items each, that the test is made of.
inline constexpr qint64 kFewestAltTestRaters = 3;
inline constexpr qint64 kFewestAltTestItems = 30;
/// The rate of false discoveries that it allows, and the winning rate that a judge needs.
inline constexpr double kAltTestLevel = 0.05;
inline constexpr double kAltTestPassed = 0.5;

/// The judge in the place of one rater.
struct AltTestRater
{
    QString rater;
    qint64 items = 0; ///< that the rater, another one and the judge answered
    /// Shares of these on which the judge, and on which the rater, is at least as close to the
    /// other raters as the other of the two, with Wilson's interval.
    Figure judgeAdvantage;
    Figure raterAdvantage;
    /// One-sided, that the judge is not worse by epsilon or more; none of too few items.
    std::optional<double> p;
    std::optional<double> adjusted; ///< by Benjamini and Yekutieli for all raters tested
    bool isReplaced = false;        ///< the adjusted p is at most kAltTestLevel
};

/// Whether a judge may stand for a rater.
struct AltTest
{
    QString judge;
    double epsilon = 0.0;
    /// The share of tested raters whom the judge can replace; n counts these. A judge passes from
    /// kAltTestPassed on. It has no interval: it counts tests.
    Figure winningRate;
    /// The mean of the judge's advantages over tested raters; n counts items. Student's t on the
    /// logit scale over items or groups, Clopper and Pearson's where it is 0 or 1.
    Figure advantage;
    QList<AltTestRater> raters;

    bool isPassed() const
    {
        return winningRate.isDefined() && *winningRate.value >= kAltTestPassed;
    }
};

/// Returns the alternative annotator test (N. Calderon, R. Reichart and R. Dror, ACL 2025, arXiv
/// 2501.10970): each rater is left out, and rater and judge are compared by how close they are to
/// the others, item by item: by the share of equal answers on a nominal scale, the mean similarity
/// of sets, else the root mean square of differences. Student's paired t test with epsilon, of
/// raters with kFewestAltTestItems items or more; adjusted by Benjamini and Yekutieli. `judged` has
/// the judge's answer to each item of `table`, in which it is no rater: on a nominal scale and of
/// sets the number of a category, else a number; NaN where there is none. `groups` says of each
/// item to which group it belongs; empty: items are independent. Figures are undefined, with what
/// the test needs, for fewer than kFewestAltTestRaters such raters.
AltTest altTest(const RatingTable& table, const QList<double>& judged,
    const AltTestRules& rules = {}, const QList<int>& groups = {});

/// A table without one of its raters, and what that one answered.
struct JudgedTable
{
    RatingTable table;
    QList<double> judged; ///< as altTest() takes it
};
/// Returns the table with the rater at this place as its judge.
JudgedTable withJudge(const RatingTable& table, int rater);

} // namespace tandem
