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

    void add(qint64 sample, int first, int second);
    qint64 samples() const { return m_bySample.size(); }

    /// Of everything, with intervals by the cluster bootstrap over samples (C. A. Field and A. H.
    /// Welsh, J. R. Stat. Soc. B 69, 2007); the same on every machine.
    struct Agreement
    {
        Figure percent;
        KappaFigure kappa;
    };
    Agreement agreement(const std::atomic_bool* cancel) const;

private:
    ContingencyTable tableOf(const QList<QList<qint64>>& samples, const QList<int>& times) const;

    int m_categories;
    QMap<qint64, QList<qint64>> m_bySample; ///< how often each pair of answers was given
};

} // namespace tandem::kgds
