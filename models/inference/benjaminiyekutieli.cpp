#include "models/inference/benjaminiyekutieli.h"

#include <algorithm>
#include <numeric>

namespace tandem::inference {

QList<double> benjaminiYekutieliAdjusted(const QList<double>& probabilities)
{
    QList<qsizetype> order(probabilities.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(),
        [&](qsizetype a, qsizetype b) { return probabilities.at(a) < probabilities.at(b); });
    double harmonic = 0.0;
    for (qsizetype rank = 1; rank <= order.size(); ++rank)
        harmonic += 1.0 / double(rank);
    QList<double> adjusted(probabilities.size(), 1.0);
    double most = 1.0;
    for (qsizetype rank = order.size(); rank > 0; --rank) {
        const double factor = double(order.size()) * harmonic / double(rank);
        most = std::min(most, factor * probabilities.at(order.at(rank - 1)));
        adjusted[order.at(rank - 1)] = most;
    }
    return adjusted;
}

} // namespace tandem::inference
