#pragma once

#include <QtGlobal>

#include <random>
#include <utility>
#include <vector>

namespace tandem {

/// Two people by their places in a list, not yet told apart as A and B.
using Couple = std::pair<size_t, size_t>;

/// Chooses who works with whom: a couple for each of `samples` samples. `loads` says how many
/// samples each person already has; at least two people. Each couple is drawn from those who have
/// least to do, so loads that start within one of each other stay so; among equals those who have
/// met least are taken, and in the end couples that met too often are broken up by exchanging
/// partners, which changes nobody's load.
std::vector<Couple> chooseCouples(int samples, std::vector<qint64> loads, std::mt19937& generator);

/// Says for each couple who is A (first) and who is B (second), so that everybody is A as often as
/// B, give or take one.
std::vector<Couple> orientCouples(const std::vector<Couple>& couples, size_t people);

} // namespace tandem
