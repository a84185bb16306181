#pragma once

#include "models/agreement/agreementinterval.h"
#include "models/agreement/agreementweights.h"
#include "models/agreement/contingencytable.h"
#include "models/agreement/ratingcounts.h"
#include "models/figure.h"

#include <optional>

/// Agreement of any number of raters beyond chance, with ratings missing.
namespace tandem {

/// A coefficient (observed - expected) / (1 - expected) with what it is made from.
struct ChanceCorrectedFigure
{
    Figure figure;                  ///< up to 1; n counts the items rated by two or more
    std::optional<double> observed; ///< 0 .. 1, agreement as this coefficient counts it
    std::optional<double> expected; ///< 0 .. 1, agreement by chance as it counts that
    std::optional<double> squares;  ///< ObservedAgreement::squares; none without an interval
    /// The linearized large-sample 95 % interval of K. L. Gwet (Handbook of Inter-Rater
    /// Reliability, 4th ed., 2014) as the package irrCAC computes it from raw ratings: standard
    /// error over all items rated, Student's t with one degree of freedom less than these, cut at 1
    /// and at -1. For comparing with others: where items are few it is rough, very wide, or a point
    /// where they all pull alike, as they do where all agree. None where there is no interval.
    std::optional<Interval> largeSample;
    qint64 ratedOnce = 0; ///< items that one alone rated, no part of n
    qint64 unrated = 0;   ///< items that nobody rated, or that the table left out

    /// Items that agreement could not be seen on.
    qint64 excluded() const { return ratedOnce + unrated; }
};

/// The mean over the items rated twice or more of the share of agreeing pairs of raters, 0 .. 1, of
/// which none is expected by chance. Interval as gwetAc1(), large-sample one irrCAC's, cut at 0 and
/// 1. Undefined where no item was rated twice.
ChanceCorrectedFigure pairwiseAgreement(
    const RatingCounts& ratings, Intervals intervals = Intervals::Computed);

/// The share of the items rated twice or more on which all who rated them said the same, 0 .. 1,
/// with Clopper and Pearson's 95 % interval. Undefined where no item was rated twice.
Figure unanimousAgreement(const RatingCounts& ratings, Intervals intervals = Intervals::Computed);

/// Gwet's AC1 (K. L. Gwet, Br. J. Math. Stat. Psychol. 61, 2008; Handbook of Inter-Rater
/// Reliability, 4th ed., 2014), for any number of raters and missing ratings, over the categories
/// that `ratings` declares, used or not. Observed is the mean over the items rated twice or more of
/// the share of agreeing pairs; items rated once have their part in how frequent the categories
/// are, hence in expected. The interval is agreementInterval() from the linearized standard error
/// of the Handbook. There is none where only one item was rated. Where one category alone was used
/// of several the coefficient is 1 by its formula, since the others could have been used.
/// Undefined, with the reason, where no item was rated twice, and where there is but one category.
ChanceCorrectedFigure gwetAc1(
    const RatingCounts& ratings, Intervals intervals = Intervals::Computed);
/// AC1 of the two raters of a table. The same number whichever of them is A.
ChanceCorrectedFigure gwetAc1(const ContingencyTable& table);
/// Gwet's AC2: AC1 with answers that differ agreeing as far as `weights` says. It can fall below
/// -1, where more than half of the agreement is expected; its interval is then not cut there.
ChanceCorrectedFigure gwetAc2(const RatingCounts& ratings, const AgreementWeights& weights,
    Intervals intervals = Intervals::Computed);

/// Fleiss' kappa (J. L. Fleiss, Psychol. Bull. 76, 1971) for any number of raters, with missing
/// ratings as irrCAC takes them: chance from how frequent the categories are among all items rated.
/// Of two raters who rated all items it is Scott's pi. Where items that one alone rated are many it
/// can fall below -1, and its interval is then not cut there. Undefined, with the reason, where one
/// category alone was used. Else as gwetAc1().
ChanceCorrectedFigure fleissKappa(
    const RatingCounts& ratings, Intervals intervals = Intervals::Computed);

/// The coefficient of Brennan and Prediger (Educ. Psychol. Meas. 41, 1981), of two raters Bennett's
/// S, of more Randolph's free-marginal kappa: chance is one by the number of categories that
/// `ratings` declares. Interval and undefined cases as gwetAc1().
ChanceCorrectedFigure brennanPrediger(
    const RatingCounts& ratings, Intervals intervals = Intervals::Computed);

/// Krippendorff's alpha for nominal data (K. Krippendorff, Content Analysis), for any number of
/// raters and missing ratings; items rated once or never play no part but are counted. Observed
/// holds the correction for small samples, so that alpha is 1 - disagreement observed /
/// disagreement expected. The interval is agreementInterval() from the linearized standard error of
/// Gwet (Handbook, 2014); there is none where n is 1. Undefined, with the reason, where no item was
/// rated twice, and where one category alone was used on those that were.
ChanceCorrectedFigure krippendorffAlpha(const RatingCounts& ratings);
/// Alpha by Krippendorff's metric of a scale; `values` are the numbers that the categories stand
/// for, rising, and matter to interval and ratio data only. The metric of ordinal data follows from
/// how often each category was given; the interval takes it as known. Undefined also where ratio
/// data is negative, or has so many different values that comparing each with each takes too long.
ChanceCorrectedFigure krippendorffAlpha(const RatingCounts& ratings, RatingScale scale,
    const QList<double>& values, Intervals intervals = Intervals::Computed);
/// Alpha of sets of labels, by the category of each: disagreement is their MASI distance
/// (AgreementWeights::sets()). Undefined also where the sets are too many to compare all pairs.
ChanceCorrectedFigure krippendorffAlphaOfSets(const RatingCounts& ratings,
    const QList<QStringList>& sets, Intervals intervals = Intervals::Computed);

} // namespace tandem
