#include "models/agreement/labelposteriors.h"

#include "models/agreement/completeratings.h"
#include "models/agreement/ratingsagreement.h"
#include "models/inference/means.h"
#include "models/words.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

namespace tandem {

namespace {

constexpr int kMostIterations = 5000;
constexpr double kSettled = 1e-12;
/// A chance that was never seen can still be outweighed.
constexpr double kLeastChance = 1e-10;
/// Ratings times categories times raters: about a second's work.
constexpr double kMostModelWork = 5e6;
/// Two probabilities that differ by less are as likely.
constexpr double kAsLikely = 1e-6;

/// Chances that are multiplied before they are divided by their sum: no more, or the product could
/// be too small to be a number.
constexpr std::size_t kMostFactors = 28;

using Chances = QList<QList<double>>;
/// Numbers in rows of one for each category.
using FlatChances = std::vector<double>;

/// The shares of each category among the answers to each item.
Chances shareOfAnswers(const RatingTable& table)
{
    Chances shares(table.items.size());
    QList<int> raters(table.items.size(), 0);
    for (const GivenRating& rating : table.given) {
        if (shares.at(rating.item).isEmpty())
            shares[rating.item].fill(0.0, table.categories.size());
        shares[rating.item][rating.category] += 1.0;
        ++raters[rating.item];
    }
    for (qsizetype item = 0; item < shares.size(); ++item) {
        for (double& share : shares[item])
            share /= double(raters.at(item));
    }
    return shares;
}

/// Divides numbers by their sum, and returns that.
double divideBySum(double* numbers, qsizetype count)
{
    const double sum = std::accumulate(numbers, numbers + count, 0.0);
    for (qsizetype i = 0; i < count; ++i)
        numbers[i] /= sum;
    return sum;
}

/// The answers of an item. Items of which the same raters said the same have the same
/// probabilities, which are computed once.
struct AnswerPattern
{
    std::span<const GivenRating> answers; ///< of the first such item
    double items = 0.0;
};

/// All that a table has, in an order of their own.
struct AnswerPatterns
{
    explicit AnswerPatterns(const RatingTable& table)
        : ofItems(table.items.size(), -1)
    {
        std::vector<std::span<const GivenRating>> items;
        for (auto first = table.given.cbegin(); first != table.given.cend();) {
            const auto next = std::find_if(first, table.given.cend(),
                [&](const GivenRating& one) { return one.item != first->item; });
            items.emplace_back(&*first, std::size_t(next - first));
            first = next;
        }
        const auto saysLess = [](const auto& left, const auto& right) {
            return std::lexicographical_compare(left.begin(), left.end(), right.begin(),
                right.end(), [](const GivenRating& one, const GivenRating& other) {
                    return std::pair(one.rater, one.category) <
                           std::pair(other.rater, other.category);
                });
        };
        std::stable_sort(items.begin(), items.end(), saysLess);
        for (const std::span<const GivenRating>& answers : items) {
            if (all.empty() || saysLess(all.back().answers, answers))
                all.push_back({answers, 0.0});
            all.back().items += 1.0;
            ofItems[answers.front().item] = qsizetype(all.size()) - 1;
        }
    }

    std::vector<AnswerPattern> all;
    QList<qsizetype> ofItems; ///< the pattern of each item; -1: nobody rated it
};

/// What the raters of a table are like: how likely an item is of a category, and how likely a rater
/// gives an answer to an item of a category; never below kLeastChance.
struct RaterModel
{
    explicit RaterModel(const RatingTable& table)
        : categories(table.categories.size())
        , prior(std::size_t(categories), 1.0 / double(categories))
        , chances(std::size_t(table.raters.size() * categories * categories), 0.0)
    {
    }

    /// Those of an answer, by the category of the item.
    qsizetype placeOf(const GivenRating& rating) const
    {
        return (rating.rater * categories + rating.category) * categories;
    }

    /// Computes the probabilities of an item from its answers; returns the logarithm of their
    /// likelihood. Products take a fraction of the time that sums of logarithms take.
    double expect(double* ofItem, std::span<const GivenRating> answers) const
    {
        std::copy(prior.cbegin(), prior.cend(), ofItem);
        double logLikelihood = 0.0;
        while (!answers.empty()) {
            const auto multiplied = answers.first(std::min(answers.size(), kMostFactors));
            for (const GivenRating& answer : multiplied) {
                const double* factors = chances.data() + placeOf(answer);
                for (qsizetype category = 0; category < categories; ++category)
                    ofItem[category] *= factors[category];
            }
            logLikelihood += std::log(divideBySum(ofItem, categories));
            answers = answers.subspan(multiplied.size());
        }
        return logLikelihood;
    }

    qsizetype categories;
    FlatChances prior;
    FlatChances chances; ///< [rater][answer][category of the item]
};

/// Finds the posteriors by turns from the shares of answers; `maximize` fits the raters to those of
/// each pattern.
LabelPosteriors expectAndMaximize(const AnswerPatterns& patterns, RaterModel& raters,
    const std::function<void(const FlatChances&)>& maximize)
{
    const qsizetype categories = raters.categories;
    FlatChances chances(patterns.all.size() * std::size_t(categories), 0.0);
    double* share = chances.data();
    for (const AnswerPattern& pattern : patterns.all) {
        for (const GivenRating& answer : pattern.answers)
            share[answer.category] += 1.0 / double(pattern.answers.size());
        share += categories;
    }
    LabelPosteriors posteriors;
    double before = -std::numeric_limits<double>::infinity();
    for (int i = 0; i < kMostIterations; ++i) {
        maximize(chances);
        posteriors.logLikelihood = 0.0;
        double* ofPattern = chances.data();
        for (const AnswerPattern& pattern : patterns.all) {
            posteriors.logLikelihood += pattern.items * raters.expect(ofPattern, pattern.answers);
            ofPattern += categories;
        }
        if (std::abs(posteriors.logLikelihood - before) <=
            kSettled * std::abs(posteriors.logLikelihood))
            break;
        before = posteriors.logLikelihood;
    }
    for (const qsizetype pattern : patterns.ofItems) {
        const auto first = chances.cbegin() + std::max<qsizetype>(pattern, 0) * categories;
        posteriors.ofItems.append(
            pattern < 0 ? QList<double>() : QList<double>(first, first + categories));
    }
    return posteriors;
}

/// Divides numbers, `step` apart, by their sum; all are as likely where it is 0.
void toShares(double* numbers, qsizetype count, qsizetype step = 1)
{
    double sum = 0.0;
    for (qsizetype i = 0; i < count; ++i)
        sum += numbers[i * step];
    for (qsizetype i = 0; i < count; ++i)
        numbers[i * step] = sum > 0.0 ? numbers[i * step] / sum : 1.0 / double(count);
}

/// The same, without a chance that was never seen.
void toChances(double* numbers, qsizetype count, qsizetype step = 1)
{
    toShares(numbers, count, step);
    for (qsizetype i = 0; i < count; ++i)
        numbers[i * step] = std::max(numbers[i * step], kLeastChance);
}

/// The table without the answers of a rater.
RatingTable without(const RatingTable& table, int rater)
{
    RatingTable others = table;
    others.given.removeIf([rater](const GivenRating& one) { return one.rater == rater; });
    return others;
}

RaterBesideOthers besideOthers(const RatingTable& table, int rater)
{
    const LabelPosteriors others = dawidSkene(without(table, rater));
    QList<double> probabilities;
    for (const GivenRating& one : table.given) {
        if (one.rater == rater && !others.ofItems.at(one.item).isEmpty())
            probabilities.append(others.ofItems.at(one.item).at(one.category));
    }
    const auto n = qint64(probabilities.size());
    return {table.raters.at(rater),
        n > 0 ? inference::meanWithInterval(probabilities, inference::kScoreRange)
              : Figure::undefined(AgreementWords::tr("Nobody else rated this rater's items."), n),
        0.0, false};
}

QString modelObstacle(const RatingTable& table)
{
    if (ratersWithRatings(table) < kFewestModelledRaters)
        return AgreementWords::tr(
            "Models of raters need %n rater(s) or more.", nullptr, int(kFewestModelledRaters));
    if (table.counts().comparable() == 0)
        return AgreementWords::tr(
            "No item has been rated by two or more raters, so there is nothing to compare.");
    if (table.counts().usedCategories() < 2)
        return AgreementWords::tr("All raters gave the same answer to every item: nothing varies.");
    const double work =
        double(table.given.size()) * double(table.categories.size()) * double(table.raters.size());
    if (table.categories.size() > kMostCategoriesListed || work > kMostModelWork)
        return AgreementWords::tr(
            "There are too many ratings or values for models of raters, which take up to %1 values "
            "and %2 for ratings times values times raters.")
            .arg(kMostCategoriesListed)
            .arg(qint64(kMostModelWork));
    return {};
}

void markFar(QList<RaterBesideOthers>& raters)
{
    for (RaterBesideOthers& one : raters) {
        double sum = 0.0;
        int others = 0;
        for (const RaterBesideOthers& other : std::as_const(raters)) {
            if (&other == &one || !other.probability.isDefined())
                continue;
            sum += *other.probability.value;
            ++others;
        }
        one.isFar =
            others > 0 && one.probability.interval && one.probability.interval->high < sum / others;
    }
}

/// The only greatest one of some probabilities.
std::optional<int> greatestOf(const QList<double>& chances)
{
    if (chances.isEmpty())
        return std::nullopt;
    const auto most = std::max_element(chances.cbegin(), chances.cend());
    const auto asLikely = std::count_if(chances.cbegin(), chances.cend(),
        [&](double chance) { return chance >= *most - kAsLikely; });
    return asLikely == 1 ? std::optional(int(most - chances.cbegin())) : std::nullopt;
}

QList<ItemLabels> labelsOfItems(const ModelledLabels& labels, const RatingTable& table)
{
    const Chances shares = shareOfAnswers(table);
    QList<int> ratings(table.items.size(), 0);
    for (const GivenRating& rating : table.given)
        ++ratings[rating.item];
    QList<ItemLabels> items;
    for (qsizetype item = 0; item < shares.size(); ++item) {
        if (shares.at(item).isEmpty())
            continue;
        const auto greatest = [&](const LabelPosteriors& of) {
            const QList<double>& chances = of.ofItems.at(item);
            return *std::max_element(chances.cbegin(), chances.cend());
        };
        items.append({table.items.at(item), greatestOf(shares.at(item)),
            labels.dawidSkene.mostLikely(item), greatest(labels.dawidSkene),
            labels.mace.mostLikely(item), greatest(labels.mace), ratings.at(item)});
    }
    return items;
}

} // namespace

std::optional<int> LabelPosteriors::mostLikely(qsizetype item) const
{
    return greatestOf(ofItems.at(item));
}

LabelPosteriors dawidSkene(const RatingTable& table)
{
    const AnswerPatterns patterns(table);
    RaterModel raters(table);
    const qsizetype categories = raters.categories;
    const auto maximize = [&](const FlatChances& chances) {
        FlatChances& said = raters.chances;
        std::fill(raters.prior.begin(), raters.prior.end(), 0.0);
        std::fill(said.begin(), said.end(), 0.0);
        FlatChances ofItems(raters.prior.size()); // those of a pattern, added up
        const double* ofPattern = chances.data();
        for (const AnswerPattern& pattern : patterns.all) {
            for (std::size_t category = 0; category < ofItems.size(); ++category) {
                ofItems[category] = pattern.items * ofPattern[category];
                raters.prior[category] += ofItems[category];
            }
            for (const GivenRating& answer : pattern.answers) {
                double* times = said.data() + raters.placeOf(answer);
                for (std::size_t category = 0; category < ofItems.size(); ++category)
                    times[category] += ofItems[category];
            }
            ofPattern += categories;
        }
        toChances(raters.prior.data(), categories);
        for (int rater = 0; rater < table.raters.size(); ++rater) {
            for (qsizetype category = 0; category < categories; ++category)
                toChances(
                    said.data() + raters.placeOf({0, rater, 0}) + category, categories, categories);
        }
    };
    return expectAndMaximize(patterns, raters, maximize);
}

LabelPosteriors mace(const RatingTable& table)
{
    const AnswerPatterns patterns(table);
    RaterModel raters(table);
    const qsizetype categories = raters.categories;
    QList<double> competence(table.raters.size(), 0.5);
    Chances habits(table.raters.size(), QList<double>(categories, 1.0 / double(categories)));
    const auto maximize = [&](const FlatChances& chances) {
        QList<double> known(table.raters.size(), 0.0);
        QList<double> answers(table.raters.size(), 0.0);
        Chances guessed(table.raters.size(), QList<double>(categories, 0.0));
        const double* ofPattern = chances.data();
        for (const AnswerPattern& pattern : patterns.all) {
            for (const GivenRating& rating : pattern.answers) {
                // Who says the label knew it, or guessed it.
                const double knows = competence.at(rating.rater);
                const double guesses = (1.0 - knows) * habits.at(rating.rater).at(rating.category);
                const double right = ofPattern[rating.category];
                const double knew = right * knows / std::max(knows + guesses, kLeastChance);
                known[rating.rater] += pattern.items * knew;
                answers[rating.rater] += pattern.items;
                guessed[rating.rater][rating.category] += pattern.items * (1.0 - knew);
            }
            ofPattern += categories;
        }
        for (int rater = 0; rater < known.size(); ++rater) {
            if (answers.at(rater) > 0.0)
                competence[rater] = known.at(rater) / answers.at(rater);
            toShares(guessed[rater].data(), categories);
            const double knows = competence.at(rater);
            for (int answer = 0; answer < categories; ++answer) {
                const double guesses = (1.0 - knows) * guessed.at(rater).at(answer);
                double* ofAnswer = raters.chances.data() + raters.placeOf({0, rater, answer});
                for (int category = 0; category < categories; ++category)
                    ofAnswer[category] =
                        std::max(guesses + (category == answer ? knows : 0.0), kLeastChance);
            }
        }
        habits = guessed;
    };
    LabelPosteriors posteriors = expectAndMaximize(patterns, raters, maximize);
    posteriors.competence = competence;
    return posteriors;
}

ModelledLabels modelledLabels(const RatingTable& table)
{
    ModelledLabels labels;
    labels.undefinedBecause = modelObstacle(table);
    if (!labels.undefinedBecause.isEmpty())
        return labels;
    labels.dawidSkene = dawidSkene(table);
    labels.mace = mace(table);
    labels.items = labelsOfItems(labels, table);
    labels.categories = table.categories;
    labels.ratedOnce = table.counts().ratedOnce();
    for (int rater = 0; rater < int(table.raters.size()); ++rater) {
        labels.raters.append(besideOthers(table, rater));
        labels.raters.last().competence = labels.mace.competence.at(rater);
    }
    markFar(labels.raters);
    std::stable_sort(labels.raters.begin(), labels.raters.end(),
        [](const RaterBesideOthers& one, const RaterBesideOthers& other) {
            return one.probability.value.value_or(2.0) < other.probability.value.value_or(2.0);
        });
    return labels;
}

} // namespace tandem
