#pragma once

#include "models/figure.h"

#include <QList>

/// Estimates from values of which those of one group (a case, a sample) are not independent. All
/// variances are the delete-one-group jackknife (J. G. MacKinnon, M. Ø. Nielsen and M. D. Webb, J.
/// Appl. Econometrics 38, 2023, CV3J), with Student's t on one degree less than there are groups.
namespace tandem::inference {

struct GroupedValue
{
    int group = 0;
    double value = 0.0; ///< 0 .. 1
    double weight = 1.0;
};

/// The weighted mean of values, with its interval on the logit scale; n counts values. Where the
/// groups do not differ the interval is Clopper and Pearson's of as many values as there are
/// groups; none of one group. Undefined of none.
Figure groupedShare(const QList<GroupedValue>& values);

struct GroupedPoint
{
    int group = 0;
    double x = 0.0;
    double y = 0.0;
    double weight = 1.0;
};

/// The slope of y on x by weighted least squares; n counts points. Undefined, with the reason, of
/// fewer than three groups, and where x is constant; without an interval where only one group makes
/// x vary.
Figure groupedSlope(const QList<GroupedPoint>& points);

} // namespace tandem::inference
