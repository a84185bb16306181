#pragma once

#include "models/figure.h"

#include <QList>

namespace tandem::metrics {

/// Bins of equal width; a value on an edge is counted above it, on the last edge in the last bin.
struct BinEdges
{
    double low = 0.0;   ///< left edge of the first bin, a multiple of the width
    double width = 1.0; ///< 1, 2, 2.5 or 5 times a power of ten
    int count = 1;

    double middle(int bin) const { return low + width * (bin + 0.5); }
    double left(int bin) const { return low + width * bin; }
    /// The bin of a value that is not beyond the edges by more than rounding.
    int binOf(double value) const;
};
/// Bins for these finite values: as many as Sturges (JASA 21, 1926) or Freedman and Diaconis
/// (Z. Wahrscheinlichkeitstheorie 57, 1981) have, whichever are more, about 8 to 32 of them, their
/// width the nearest round number.
BinEdges binEdges(const QList<double>& values);

/// How values lie.
struct Distribution
{
    Figure mean;            ///< Student's t interval; undefined without values
    double median = 0.0;    ///< of an even number: the mean of the two in the middle
    double deviation = 0.0; ///< standard deviation of the sample; NaN below two values
    double least = 0.0;
    double most = 0.0;
    QList<qint64> bins; ///< counts, as many as the edges have
};
/// Of finite values; all within the edges. Figures but the mean mean nothing without values.
Distribution distributionOf(const QList<double>& values, const BinEdges& edges);

} // namespace tandem::metrics
