#include "models/kgds/unseenvariance.h"

#include <algorithm>
#include <cmath>

namespace tandem::kgds {

namespace {

/// Labels that differ by less are the same.
constexpr double kSameLabel = 1e-9;

/// What checks of a stratum have not shown, though they could have.
struct Unseen
{
    std::optional<double> label; ///< of its first check
    bool labelsDiffer = false;
    bool couldFindMore = false; ///< an item that the judge does not call covered
    bool couldFindLess = false; ///< one that it calls so
    bool foundMore = false;     ///< people say covered where the judge does not
    bool foundLess = false;

    void add(const CheckedItems::Item& item)
    {
        if (item.judged) {
            couldFindMore = couldFindMore || *item.judged < 1.0;
            couldFindLess = couldFindLess || *item.judged > 0.0;
        }
        if (!item.checked)
            return;
        if (!label)
            label = item.checked;
        labelsDiffer = labelsDiffer || std::abs(*item.checked - *label) > kSameLabel;
        if (item.judged) {
            foundMore = foundMore || *item.checked - *item.judged > kSameLabel;
            foundLess = foundLess || *item.judged - *item.checked > kSameLabel;
        }
    }
    /// Where labels are all the same nothing is known of either.
    int ofLabels() const { return labelsDiffer ? 0 : 2; }
    int ofDifferences() const
    {
        const int missing = int(couldFindMore && !foundMore) + int(couldFindLess && !foundLess);
        return std::max(missing, ofLabels());
    }
};

} // namespace

double unseenVariance(const CheckedItems& items, UnseenIn what)
{
    QList<Unseen> unseen(items.strata().size());
    for (const CheckedItems::Item& item : items.items())
        unseen[item.stratum].add(item);
    double variance = 0.0;
    for (qsizetype i = 0; i < unseen.size(); ++i) {
        const CheckedItems::Stratum& stratum = items.strata().at(i);
        if (stratum.checks == stratum.items)
            continue;
        const int missing =
            what == UnseenIn::Labels ? unseen.at(i).ofLabels() : unseen.at(i).ofDifferences();
        variance += missing * std::pow(stratum.weight / (double(stratum.checks) + 2.0), 2);
    }
    return variance;
}

} // namespace tandem::kgds
