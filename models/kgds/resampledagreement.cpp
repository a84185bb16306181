#include "models/kgds/resampledagreement.h"

#include "models/cancel.h"
#include "models/studies/resampling.h"

#include <numeric>

namespace tandem::kgds {

namespace {

constexpr quint64 kPairsSeed = 1;
constexpr int kPairsResamples = 2'000;

studies::ClusterDraw drawOfSamples(qsizetype samples)
{
    QList<int> members(samples);
    std::iota(members.begin(), members.end(), 0);
    return {members, int(samples), kPairsSeed};
}

} // namespace

SampledPairs::SampledPairs(int categories)
    : m_categories(categories)
{
}

void SampledPairs::add(qint64 sample, int first, int second)
{
    QList<qint64>& pairs = m_bySample[sample];
    pairs.resize(qsizetype(m_categories) * m_categories);
    ++pairs[qsizetype(first) * m_categories + second];
}

ContingencyTable SampledPairs::tableOf(
    const QList<QList<qint64>>& samples, const QList<int>& times) const
{
    ContingencyTable table(m_categories);
    for (int a = 0; a < m_categories; ++a) {
        for (int b = 0; b < m_categories; ++b) {
            qint64 count = 0;
            for (qsizetype i = 0; i < samples.size(); ++i)
                count += samples.at(i).at(qsizetype(a) * m_categories + b) * times.at(i);
            table.add(a, b, count);
        }
    }
    return table;
}

SampledPairs::Agreement SampledPairs::agreement(const std::atomic_bool* cancel) const
{
    const QList<QList<qint64>> samples = m_bySample.values();
    const ContingencyTable all = tableOf(samples, QList<int>(samples.size(), 1));
    Agreement result{percentAgreement(all), cohenKappa(all)};
    result.percent.interval.reset();
    result.kappa.kappa.interval.reset();
    studies::ClusterDraw draw = drawOfSamples(samples.size());
    if (!draw.canDraw())
        return result;
    studies::ResampledValues percents;
    studies::ResampledValues kappas;
    for (int i = 0; i < kPairsResamples && !isRaised(cancel); ++i) {
        const ContingencyTable table = tableOf(samples, draw.next());
        percents.add(percentAgreement(table).value);
        kappas.add(cohenKappa(table).kappa.value);
    }
    result.percent.interval = percents.interval();
    if (result.kappa.kappa.isDefined())
        result.kappa.kappa.interval = kappas.interval();
    return result;
}

} // namespace tandem::kgds
