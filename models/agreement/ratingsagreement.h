#pragma once

#include "models/agreement/agreementinterval.h"
#include "models/agreement/agreementweights.h"
#include "models/agreement/concordance.h"
#include "models/agreement/pairedanswers.h"
#include "models/agreement/ratingtable.h"
#include "models/figure.h"

#include <QList>
#include <QString>

namespace tandem {

/// What two raters who both rated something said of the items that both rated.
PairedAnswers pairedAnswers(const QList<std::pair<int, int>>& first,
    const QList<std::pair<int, int>>& second, int categories);

/// Coefficients made from each two raters of a table; n of each counts the items rated by two or
/// more. Neither has an interval: a large-sample variance of Light's mean is not in use (the field
/// takes bootstraps), and the one known for Conger's form of the other is for its own treatment of
/// missing answers. From a standard error of resamples there is one.
struct PairwiseKappa
{
    /// The mean of Cohen's kappa over all pairs (R. J. Light, Psychol. Bull. 76, 1971), each on the
    /// items that both rated; pairs that share none are left out. Undefined also where the kappa
    /// of a pair that shares items is.
    Figure light;
    /// The kappa of Davies and Fleiss (Biometrics 38, 1982): observed and expected agreement are
    /// means over the pairs, each on the items that both rated. Without missing answers it is
    /// Conger's kappa.
    Figure daviesFleiss;
    double observed = 0.0; ///< means over the pairs that share an item; of no meaning without one
    double expected = 0.0;
    qint64 pairs = 0; ///< of raters who rated anything
    /// Left out of both; none where the raters are too many to go through their pairs.
    std::optional<qint64> pairsWithoutCommonItem = 0;
};

/// Adds up the pairs of raters, one after the other.
class PairwiseSums final
{
public:
    explicit PairwiseSums(int categories)
        : m_weights(AgreementWeights::identity(categories))
    {
    }
    /// What two raters said of the items that both rated; without any it is left out.
    void add(const PairedAnswers& answers);
    /// The coefficients of so many raters who rated anything, once all pairs that share an item
    /// are added.
    PairwiseKappa figures(qint64 raters, qint64 comparable) const;

private:
    Figure light(qint64 n) const;
    Figure daviesFleiss(qint64 n) const;

    AgreementWeights m_weights;
    qint64 m_pairs = 0;
    qint64 m_undefined = 0; ///< of these, without a kappa
    double m_kappa = 0.0;
    double m_observed = 0.0;
    double m_expected = 0.0;
};

/// Whether the pairs of so many raters with so many ratings in all are too many to go through.
bool exceedsPairLimit(qint64 raters, qint64 ratings);
/// The coefficients where they are.
PairwiseKappa pairwiseOfTooMany(qint64 raters, qint64 comparable);

/// Undefined, with the reason, for fewer than two raters, where no two share an item, and where
/// the raters are so many that going through all pairs takes too long.
PairwiseKappa pairwiseKappa(const RatingTable& table, qint64 comparable);

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
    /// What an interval from a standard error of resamples goes by; none where it is undefined, and
    /// of intraclass correlations and Kendall's W, which are no share of agreement beyond chance.
    std::optional<ObservedAgreement> agreement;
    const char* intervalKey = "korn_graubard"; ///< the word of files for what its interval is
    std::optional<ChiSquareTest> test = {};    ///< of Kendall's W
};

/// The agreement on one category.
struct CategoryAgreement
{
    QString category;
    qint64 ratings = 0;
    Figure agreement; ///< specificAgreement()
};
/// With more categories there is no table of them: they are numbers, not classes.
inline constexpr qsizetype kMostCategoriesListed = 50;

/// How intervals for other raters were drawn (setTwoWayIntervals()).
struct TwoWayBasis
{
    int resamples = 0;
    quint64 seed = 0;
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
    /// All of them, always in the same order; icc_... and kendall_w are last, and only where a
    /// table was given.
    QList<AgreementStatistic> statistics;
    QList<ValueCount> values;       ///< RatingTable::valueCounts(), where a table was given
    QList<ValueCount> missingWords; ///< RatingTable::missing
    /// Of each category, where a table was given with at most kMostCategoriesListed.
    QList<CategoryAgreement> byCategory;
    std::optional<TwoWayBasis> twoWay; ///< its intervals hold for other raters, too

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
/// - icc_1_1, icc_1_k, icc_2_1, icc_2_k, icc_3_1, icc_3_k: intraclassCorrelations(), and kendall_w:
///   kendallsW().
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
