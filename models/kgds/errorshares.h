#pragma once

#include "models/kgds/systemoutput.h"

#include <QList>

#include <array>
#include <optional>
#include <span>

/// Roundings of the published KGDS script (evaluation/paradigms.py, errors.py), which its tables
/// are made with.
namespace tandem::kgds {

/// The double nearest to `number` with two decimals, a tie between two going to the even one, as
/// Python's round(number, 2) does.
double roundedAsPublished(double number);
/// A share 0 .. 1 as a percentage with two decimals.
double publishedPercent(double share);

/// The share of each kind among all, in percent with two decimals; what rounding leaves over goes
/// to the smallest share, of equal ones to the first of `counts`. A kind that does not occur has no
/// part in that; without any there is no share.
QList<std::optional<double>> publishedShares(std::span<const qint64> counts);

/// Shares of error types, in the order of ErrorType; none where there is no error at all.
using ErrorShares = std::array<std::optional<double>, kErrorTypes>;
/// As above, of counts by ErrorType. Of equally rare types the one that is first in `order` takes
/// what is left over; those that are not in it follow by their values.
ErrorShares errorShares(
    const std::array<qint64, kErrorTypes>& counts, const QList<ErrorType>& order = {});

} // namespace tandem::kgds
