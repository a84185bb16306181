#include "models/agreement/concordance.h"

#include "models/agreement/completeratings.h"
#include "models/inference/distributions.h"
#include "models/words.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace tandem {

namespace {

/// Adds a rater's middle ranks of the items to `sums`; returns the sum of t^3 - t over ties.
double addRanks(const QList<QList<double>>& rows, qsizetype rater, QList<double>& sums)
{
    QList<qsizetype> order(rows.size());
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(),
        [&](qsizetype a, qsizetype b) { return rows.at(a).at(rater) < rows.at(b).at(rater); });
    double ties = 0.0;
    for (qsizetype first = 0; first < order.size();) {
        qsizetype end = first;
        while (end < order.size() &&
               rows.at(order.at(end)).at(rater) == rows.at(order.at(first)).at(rater))
            ++end;
        const double tied = double(end - first);
        ties += tied * tied * tied - tied;
        for (qsizetype place = first; place < end; ++place)
            sums[order.at(place)] += double(first + 1 + end) / 2.0;
        first = end;
    }
    return ties;
}

} // namespace

Concordance kendallsW(const RatingTable& table)
{
    const QList<QList<double>> rows = completeRatings(table);
    const qint64 items = rows.size();
    const auto without = [&](const QString& why) {
        return Concordance{Figure::undefined(why, items), {}};
    };
    if (!table.hasOrder)
        return without(AgreementWords::tr("The answers are words without an order."));
    if (const QString why = tooFewRaters(table); !why.isEmpty())
        return without(why);
    if (items < 2)
        return without(AgreementWords::tr("Fewer than two items were rated by all %n rater(s).",
            nullptr, int(ratersWithRatings(table))));
    const double n = double(items);
    const double m = double(rows.constFirst().size());
    QList<double> sums(items, 0.0);
    double ties = 0.0;
    for (qsizetype rater = 0; rater < rows.constFirst().size(); ++rater)
        ties += addRanks(rows, rater, sums);
    const double most = m * m * (n * n * n - n) - m * ties;
    if (most <= 0.0)
        return without(AgreementWords::tr(
            "Every rater gave the same answer to all items: nothing is ranked."));
    const double mean = m * (n + 1.0) / 2.0;
    double squares = 0.0;
    for (const double sum : std::as_const(sums))
        squares += std::pow(sum - mean, 2);
    const double w = 12.0 * squares / most;
    const double chiSquare = m * (n - 1.0) * w;
    return {Figure::defined(w, items),
        ChiSquareTest{chiSquare, n - 1.0, inference::chiSquareAbove(chiSquare, n - 1.0)}};
}

} // namespace tandem
