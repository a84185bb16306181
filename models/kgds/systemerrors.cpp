#include "models/kgds/systemerrors.h"

#include <cmath>
#include <numeric>

namespace tandem::kgds {

namespace {

constexpr qint64 kAllHundredths = 10'000;

SystemErrors errorSharesOf(const ScoredSystem& system)
{
    SystemErrors found;
    found.system = system.system;
    for (const SampleScore& score : system.samples) {
        found.uncovered += score.uncovered;
        found.untyped += score.untyped;
        for (std::size_t i = 0; i < kErrorOrder.size(); ++i) {
            const auto type = std::size_t(kErrorOrder.at(i));
            found.counts.at(i) += score.errors.at(type - std::size_t(ErrorType::Misattribution));
        }
    }
    QList<qint64> counts(found.counts.cbegin(), found.counts.cend());
    counts.append(found.untyped);
    const QList<qint64> rounded = roundedShares(counts);
    if (rounded.isEmpty())
        return found;
    found.shares.emplace();
    for (std::size_t i = 0; i < kErrorOrder.size(); ++i)
        found.shares->at(i) = double(rounded.at(qsizetype(i))) / double(kAllHundredths);
    found.untypedShare = double(rounded.last()) / double(kAllHundredths);
    return found;
}

} // namespace

QList<SystemErrors> systemErrors(const QList<ScoredSystem>& systems)
{
    QList<SystemErrors> all;
    for (const ScoredSystem& one : systems)
        all.append(errorSharesOf(one));
    return all;
}

QList<qint64> roundedShares(const QList<qint64>& counts)
{
    const qint64 sum = std::accumulate(counts.cbegin(), counts.cend(), qint64(0));
    if (sum == 0)
        return {};
    QList<qint64> shares;
    qsizetype smallest = -1;
    for (qsizetype i = 0; i < counts.size(); ++i) {
        shares.append(std::llround(double(counts.at(i)) * double(kAllHundredths) / double(sum)));
        if (counts.at(i) > 0 && (smallest < 0 || counts.at(i) <= counts.at(smallest)))
            smallest = i;
    }
    shares[smallest] += kAllHundredths - std::accumulate(shares.cbegin(), shares.cend(), qint64(0));
    return shares;
}

} // namespace tandem::kgds
