#pragma once

#include "models/agreement/agreementweights.h"
#include "models/agreement/pairedanswers.h"
#include "models/agreement/ratingtable.h"
#include "models/figure.h"

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

} // namespace tandem
