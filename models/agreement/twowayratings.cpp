#include "models/agreement/twowayratings.h"

#include "models/agreement/agreementinterval.h"
#include "models/agreement/agreementweights.h"
#include "models/words.h"

#include <QMap>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace tandem {

namespace {

/// Raters are drawn by numbers of their own.
constexpr quint64 kRaterSeed = 0x9e3779b97f4a7c15;
/// Distances of each category to each other are added up of no more.
constexpr qsizetype kMostTwoWayCategories = 200;
constexpr double kNoDifference = 1e-12;

/// What the raters of an item said, each as often as drawn.
struct DrawnItem
{
    QMap<int, double> given; ///< how often each category
    double ratings = 0.0;
    double pairs = 0.0;    ///< ordered, of different raters
    double agreeing = 0.0; ///< of these, on the same category

    static DrawnItem of(
        const RatingTable& table, qsizetype first, qsizetype end, const QList<int>& raters)
    {
        DrawnItem item;
        double copies = 0.0; // pairs of a rater with themselves
        for (qsizetype at = first; at < end; ++at) {
            const double times = raters.at(table.given.at(at).rater);
            if (times <= 0.0)
                continue;
            item.given[table.given.at(at).category] += times;
            item.ratings += times;
            copies += times * times;
        }
        item.pairs = item.ratings * item.ratings - copies;
        for (const double times : std::as_const(item.given))
            item.agreeing += times * times;
        item.agreeing -= copies;
        return item;
    }
};

/// The sum over ordered pairs of the squared distances between numbers that stand there so often.
double distancesOfPairs(double times, double sum, double squares)
{
    return std::max(0.0, 2.0 * (times * squares - sum * sum));
}

bool isByPlaces(RatingScale scale)
{
    return scale == RatingScale::Ordinal || scale == RatingScale::Interval;
}

} // namespace

/// What items add up to.
struct TwoWayRatings::Sums
{
    double compared = 0.0;     ///< items with two raters or more
    double agreement = 0.0;    ///< of these
    double rated = 0.0;        ///< items with any
    QList<double> shares = {}; ///< of each category, of these
};

TwoWayRatings::TwoWayRatings(const RatingTable& table)
    : m_table(table)
    , m_categories(double(table.categories.size()))
{
    qsizetype at = 0;
    for (int item = 0; item < table.items.size(); ++item) {
        m_begins.push_back(at);
        while (at < table.given.size() && table.given.at(at).item == item)
            ++at;
    }
    m_begins.push_back(at);
}

void TwoWayRatings::addItem(int item, double times, const QList<int>& raters, Sums& sums)
{
    const DrawnItem drawn = DrawnItem::of(
        m_table, m_begins[std::size_t(item)], m_begins[std::size_t(item) + 1], raters);
    if (drawn.ratings <= 0.0)
        return;
    sums.rated += times;
    for (auto category = drawn.given.cbegin(); category != drawn.given.cend(); ++category)
        sums.shares[category.key()] += times * *category / drawn.ratings;
    if (drawn.pairs <= 0.0)
        return;
    sums.compared += times;
    sums.agreement += times * drawn.agreeing / drawn.pairs;
}

TwoWayValues TwoWayRatings::values(const QList<int>& items, const QList<int>& raters)
{
    Sums sums;
    sums.shares.fill(0.0, m_table.categories.size());
    for (int item = 0; item < items.size(); ++item) {
        if (items.at(item) > 0)
            addItem(item, items.at(item), raters, sums);
    }
    TwoWayValues values;
    if (sums.compared <= 0.0)
        return values;
    const double observed = sums.agreement / sums.compared;
    values[0] = observed;
    double squares = 0.0;
    for (const double share : std::as_const(sums.shares))
        squares += std::pow(share / sums.rated, 2);
    const auto corrected = [&](double expected) {
        return 1.0 - expected > kNoDifference
                   ? std::optional((observed - expected) / (1.0 - expected))
                   : std::nullopt;
    };
    values[1] = corrected(squares);
    if (m_categories >= 2.0) {
        values[2] = corrected((1.0 - squares) / (m_categories - 1.0));
        values[3] = corrected(1.0 / m_categories);
    }
    values[4] = alpha(items, raters);
    return values;
}

/// Where the categories stand on the scale: values, or the middle ranks of `given` answers.
QList<double> TwoWayRatings::placesOf(const QList<double>& given) const
{
    if (m_table.scale == RatingScale::Interval)
        return m_table.values;
    QList<double> ranks;
    double below = 0.0;
    for (const double times : given) {
        ranks.append(below + times / 2.0);
        below += times;
    }
    return ranks;
}

std::optional<double> TwoWayRatings::alpha(const QList<int>& items, const QList<int>& raters) const
{
    QList<std::pair<double, DrawnItem>> drawn;
    QList<double> given(m_table.categories.size(), 0.0);
    double ratings = 0.0;
    for (int item = 0; item < items.size(); ++item) {
        if (items.at(item) == 0)
            continue;
        const DrawnItem one = DrawnItem::of(
            m_table, m_begins[std::size_t(item)], m_begins[std::size_t(item) + 1], raters);
        if (one.pairs <= 0.0)
            continue;
        const double times = items.at(item);
        for (auto category = one.given.cbegin(); category != one.given.cend(); ++category)
            given[category.key()] += times * *category;
        ratings += times * one.ratings;
        drawn.append({times, one});
    }
    if (ratings <= 1.0)
        return std::nullopt;
    const bool areFar = isByPlaces(m_table.scale);
    const QList<double> places = areFar ? placesOf(given) : QList<double>();
    const bool isNominal = m_table.scale == RatingScale::Nominal;
    if (!areFar && !isNominal && m_table.categories.size() > kMostTwoWayCategories)
        return std::nullopt;
    const AgreementWeights weights =
        m_table.scale == RatingScale::Sets    ? AgreementWeights::sets(m_table.sets)
        : m_table.scale == RatingScale::Ratio ? AgreementWeights::ratio(m_table.values)
                                              : AgreementWeights::identity(int(given.size()));
    // How far answers that stand there so often differ, over ordered pairs.
    const auto distances = [&](const QMap<int, double>& answers) {
        double times = 0.0;
        double sum = 0.0;
        double squares = 0.0;
        double apart = 0.0;
        for (auto one = answers.cbegin(); one != answers.cend(); ++one) {
            times += *one;
            if (areFar) {
                const double place = places.at(one.key()) - places.constFirst();
                sum += *one * place;
                squares += *one * place * place;
            } else if (isNominal) {
                squares += *one * *one;
            } else {
                for (auto other = answers.cbegin(); other != answers.cend(); ++other)
                    apart += *one * *other * (1.0 - weights.between(one.key(), other.key()));
            }
        }
        return areFar      ? distancesOfPairs(times, sum, squares)
               : isNominal ? times * times - squares
                           : apart;
    };
    double observed = 0.0;
    for (const auto& [times, one] : std::as_const(drawn))
        observed += times * one.ratings / one.pairs * distances(one.given);
    observed /= ratings;
    QMap<int, double> all;
    for (int category = 0; category < given.size(); ++category) {
        if (given.at(category) > 0.0)
            all.insert(category, given.at(category));
    }
    const double expected = distances(all) / (ratings * (ratings - 1.0));
    return expected > 0.0 ? std::optional(1.0 - observed / expected) : std::nullopt;
}

TwoWayDraw::TwoWayDraw(const QList<int>& groups, qsizetype raters, quint64 seed)
    : m_items(groups, groups.isEmpty() ? 0 : *std::max_element(groups.cbegin(), groups.cend()) + 1,
          seed)
    , m_raters(raters, seed ^ kRaterSeed)
    , m_raterCount(raters)
{
}

bool TwoWayDraw::canDraw() const
{
    return m_items.canDraw() && m_raterCount >= kFewestDrawnRaters;
}

qint64 TwoWayDraw::fewer() const
{
    return std::min<qint64>(m_items.clusters(), m_raterCount);
}

void TwoWayDraw::next()
{
    m_itemTimes = &m_items.next();
    m_raterTimes = &m_raters.next();
}

namespace {

qsizetype twoWayPlaceOf(const char* key)
{
    const auto found = std::find_if(kTwoWayStatistics.cbegin(), kTwoWayStatistics.cend(),
        [key](const char* one) { return std::strcmp(one, key) == 0; });
    return found == kTwoWayStatistics.cend() ? -1 : found - kTwoWayStatistics.cbegin();
}

/// The table without raters who rated nothing, and without items that nobody rated.
RatingTable ratedAlone(const RatingTable& table, const QList<int>& groups, QList<int>& kept)
{
    RatingTable rated = table;
    rated.items.clear();
    rated.raters.clear();
    QList<int> raters(table.raters.size(), -1);
    int last = -1;
    for (GivenRating& rating : rated.given) {
        if (rating.item != last) {
            last = rating.item;
            rated.items.append(table.items.at(last));
            kept.append(groups.isEmpty() ? int(kept.size()) : groups.at(last));
        }
        rating.item = int(rated.items.size()) - 1;
        int& rater = raters[rating.rater];
        if (rater < 0) {
            rater = int(rated.raters.size());
            rated.raters.append(table.raters.at(rating.rater));
        }
        rating.rater = rater;
    }
    return rated;
}

/// How far the pairs of raters of each item agree, and its group.
double independentOf(TwoWayRatings& ratings, const RatingTable& table, const QList<int>& groups)
{
    const QList<int> once(table.raters.size(), 1);
    QList<int> items(table.items.size(), 0);
    QList<double> agreement;
    QList<int> compared;
    for (int item = 0; item < items.size(); ++item) {
        items[item] = 1;
        if (const std::optional<double> one = ratings.values(items, once)[0]) {
            agreement.append(*one);
            compared.append(groups.at(item));
        }
        items[item] = 0;
    }
    return independentItems(agreement, compared);
}

} // namespace

bool setTwoWayIntervals(
    RatingsAgreement& agreement, const RatingTable& table, const TwoWayOptions& options)
{
    QList<int> groups;
    const RatingTable rated = ratedAlone(table, options.groups, groups);
    TwoWayRatings ratings(rated);
    TwoWayDraw draw(groups, rated.raters.size(), options.seed);
    std::array<inference::ResampledValues, kTwoWayStatistics.size()> values;
    for (int i = 0; i < options.resamples; ++i) {
        if (options.goesOn && !options.goesOn())
            return false;
        if (!draw.canDraw())
            continue;
        draw.next();
        const TwoWayValues drawn = ratings.values(draw.items(), draw.raters());
        for (std::size_t s = 0; s < drawn.size(); ++s)
            values[s].add(drawn[s]);
    }
    const double independent =
        options.groups.isEmpty() ? double(groups.size()) : independentOf(ratings, rated, groups);
    const QString tooFew =
        AgreementWords::tr("No interval for other raters: it needs %1 raters and %2 items (or "
                           "groups of items) or more.")
            .arg(kFewestDrawnRaters)
            .arg(inference::kLeastGroups);
    const QString notDrawn = AgreementWords::tr(
        "No interval for other raters: raters are drawn for percent agreement, Fleiss' kappa, AC1, "
        "Brennan and Prediger's coefficient and Krippendorff's alpha.");
    for (AgreementStatistic& one : agreement.statistics) {
        one.figure.interval.reset();
        one.largeSample.reset();
        if (!one.figure.isDefined())
            continue;
        const qsizetype place = twoWayPlaceOf(one.key);
        const std::optional<double> error =
            place >= 0 ? values[std::size_t(place)].error() : std::nullopt;
        one.intervalNote = place < 0 ? notDrawn : tooFew;
        if (!error || !one.agreement || one.agreement->items < 2.0)
            continue;
        one.figure.interval =
            agreementInterval(one.agreement->ofAtMost(independent), *error, draw.fewer());
        one.intervalKey = "two_way_bootstrap";
        one.intervalNote.clear();
    }
    for (CategoryAgreement& one : agreement.byCategory)
        one.agreement.interval.reset();
    agreement.twoWay = TwoWayBasis{options.resamples, options.seed};
    return true;
}

} // namespace tandem
