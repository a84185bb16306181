#include "models/studies/questionresults.h"

#include "models/inference/means.h"
#include "models/studies/impliedpairs.h"
#include "models/words.h"

#include <QHash>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace tandem::studies {

namespace {

/// An answer with a place in a table.
struct PlacedAnswer
{
    int item = 0;
    int rater = 0;
    const QString* value = nullptr;
};

/// The number that an answer on a scale is; none where it is no number.
std::optional<double> scaleNumber(const QString& value)
{
    bool isNumber = false;
    const double number = value.toDouble(&isNumber);
    return isNumber && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

/// Fills in the categories of a scale; returns those of the values as they are written.
QHash<QString, int> placesOnScale(const Question& question, const QList<PlacedAnswer>& answers,
    Categories categories, RatingTable& table)
{
    QMap<double, QString> numbers;
    if (categories == Categories::Declared) {
        for (int number = question.least; number <= question.most; ++number)
            numbers.insert(number, QString::number(number));
    }
    QHash<QString, double> written;
    for (const PlacedAnswer& answer : answers) {
        const auto number =
            written.contains(*answer.value) ? std::nullopt : scaleNumber(*answer.value);
        if (!number)
            continue;
        written.insert(*answer.value, *number);
        if (!numbers.contains(*number))
            numbers.insert(*number, *answer.value);
    }
    table.scale = RatingScale::Ordinal;
    table.values = numbers.keys();
    table.categories = numbers.values();
    table.hasOrder = true;
    table.orderIsGiven = categories == Categories::Declared;
    QHash<QString, int> places;
    for (auto one = written.cbegin(); one != written.cend(); ++one) {
        const auto at = std::lower_bound(table.values.cbegin(), table.values.cend(), one.value());
        places.insert(one.key(), int(at - table.values.cbegin()));
    }
    return places;
}

/// The same of a choice; what is no option of it comes last.
QHash<QString, int> placesOfOptions(const Question& question, const QList<PlacedAnswer>& answers,
    Categories categories, RatingTable& table)
{
    QHash<QString, int> places;
    for (const PlacedAnswer& answer : answers)
        places.insert(*answer.value, -1);
    QStringList others = places.keys();
    for (const Option& option : question.options) {
        if (others.removeOne(option.value) || categories == Categories::Declared)
            table.categories.append(option.value);
    }
    std::sort(others.begin(), others.end());
    table.categories += others;
    for (int place = 0; place < table.categories.size(); ++place) {
        places.insert(table.categories.at(place), place);
        table.values.append(place);
    }
    return places;
}

/// The places of rated items in StudyAnswers::items.
QList<qsizetype> ratedPlaces(const QList<StudyItem>& items)
{
    QList<qsizetype> places;
    for (qsizetype i = 0; i < items.size(); ++i) {
        if (items.at(i).item.kind == ItemKind::Rated)
            places.append(i);
    }
    return places;
}

ItemMajority majorityOf(const QList<int>& votes, const QuestionResults& results)
{
    ItemMajority majority;
    majority.votes = votes;
    const int most = *std::max_element(votes.cbegin(), votes.cend());
    for (qsizetype i = 0; i < votes.size(); ++i) {
        if (votes.at(i) == most)
            majority.tied.append(results.values.at(i));
    }
    if (majority.tied.size() == 1) {
        majority.choice = majority.tied.takeFirst();
        majority.side = sideOfValue(results.question, majority.choice);
    }
    return majority;
}

/// Goes through the items of a table with their answers.
template <typename Take>
void eachRatedItem(const RatingTable& table, const Take& take)
{
    qsizetype at = 0;
    while (at < table.given.size()) {
        const int item = table.given.at(at).item;
        const qsizetype first = at;
        while (at < table.given.size() && table.given.at(at).item == item)
            ++at;
        take(item, table.given.mid(first, at - first));
    }
}

void addMajorities(
    QuestionResults& results, const RatingTable& table, const QList<qsizetype>& places)
{
    eachRatedItem(table, [&](int item, const QList<GivenRating>& given) {
        QList<int> votes(table.categories.size(), 0);
        for (const GivenRating& rating : given)
            ++votes[rating.category];
        ItemMajority majority = majorityOf(votes, results);
        majority.item = places.at(item);
        results.tiedItems += majority.tied.isEmpty() ? 0 : 1;
        results.majorities.append(majority);
    });
}

void addMeans(QuestionResults& results, const RatingTable& table, const QList<qsizetype>& places)
{
    QList<double> means;
    QList<double> all;
    eachRatedItem(table, [&](int item, const QList<GivenRating>& given) {
        double sum = 0.0;
        for (const GivenRating& rating : given) {
            all.append(table.values.at(rating.category));
            sum += all.constLast();
        }
        means.append(sum / double(given.size()));
        results.itemMeans.append(
            {places.at(item), Figure::defined(means.constLast(), given.size())});
    });
    if (means.isEmpty()) {
        results.mean = Figure::undefined(StudyWords::tr("No one answered the question."), 0);
        return;
    }
    const Interval ends{std::min(double(results.question.least), table.values.constFirst()),
        std::max(double(results.question.most), table.values.constLast())};
    results.mean = results.isBounded ? inference::meanWithInterval(means, ends)
                                     : inference::meanWithInterval(means);
    std::sort(all.begin(), all.end());
    results.median = (all.at(all.size() / 2) + all.at((all.size() - 1) / 2)) / 2.0;
}

} // namespace

int sideOfValue(const Question& question, const QString& value)
{
    const auto option = std::find_if(question.options.cbegin(), question.options.cend(),
        [&](const Option& one) { return one.value == value; });
    return option == question.options.cend() ? 0 : option->side;
}

bool hasSides(const Question& question)
{
    const auto has = [&](int side) {
        return std::any_of(question.options.cbegin(), question.options.cend(),
            [side](const Option& option) { return option.side == side; });
    };
    return question.kind == Question::Kind::Choice && has(1) && has(2);
}

RatingTable ratingsOf(const StudyAnswers& answers, const Question& question,
    const QList<bool>& counts, Categories categories)
{
    RatingTable table;
    QList<int> rows(answers.items.size(), -1);
    for (const qsizetype place : ratedPlaces(answers.items)) {
        rows[place] = int(table.items.size());
        table.items.append(answers.items.at(place).item.name);
    }
    QList<int> numbers(answers.raters.size(), -1);
    for (int rater = 0; rater < answers.raters.size(); ++rater) {
        if (!counts.at(rater))
            continue;
        numbers[rater] = int(table.raters.size());
        table.raters.append(answers.raters.at(rater).name);
    }
    QList<PlacedAnswer> placed;
    for (const RatedAnswer& answer : answers.answers) {
        if (rows.at(answer.item) >= 0 && counts.at(answer.rater) &&
            answer.question == question.name)
            placed.append({rows.at(answer.item), numbers.at(answer.rater), &answer.value});
    }
    if (question.kind == Question::Kind::Text)
        return table;
    // Pairs that are implied have two sides, whichever of them happened to win.
    if (answers.arePairsImplied)
        categories = Categories::Declared;
    const QHash<QString, int> places = question.kind == Question::Kind::Scale
                                           ? placesOnScale(question, placed, categories, table)
                                           : placesOfOptions(question, placed, categories, table);
    table.given.reserve(placed.size());
    for (const PlacedAnswer& answer : placed) {
        if (const int category = places.value(*answer.value, -1); category >= 0)
            table.given.append({answer.item, answer.rater, category});
    }
    std::sort(table.given.begin(), table.given.end());
    return table;
}

QuestionResults questionResults(const StudyAnswers& answers, const Question& question,
    const QList<bool>& counts, Categories categories)
{
    QuestionResults results;
    results.question = question;
    if (question.kind == Question::Kind::Text) {
        QSet<qsizetype> items;
        QSet<int> raters;
        for (const RatedAnswer& answer : answers.answers) {
            const bool isRated = answers.items.at(answer.item).item.kind == ItemKind::Rated;
            if (!isRated || !counts.at(answer.rater) || answer.question != question.name)
                continue;
            results.written.append({answer.item, answer.rater, answer.value});
            items.insert(answer.item);
            raters.insert(answer.rater);
        }
        std::sort(results.written.begin(), results.written.end(),
            [](const WrittenAnswer& one, const WrittenAnswer& other) {
                return std::tie(one.item, one.rater) < std::tie(other.item, other.rater);
            });
        results.answers = results.written.size();
        results.items = items.size();
        results.raters = raters.size();
        return results;
    }
    const RatingTable table = ratingsOf(answers, question, counts, categories);
    const QList<qsizetype> places = ratedPlaces(answers.items);
    results.values = table.categories;
    results.times.resize(table.categories.size());
    for (const GivenRating& rating : table.given)
        ++results.times[rating.category];
    results.answers = table.given.size();
    results.agreement = ratingsAgreement(table, Alphas::OfEveryScale);
    results.raters = results.agreement->raters;
    results.items = results.agreement->items - results.agreement->unrated;
    results.isBounded = results.isScale() && question.least < question.most &&
                        !answers.openScales.contains(question.name);
    if (answers.arePairsImplied) {
        results.arePairsImplied = true;
        results.items = realItems(answers, table, 1);
        results.answers = realAnswers(answers, table);
        keepSymmetric(*results.agreement, realItems(answers, table, 2));
    }
    if (results.isChoice()) {
        addMajorities(results, table, places);
        if (!answers.arePairsImplied)
            results.labels = modelledLabels(table);
    } else {
        addMeans(results, table, places);
    }
    if (hasSides(question)) {
        results.systems = systemWins(answers, results);
        results.systemTests = systemTests(answers, question, counts);
        results.strengths = systemStrengths(results.systemTests);
    }
    return results;
}

} // namespace tandem::studies
