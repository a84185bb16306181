#include "models/kgds/systemerrors.h"

#include "models/kgds/errorshares.h"

#include <algorithm>

namespace tandem::kgds {

namespace {

constexpr double kErrorPercent = 100.0;

} // namespace

SystemErrors errorsOf(const ScoredSystem& system)
{
    SystemErrors found;
    found.system = system.system;
    found.uncovered = sumOverSamples(system, &SampleScore::uncovered);
    const int untyped = sumOverSamples(system, &SampleScore::untyped);
    found.untyped = std::max(qint64(0), untyped - qint64(system.looseErrors.size()));
    const QList<ErrorType> types = errorsInOrder(system);
    const ErrorShares shares = errorShares(types);
    if (!types.isEmpty())
        found.shares.emplace();
    for (std::size_t i = 0; i < kErrorOrder.size() && found.shares; ++i) {
        const ErrorType type = kErrorOrder.at(i);
        found.counts.at(i) = types.count(type);
        found.shares->at(i) = shares.at(std::size_t(type) - 1).value_or(0.0) / kErrorPercent;
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

QList<ErrorType> errorsInOrder(const ScoredSystem& system)
{
    QList<ErrorType> types;
    for (const SampleScore& score : system.samples)
        types += score.errors;
    return types + system.looseErrors;
}

} // namespace tandem::kgds
