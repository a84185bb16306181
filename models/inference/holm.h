#pragma once

#include <QList>

#include <optional>

namespace tandem::inference {

/// S. Holm's step-down adjustment for several tests (Scand. J. Stat. 6, 1979), each at its place.
QList<double> holmAdjusted(const QList<double>& probabilities);

/// Gives every row that has a `p` the same adjusted for all rows that have one.
template <typename Row>
void adjustByHolm(
    QList<Row>& rows, std::optional<double> Row::*p, std::optional<double> Row::*adjusted)
{
    QList<double> probabilities;
    for (const Row& row : rows) {
        if (row.*p)
            probabilities.append(*(row.*p));
    }
    QList<double> all = holmAdjusted(probabilities);
    for (Row& row : rows) {
        if (row.*p)
            row.*adjusted = all.takeFirst();
    }
}

} // namespace tandem::inference
