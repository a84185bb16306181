#include "models/kgds/systemerrors.h"

#include <algorithm>

namespace tandem::kgds {

namespace {

constexpr double kErrorPercent = 100.0;

std::array<qint64, kErrorTypes> countsByType(const ScoredSystem& system)
{
    std::array<qint64, kErrorTypes> counts{};
    for (const SampleScore& score : system.samples) {
        for (std::size_t i = 0; i < counts.size(); ++i)
            counts[i] += score.errors[i];
    }
    for (const ErrorType type : system.unattributedErrors)
        ++counts[std::size_t(type) - 1];
    return counts;
}

} // namespace

SystemErrors errorsOf(const ScoredSystem& system)
{
    SystemErrors found;
    found.system = system.system;
    found.uncovered = sumOverSamples(system, &SampleScore::uncovered);
    const int untyped = sumOverSamples(system, &SampleScore::untyped);
    found.untyped = std::max(qint64(0), untyped - qint64(system.unattributedErrors.size()));
    const std::array<qint64, kErrorTypes> counts = countsByType(system);
    const ErrorShares shares = errorSharesOf(system);
    if (shares.front())
        found.shares.emplace();
    for (std::size_t i = 0; i < kErrorOrder.size(); ++i) {
        const std::size_t type = std::size_t(kErrorOrder.at(i)) - 1;
        found.counts.at(i) = counts.at(type);
        if (found.shares)
            found.shares->at(i) = *shares.at(type) / kErrorPercent;
    }
    return found;
}

QList<SystemErrors> systemErrors(const QList<ScoredSystem>& systems)
{
    QList<SystemErrors> all;
    for (const ScoredSystem& one : systems)
        all.append(errorsOf(one));
    return all;
}

ErrorShares errorSharesOf(const ScoredSystem& system)
{
    return errorShares(countsByType(system), system.errorOrder);
}

} // namespace tandem::kgds
