#include "models/agreement/intraclass.h"

#include "models/agreement/completeratings.h"
#include "models/inference/distributions.h"
#include "models/words.h"

#include <algorithm>
#include <cmath>

namespace tandem {

namespace {

/// A mean square below this share of the mean of all squares is a rounded 0.
constexpr double kNoSquare = 1e-12;

/// Mean squares of a table of n items with k ratings each.
struct MeanSquares
{
    double n = 0.0;
    double k = 0.0;
    double items = 0.0;  ///< between items
    double within = 0.0; ///< within items
    double raters = 0.0; ///< between raters
    double rest = 0.0;   ///< within items, without the raters' levels

    /// Of their distances from the first number, divided by the largest, which changes no
    /// correlation: squares stay in the range of numbers, and what numbers have in common takes no
    /// digits from what they differ in.
    static MeanSquares of(QList<QList<double>> rows)
    {
        const double first = rows.constFirst().constFirst();
        double largest = 0.0;
        for (QList<double>& row : rows) {
            for (double& rating : row) {
                rating = rating / 2.0 - first / 2.0; // halves, so that no distance is infinite
                largest = std::max(largest, std::abs(rating));
            }
        }
        for (QList<double>& row : rows) {
            for (double& rating : row)
                rating /= largest;
        }
        MeanSquares squares;
        squares.n = double(rows.size());
        squares.k = double(rows.constFirst().size());
        QList<double> ofRaters(rows.constFirst().size(), 0.0);
        double total = 0.0;
        for (const QList<double>& row : std::as_const(rows)) {
            for (qsizetype rater = 0; rater < row.size(); ++rater) {
                ofRaters[rater] += row.at(rater) / squares.n;
                total += row.at(rater);
            }
        }
        const double mean = total / (squares.n * squares.k);
        double greatest = 0.0;
        for (const QList<double>& row : std::as_const(rows)) {
            double ofItem = 0.0;
            for (const double rating : row) {
                ofItem += rating / squares.k;
                greatest = std::max(greatest, std::pow(rating - mean, 2));
            }
            squares.items += squares.k * std::pow(ofItem - mean, 2);
            for (qsizetype rater = 0; rater < row.size(); ++rater) {
                squares.within += std::pow(row.at(rater) - ofItem, 2);
                squares.rest += std::pow(row.at(rater) - ofItem - ofRaters.at(rater) + mean, 2);
            }
        }
        for (const double ofRater : std::as_const(ofRaters))
            squares.raters += squares.n * std::pow(ofRater - mean, 2);
        const auto over = [greatest](double sum, double degrees) {
            const double square = sum / degrees;
            return square <= kNoSquare * greatest ? 0.0 : square;
        };
        squares.items = over(squares.items, squares.n - 1.0);
        squares.within = over(squares.within, squares.n * (squares.k - 1.0));
        squares.raters = over(squares.raters, squares.k - 1.0);
        squares.rest = over(squares.rest, (squares.n - 1.0) * (squares.k - 1.0));
        return squares;
    }
    double restDegrees() const { return (n - 1.0) * (k - 1.0); }
};

/// A correlation; what rounding has made of it may be no number.
Figure numberOrReason(double value, qint64 n, std::optional<Interval> interval)
{
    if (!std::isfinite(value))
        return Figure::undefined(
            AgreementWords::tr("The answers are too close together for the computation."), n);
    const bool isInterval =
        interval && std::isfinite(interval->low) && std::isfinite(interval->high);
    return Figure::defined(value, n, isInterval ? interval : std::nullopt);
}

using Forms = std::array<Figure, kIntraclassForms>;

Figure& formIn(Forms& forms, IntraclassForm form)
{
    return forms[static_cast<std::size_t>(form)];
}

/// What k ratings' mean makes of a correlation of single ones (Spearman and Brown).
double ofMean(double single, double k)
{
    return k * single / (1.0 + (k - 1.0) * single);
}

/// The same of both ends; none where a mean of ratings has no lower bound.
std::optional<Interval> intervalOfMean(const std::optional<Interval>& single, double k)
{
    if (!single || 1.0 + (k - 1.0) * single->low <= 0.0)
        return std::nullopt;
    return Interval{ofMean(single->low, k), ofMean(single->high, k)};
}

/// Puts the correlation of the items' mean square to another one's, (1,.) or (3,.), in its places.
void putRatio(Forms& forms, IntraclassForm one, IntraclassForm mean, const MeanSquares& squares,
    double error, double errorDegrees)
{
    const auto n = qint64(squares.n);
    const double between = squares.items;
    const auto single = [&](double f) { return (f - 1.0) / (f + squares.k - 1.0); };
    std::optional<Interval> ofOne;
    std::optional<Interval> ofMeans;
    if (error > 0.0 && between > 0.0) {
        const double f = between / error;
        const double low = f / inference::fPoint975(squares.n - 1.0, errorDegrees);
        const double high = f * inference::fPoint975(errorDegrees, squares.n - 1.0);
        ofOne = Interval{single(low), single(high)};
        ofMeans = Interval{1.0 - 1.0 / low, 1.0 - 1.0 / high};
    }
    formIn(forms, one) =
        numberOrReason((between - error) / (between + (squares.k - 1.0) * error), n, ofOne);
    formIn(forms, mean) =
        between > 0.0
            ? numberOrReason((between - error) / between, n, ofMeans)
            : Figure::undefined(
                  AgreementWords::tr("All items have the same mean, so there is no ratio to it."),
                  n);
}

/// The interval of ICC(2,1), of which that of the mean follows.
std::optional<Interval> twoWayInterval(const MeanSquares& squares, double correlation)
{
    if (squares.rest <= 0.0 || squares.items <= 0.0)
        return std::nullopt;
    const double n = squares.n;
    const double k = squares.k;
    // Variances are no less than 0, whatever was estimated.
    const double ratio = std::max(0.0, correlation) / (1.0 - correlation);
    const double a = k * ratio / n;
    const double b = 1.0 + k * ratio * (n - 1.0) / n;
    const double degrees = std::pow(a * squares.raters + b * squares.rest, 2) /
                           (std::pow(a * squares.raters, 2) / (k - 1.0) +
                               std::pow(b * squares.rest, 2) / squares.restDegrees());
    const double lower = inference::fPoint975(n - 1.0, degrees);
    const double upper = inference::fPoint975(degrees, n - 1.0);
    const double error = k * squares.raters + (k * n - k - n) * squares.rest;
    return Interval{
        n * (squares.items - lower * squares.rest) / (lower * error + n * squares.items),
        n * (upper * squares.items - squares.rest) / (error + n * upper * squares.items)};
}

void putTwoWay(Forms& forms, const MeanSquares& squares)
{
    const auto n = qint64(squares.n);
    const double between = squares.items - squares.rest;
    const double ofRaters = squares.raters - squares.rest;
    const double single = between / (squares.items + (squares.k - 1.0) * squares.rest +
                                        squares.k * ofRaters / squares.n);
    const std::optional<Interval> interval = twoWayInterval(squares, single);
    formIn(forms, IntraclassForm::TwoRandom) = numberOrReason(single, n, interval);
    const double below = squares.items + ofRaters / squares.n;
    formIn(forms, IntraclassForm::TwoMean) =
        below > 0.0
            ? numberOrReason(between / below, n, intervalOfMean(interval, squares.k))
            : Figure::undefined(
                  AgreementWords::tr("All items have the same mean, so there is no ratio to it."),
                  n);
}

/// Why there is none; empty where there is.
QString intraclassObstacle(const RatingTable& table, const QList<QList<double>>& rows)
{
    if (!table.hasOrder)
        return AgreementWords::tr("The answers are words, not numbers.");
    if (const QString why = tooFewRaters(table); !why.isEmpty())
        return why;
    if (rows.size() < 2)
        return AgreementWords::tr("Fewer than two items were rated by all %n rater(s).", nullptr,
            int(ratersWithRatings(table)));
    const double first = rows.constFirst().constFirst();
    const bool isConstant = std::all_of(rows.cbegin(), rows.cend(), [&](const auto& row) {
        return std::all_of(
            row.cbegin(), row.cend(), [&](double rating) { return rating == first; });
    });
    return isConstant ? AgreementWords::tr(
                            "All raters gave the same answer to every item: nothing varies.")
                      : QString();
}

} // namespace

IntraclassCorrelations intraclassCorrelations(const RatingTable& table)
{
    IntraclassCorrelations found;
    const QList<QList<double>> complete = completeRatings(table);
    const QList<QList<double>> alike = equallyOftenRated(table);
    const QList<QList<double>>& oneWay = alike.isEmpty() ? complete : alike;
    const auto undefined = [&](std::initializer_list<IntraclassForm> forms, const QString& why,
                               qsizetype n) {
        for (const IntraclassForm form : forms)
            formIn(found.forms, form) = Figure::undefined(why, n);
    };
    using enum IntraclassForm;
    if (const QString why = intraclassObstacle(table, oneWay); !why.isEmpty()) {
        undefined({OneRandom, OneMean}, why, oneWay.size());
    } else {
        const MeanSquares squares = MeanSquares::of(oneWay);
        found.oneWayRaters = int(squares.k);
        putRatio(found.forms, OneRandom, OneMean, squares, squares.within,
            squares.n * (squares.k - 1.0));
    }
    if (const QString why = intraclassObstacle(table, complete); !why.isEmpty()) {
        undefined({TwoRandom, TwoMean, ThreeSingle, ThreeMean}, why, complete.size());
    } else {
        const MeanSquares squares = MeanSquares::of(complete);
        found.twoWayRaters = int(squares.k);
        putTwoWay(found.forms, squares);
        putRatio(found.forms, ThreeSingle, ThreeMean, squares, squares.rest, squares.restDegrees());
    }
    return found;
}

} // namespace tandem
