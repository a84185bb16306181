#pragma once

#include "models/agreement/agreementinterval.h"
#include "models/agreement/pairwisekappa.h"
#include "models/agreement/ratingtable.h"
#include "models/figure.h"

#include <QList>
#include <QString>

namespace tandem {

/// One coefficient of a table of ratings.
struct AgreementStatistic
{
    const char* key = ""; ///< the field of files and of the command line; never changes
    QString name;         ///< for people, translated
    Figure figure;
    /// Translated: why the figure has no interval. Empty where it has one, and where it is
    /// undefined.
    QString intervalNote;
    /// The interval that statsmodels or irrCAC gives this figure, where they have one.
    std::optional<Interval> largeSample;
    /// What an interval from a standard error of resamples goes by; none where it is undefined.
    std::optional<ObservedAgreement> agreement;
};

/// How well the raters of a table agree, with what the figures were counted from.
struct RatingsAgreement
{
    RatingScale scale = RatingScale::Nominal;
    qint64 items = 0;
    qint64 raters = 0;     ///< who rated anything
    qint64 categories = 0; ///< declared, used or not
    qint64 ratings = 0;
    qint64 missing = 0;                   ///< answers not there, of every rater to every item
    qint64 ratedOnce = 0;                 ///< items that one alone rated, no part of n
    qint64 unrated = 0;                   ///< items that nobody rated
    qint64 idleRaters = 0;                ///< raters who rated nothing
    std::optional<qint64> pairsApart = 0; ///< pairs of raters who share no item; none: too many
    QList<AgreementStatistic> statistics; ///< all of them, always in the same order
    QList<ValueCount> values;             ///< RatingTable::valueCounts(), where a table was given
    QList<ValueCount> missingWords;       ///< RatingTable::missing

    /// The figure of this key, which is one of those in the list.
    const Figure& figure(const char* key) const;
};

/// Which of Krippendorff's alphas are computed beside that of the table's own scale.
enum class Alphas { OfScale, OfEveryScale };

/// Every coefficient of agreement that these ratings have, and of the others why they have none:
/// - percent_agreement: the mean share of agreeing pairs of raters; of two raters with Clopper and
///   Pearson's interval. percent_agreement_all_raters: the share of items on which all who rated
///   them agree, with that interval, too.
/// - cohen, cohen_linear, cohen_quadratic: Cohen's kappa of two raters, its weights by the number
///   of a category among those of the items that both rated, as scikit-learn and statsmodels have
///   it, or among all where the table's order is given; cohen_linear_by_value and
///   cohen_quadratic_by_value weigh by the numbers that the categories stand for.
/// - scott (two raters), fleiss, light, davies_fleiss, brennan_prediger.
/// - ac1; ac2_linear and ac2_quadratic, weights by value, as irrCAC has it.
/// - alpha: Krippendorff's, by the table's scale; where asked for, alpha_nominal, alpha_ordinal and
///   alpha_interval too.
/// Weighted ones are undefined where the categories have no order. Items that one alone rated count
/// for fleiss, ac1, ac2 and brennan_prediger, as irrCAC has it: in which categories are used and
/// how often, and in their intervals and that of percent_agreement of more than two raters.
RatingsAgreement ratingsAgreement(const RatingTable& table, Alphas alphas = Alphas::OfScale);

/// What all coefficients are computed from, counted from ratings.
struct RatingsBasis
{
    qint64 items = 0;
    qint64 raters = 0; ///< who rated anything
    qint64 ratings = 0;
    RatingCounts counts;
    PairedAnswers pair; ///< of two raters, where there are no more
    PairwiseKappa pairwise;
};
/// The same of what was counted already; `table` says what the categories are.
RatingsAgreement ratingsAgreement(const RatingTable& table, const RatingsBasis& basis,
    Alphas alphas, Intervals intervals = Intervals::Computed);

} // namespace tandem
