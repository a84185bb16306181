#include "models/agreement/specificagreement.h"

#include "models/agreement/agreementinterval.h"
#include "models/inference/intervals.h"
#include "models/words.h"

#include <cmath>

namespace tandem {

namespace {

/// What items of one pattern say of a category.
struct OfPattern
{
    double agreeing = 0.0; ///< of its raters' other raters, those who chose it, too, as a share sum
    double given = 0.0;    ///< raters who chose it
    double items = 0.0;
    bool isOfTwo = false;
};

QList<OfPattern> patternsWith(const RatingCounts& ratings, int category)
{
    QList<OfPattern> found;
    for (const RatingCounts::Pattern& pattern : ratings.patterns()) {
        const int raters = pattern.raters();
        for (const CategoryCount& count : pattern.given) {
            if (count.category == category && raters >= 2)
                found.append({double(count.times) * double(count.times - 1) / double(raters - 1),
                    double(count.times), double(pattern.items), raters == 2});
        }
    }
    return found;
}

/// Of two raters the agreement is 2 s / (1 + s) of the share s of items on which both chose it.
Interval ofPairsInterval(double both, double items)
{
    const auto agreement = [](double share) { return 2.0 * share / (1.0 + share); };
    const Interval share = inference::clopperPearson(both, items);
    return {agreement(share.low), agreement(share.high)};
}

} // namespace

Figure specificAgreement(const RatingCounts& ratings, int category)
{
    const QList<OfPattern> patterns = patternsWith(ratings, category);
    double agreeing = 0.0;
    double given = 0.0;
    double items = 0.0;
    double both = 0.0;
    bool areOfTwo = true;
    for (const OfPattern& one : patterns) {
        agreeing += one.items * one.agreeing;
        given += one.items * one.given;
        items += one.items;
        both += one.agreeing > 0.0 ? one.items : 0.0;
        areOfTwo = areOfTwo && one.isOfTwo;
    }
    if (items <= 0.0)
        return Figure::undefined(
            AgreementWords::tr("No item with two or more ratings has this value."), 0);
    const double share = agreeing / given;
    const auto n = qint64(items);
    if (areOfTwo)
        return Figure::defined(share, n, ofPairsInterval(both, items));
    if (n < 2)
        return Figure::defined(share, n);
    double squares = 0.0;
    for (const OfPattern& one : patterns)
        squares += one.items * std::pow((one.agreeing - share * one.given) * items / given, 2);
    const double error = std::sqrt(squares / (items * (items - 1.0)));
    return Figure::defined(share, n, agreementInterval({share, 0.0, items, squares}, error, n));
}

} // namespace tandem
