#include "models/inference/holm.h"

#include <algorithm>
#include <numeric>

namespace tandem::inference {

QList<double> holmAdjusted(const QList<double>& probabilities)
{
    QList<qsizetype> order(probabilities.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
        [&](qsizetype a, qsizetype b) { return probabilities.at(a) < probabilities.at(b); });
    QList<double> adjusted(probabilities.size(), 1.0);
    double least = 0.0;
    for (qsizetype rank = 0; rank < order.size(); ++rank) {
        const double factor = double(order.size() - rank);
        least = std::max(least, std::min(1.0, factor * probabilities.at(order.at(rank))));
        adjusted[order.at(rank)] = least;
    }
    return adjusted;
}

} // namespace tandem::inference
