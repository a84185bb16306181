#pragma once

#include "models/agreement/agreementinterval.h"
#include "models/agreement/agreementweights.h"
#include "models/agreement/contingencytable.h"
#include "models/agreement/pairedanswers.h"
#include "models/figure.h"

#include <optional>

/// How well two annotators agree, always on the answers given blind.
namespace tandem {

/// Cohen's kappa with the two agreements that it is made from: kappa = (observed - expected) / (1 -
/// expected).
struct KappaFigure
{
    Figure kappa;                   ///< -1 .. 1, with its n and 95 % interval, or why there is none
    std::optional<double> observed; ///< 0 .. 1; none where no item was answered by both
    std::optional<double>
        expected; ///< 0 .. 1, agreement by chance; none where no item was answered by both
    std::optional<double> squares; ///< ObservedAgreement::squares; none without an interval
    /// The large-sample 95 % interval of Fleiss, Cohen and Everitt (Psychol. Bull. 72, 1969) as
    /// statsmodels computes it: not cut at -1 and 1, a point where the two agree on every item and
    /// where one of them gave one answer throughout. For comparing with others; it holds too
    /// seldom where items are few. None where the kappa has no interval.
    std::optional<Interval> largeSample;
};

/// The share of items on which both said the same, 0 .. 1, with Clopper and Pearson's 95 %
/// interval. Undefined where no item was answered by both.
Figure percentAgreement(const ContingencyTable& table);
Figure percentAgreement(const PairedAnswers& answers, Intervals intervals = Intervals::Computed);

/// Cohen's unweighted kappa (J. Cohen, Educ. Psychol. Meas. 20, 1960) with agreementInterval() from
/// the standard error of Fleiss, Cohen and Everitt. There is none of a single item. Undefined, with
/// the reason, where no item was answered by both, and where both gave one and the same answer
/// throughout (expected agreement 1).
KappaFigure cohenKappa(const ContingencyTable& table);
/// Weighted kappa (J. Cohen, Psychol. Bull. 70, 1968): answers that differ agree as far as
/// `weights` says. Interval and undefined cases as above; unweighted where the weights are
/// AgreementWeights::identity().
KappaFigure cohenKappa(const PairedAnswers& answers, const AgreementWeights& weights,
    Intervals intervals = Intervals::Computed);

} // namespace tandem
