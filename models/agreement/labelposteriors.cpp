#include "models/agreement/labelposteriors.h"

#include "models/agreement/completeratings.h"
#include "models/agreement/ratingsagreement.h"
#include "models/inference/means.h"
#include "models/words.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>

namespace tandem {

namespace {

constexpr int kMostIterations = 5000;
constexpr double kSettled = 1e-12;
/// The logarithm of a chance that was never seen stays a number.
constexpr double kLeastChance = 1e-10;
/// Ratings times categories times raters: about a second's work.
constexpr double kMostModelWork = 5e6;
/// Two probabilities that differ by less are as likely.
constexpr double kAsLikely = 1e-6;

using Chances = QList<QList<double>>;

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

/// Turns log chances into probabilities; returns the logarithm of their sum.
double normalize(QList<double>& logs)
{
    const double most = *std::max_element(logs.cbegin(), logs.cend());
    double sum = 0.0;
    for (double& one : logs) {
        one = std::exp(one - most);
        sum += one;
    }
    for (double& one : logs)
        one /= sum;
    return most + std::log(sum);
}

double logOf(double chance)
{
    return std::log(std::max(chance, kLeastChance));
}

/// What the raters of a table are like, as logarithms: how likely an item is of a category, and how
/// likely a rater gives an answer to an item of a category.
struct RaterModel
{
    explicit RaterModel(const RatingTable& table)
        : categories(table.categories.size())
        , logPrior(categories, 0.0)
        , logChances(table.raters.size() * categories * categories, 0.0)
    {
    }

    /// Those of an answer by the item's category: computed once a turn, and not for each rating.
    double* logChancesOf(int rater, int answer)
    {
        return logChances.data() + (rater * categories + answer) * categories;
    }

    qsizetype categories;
    QList<double> logPrior;
    QList<double> logChances; ///< [rater][answer][category of the item]
};

/// Improves `posteriors` by turns; `maximize` fits the raters to them.
void expectAndMaximize(LabelPosteriors& posteriors, const RatingTable& table, RaterModel& raters,
    const std::function<void(const Chances&)>& maximize)
{
    double before = -std::numeric_limits<double>::infinity();
    for (int i = 0; i < kMostIterations; ++i) {
        maximize(posteriors.ofItems);
        for (QList<double>& ofItem : posteriors.ofItems) {
            if (!ofItem.isEmpty())
                ofItem = raters.logPrior;
        }
        for (const GivenRating& rating : table.given) {
            double* ofItem = posteriors.ofItems[rating.item].data();
            const double* chances = raters.logChancesOf(rating.rater, rating.category);
            for (qsizetype category = 0; category < raters.categories; ++category)
                ofItem[category] += chances[category];
        }
        posteriors.logLikelihood = 0.0;
        for (QList<double>& ofItem : posteriors.ofItems)
            posteriors.logLikelihood += ofItem.isEmpty() ? 0.0 : normalize(ofItem);
        if (std::abs(posteriors.logLikelihood - before) <=
            kSettled * std::abs(posteriors.logLikelihood))
            return;
        before = posteriors.logLikelihood;
    }
}

/// Divides numbers by their sum; all are as likely where it is 0.
void toShares(QList<double>& numbers)
{
    const double sum = std::accumulate(numbers.cbegin(), numbers.cend(), 0.0);
    for (double& one : numbers)
        one = sum > 0.0 ? one / sum : 1.0 / double(numbers.size());
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
    const qsizetype categories = table.categories.size();
    LabelPosteriors posteriors;
    posteriors.ofItems = shareOfAnswers(table);
    RaterModel raters(table);
    QList<double> prior(categories);
    QList<Chances> said(table.raters.size()); ///< [rater][category of the item][answer]
    const auto maximize = [&](const Chances& chances) {
        prior.fill(0.0);
        said.fill(Chances(categories, QList<double>(categories, 0.0)));
        for (const QList<double>& ofItem : chances) {
            for (qsizetype category = 0; category < ofItem.size(); ++category)
                prior[category] += ofItem.at(category);
        }
        for (const GivenRating& rating : table.given) {
            const QList<double>& ofItem = chances.at(rating.item);
            Chances& ofRater = said[rating.rater];
            for (qsizetype category = 0; category < categories; ++category)
                ofRater[category][rating.category] += ofItem.at(category);
        }
        toShares(prior);
        std::transform(prior.cbegin(), prior.cend(), raters.logPrior.begin(), logOf);
        for (int rater = 0; rater < said.size(); ++rater) {
            for (qsizetype category = 0; category < categories; ++category) {
                QList<double>& answers = said[rater][category];
                toShares(answers);
                for (int answer = 0; answer < categories; ++answer)
                    raters.logChancesOf(rater, answer)[category] = logOf(answers.at(answer));
            }
        }
    };
    expectAndMaximize(posteriors, table, raters, maximize);
    return posteriors;
}

LabelPosteriors mace(const RatingTable& table)
{
    const qsizetype categories = table.categories.size();
    LabelPosteriors posteriors;
    posteriors.ofItems = shareOfAnswers(table);
    posteriors.competence.fill(0.5, table.raters.size());
    RaterModel raters(table);
    raters.logPrior.fill(-std::log(double(categories)));
    Chances habits(table.raters.size(), QList<double>(categories, 1.0 / double(categories)));
    const auto maximize = [&](const Chances& chances) {
        QList<double> known(table.raters.size(), 0.0);
        QList<double> answers(table.raters.size(), 0.0);
        Chances guessed(table.raters.size(), QList<double>(categories, 0.0));
        for (const GivenRating& rating : table.given) {
            // Who says the label knew it, or guessed it.
            const double knows = posteriors.competence.at(rating.rater);
            const double guesses = (1.0 - knows) * habits.at(rating.rater).at(rating.category);
            const double right = chances.at(rating.item).at(rating.category);
            const double knew = right * knows / std::max(knows + guesses, kLeastChance);
            known[rating.rater] += knew;
            answers[rating.rater] += 1.0;
            guessed[rating.rater][rating.category] += 1.0 - knew;
        }
        for (int rater = 0; rater < known.size(); ++rater) {
            if (answers.at(rater) > 0.0)
                posteriors.competence[rater] = known.at(rater) / answers.at(rater);
            toShares(guessed[rater]);
            const double knows = posteriors.competence.at(rater);
            for (int answer = 0; answer < categories; ++answer) {
                const double guesses = (1.0 - knows) * guessed.at(rater).at(answer);
                double* ofAnswer = raters.logChancesOf(rater, answer);
                for (int category = 0; category < categories; ++category)
                    ofAnswer[category] = logOf(guesses + (category == answer ? knows : 0.0));
            }
        }
        habits = guessed;
    };
    expectAndMaximize(posteriors, table, raters, maximize);
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
