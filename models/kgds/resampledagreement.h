#pragma once

#include "models/agreement/agreement.h"

#include <QList>
#include <QMap>

#include <atomic>

namespace tandem::kgds {

/// What two sides said of the same items, sample by sample, so that samples can be drawn: neither
/// the items of an output nor a sample's outputs of several systems are independent.
class SampledPairs final
{
public:
    /// Answers are 0 .. categories - 1.
    explicit SampledPairs(int categories);

    /// `weight`: 1 / how likely the item was to be looked at, where that differs between items.
    void add(qint64 sample, int first, int second, double weight = 1.0);
    qint64 samples() const { return m_bySample.size(); }

    /// Of everything, with agreementInterval() from the standard error of the cluster bootstrap
    /// over samples (C. A. Field and A. H. Welsh, J. R. Stat. Soc. B 69, 2007), none of fewer than
    /// inference::kLeastGroups samples; the same on every machine. Shares are those of the
    /// weights (J. Hájek's ratio, in Foundations of Statistical Inference, 1971); n counts pairs.
    struct Agreement
    {
        Figure percent;
        KappaFigure kappa;
    };
    Agreement agreement(const std::atomic_bool* cancel) const;

private:
    /// As many pairs of one weight would say as much (L. Kish, Survey Sampling, 1965).
    struct Weights
    {
        double sum = 0.0;
        double squares = 0.0;

        void add(double weight)
        {
            sum += weight;
            squares += weight * weight;
        }
        double pairs() const { return sum * sum / squares; }
    };

    ContingencyTable m_counts;
    Weights m_weights;
    QMap<qint64, QList<double>> m_bySample; ///< the weight of each pair of answers
};

} // namespace tandem::kgds
