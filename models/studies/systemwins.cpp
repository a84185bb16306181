#include "models/studies/systemwins.h"

#include "models/inference/holm.h"
#include "models/inference/intervals.h"
#include "models/inference/signtest.h"
#include "models/studies/itemclusters.h"
#include "models/studies/questionresults.h"

#include <QHash>
#include <QMap>
#include <QSet>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace tandem::studies {

namespace {

using Pairing = std::pair<QString, QString>; ///< a system and the other one; empty: all others

/// Whether an item compares texts of two systems.
bool namesBoth(const ItemSource& source)
{
    return !source.systems[0].isEmpty() && !source.systems[1].isEmpty() &&
           source.systems[0] != source.systems[1];
}

/// Answers for side 1, for side 2 and for neither.
struct SideVotes
{
    int of[3] = {0, 0, 0};

    static SideVotes from(const QuestionResults& question, const ItemMajority& majority)
    {
        SideVotes votes;
        for (qsizetype i = 0; i < majority.votes.size(); ++i)
            votes.of[sideOfValue(question.question, question.values.at(i))] += majority.votes.at(i);
        return votes;
    }
};

/// What is summed up of a line.
struct LineSums
{
    qint64 won = 0;
    qint64 lost = 0;
    qint64 tied = 0;
    qint64 items = 0;
    qint64 itemsWon = 0;
    qint64 itemsLost = 0;
    QSet<int> clusters = {}; ///< of these items

    void add(const SideVotes& votes, int side, int majority, int cluster)
    {
        won += votes.of[side];
        lost += votes.of[3 - side];
        tied += votes.of[0];
        ++items;
        clusters.insert(cluster);
        itemsWon += majority == side ? 1 : 0;
        itemsLost += majority == 3 - side ? 1 : 0;
    }
};

Figure shareOfComparisons(qint64 part, const LineSums& sums)
{
    const qint64 all = sums.won + sums.lost + sums.tied;
    const double share = double(part) / double(all);
    return Figure::defined(
        share, all, inference::shareWithWilson(share * double(sums.items), sums.items).interval);
}

SystemWins winsOf(const Pairing& line, const LineSums& sums)
{
    SystemWins wins;
    wins.system = line.first;
    wins.against = line.second;
    wins.won = shareOfComparisons(sums.won, sums);
    wins.lost = shareOfComparisons(sums.lost, sums);
    wins.tied = shareOfComparisons(sums.tied, sums);
    wins.items = sums.items;
    wins.itemsWon = sums.itemsWon;
    wins.itemsLost = sums.itemsLost;
    return wins;
}

} // namespace

QList<QList<ItemWins>> winsOfItems(
    const QList<SystemWins>& systems, const StudyAnswers& answers, const QuestionResults& question)
{
    QHash<Pairing, qsizetype> places;
    for (qsizetype i = 0; i < systems.size(); ++i)
        places.insert({systems.at(i).system, systems.at(i).against}, i);
    QList<QList<ItemWins>> all;
    for (const ItemMajority& majority : question.majorities) {
        const ItemSource& source = answers.items.at(majority.item).source;
        QList<ItemWins> ofItem;
        const SideVotes votes = SideVotes::from(question, majority);
        for (int side = 1; namesBoth(source) && side <= 2; ++side) {
            const QString& system = source.systems[side - 1];
            for (const QString& against : {QString(), source.systems[2 - side]}) {
                if (const qsizetype line = places.value({system, against}, -1); line >= 0)
                    ofItem.append({line, votes.of[side], votes.of[3 - side], votes.of[0]});
            }
        }
        all.append(ofItem);
    }
    return all;
}

QList<SystemWins> systemWins(const StudyAnswers& answers, const QuestionResults& question)
{
    QMap<Pairing, LineSums> sums;
    const ItemClusters clusters = itemClusters(answers.items);
    for (const ItemMajority& majority : question.majorities) {
        const ItemSource& source = answers.items.at(majority.item).source;
        if (!namesBoth(source))
            continue;
        const SideVotes votes = SideVotes::from(question, majority);
        for (int side = 1; side <= 2; ++side) {
            const QString& system = source.systems[side - 1];
            const int cluster = clusters.ofItem.at(majority.item);
            sums[{system, QString()}].add(votes, side, majority.side, cluster);
            sums[{system, source.systems[2 - side]}].add(votes, side, majority.side, cluster);
        }
    }
    // Of two systems the lines of all others are those of the other one.
    const bool areTwo = sums.size() == 4;
    QList<SystemWins> systems;
    for (auto line = sums.begin(); line != sums.end(); ++line) {
        if (answers.arePairsImplied)
            line->items = line->clusters.size();
        if (!areTwo || line.key().second.isEmpty())
            systems.append(winsOf(line.key(), *line));
    }
    return systems;
}

namespace {

/// Comparisons won less those lost, by what they share.
struct ClusteredSums
{
    QMap<int, int> ofClusters;
    QMap<int, int> ofRaters;
    QMap<std::pair<int, int>, int> ofBoth;

    void add(int cluster, int rater, int score)
    {
        ofClusters[cluster] += score;
        ofRaters[rater] += score;
        ofBoth[{cluster, rater}] += score;
    }
};

template <typename Key>
double sumOfSquares(const QMap<Key, int>& sums)
{
    double squares = 0.0;
    for (const int sum : sums)
        squares += double(sum) * double(sum);
    return squares;
}

double sumOfSquaresOf(const QList<int>& sums)
{
    return std::accumulate(sums.cbegin(), sums.cend(), 0.0,
        [](double squares, int sum) { return squares + double(sum) * double(sum); });
}

void addProbabilities(SystemTest& test, const ClusteredSums& sums)
{
    test.clusters = sums.ofClusters.size();
    test.raters = sums.ofRaters.size();
    const SystemProbabilities found = systemProbabilities(
        sums.ofClusters.values(), sums.ofRaters.values(), sumOfSquares(sums.ofBoth));
    test.pItems = found.pItems;
    test.pRaters = found.pRaters;
    test.p = found.p;
}

} // namespace

SystemProbabilities systemProbabilities(
    const QList<int>& ofItems, const QList<int>& ofRaters, double both)
{
    SystemProbabilities found;
    found.pItems = inference::signFlipTest(ofItems).p;
    if (ofRaters.size() < 2)
        return found;
    found.pRaters = inference::signFlipTest(ofRaters).p;
    // The normal approximation: what items and raters share is in both of their variances; without
    // it the variance may come out smaller than either.
    const double items = sumOfSquaresOf(ofItems);
    const double raters = sumOfSquaresOf(ofRaters);
    const double variance = std::max({items + raters - both, items, raters});
    const double difference = std::accumulate(ofItems.cbegin(), ofItems.cend(), 0.0);
    const double normal =
        variance == 0.0 ? 1.0 : std::erfc(std::abs(difference) / std::sqrt(2 * variance));
    found.p = std::max({found.pItems, *found.pRaters, normal});
    return found;
}

QList<SystemTest> systemTests(
    const StudyAnswers& answers, const Question& question, const QList<bool>& countsOf)
{
    using Pair = std::pair<QString, QString>;
    QMap<Pair, SystemTest> tests;
    QMap<Pair, ClusteredSums> sums;
    const ItemClusters clusters = itemClusters(answers.items);
    for (const RatedAnswer& answer : answers.answers) {
        const StudyItem& item = answers.items.at(answer.item);
        const auto& [one, other] = item.source.systems;
        if (item.item.kind != ItemKind::Rated || !countsOf.at(answer.rater) ||
            answer.question != question.name || one.isEmpty() || other.isEmpty() || one == other)
            continue;
        const bool isTurned = other < one;
        const Pair pair = isTurned ? Pair(other, one) : Pair(one, other);
        SystemTest& test = tests[pair];
        const int side = sideOfValue(question, answer.value);
        const int score = side == 0 ? 0 : (side == 1) != isTurned ? 1 : -1;
        ++(score > 0 ? test.won : score < 0 ? test.lost : test.tied);
        sums[pair].add(clusters.ofItem.at(answer.item), answer.rater, score);
    }
    QList<SystemTest> all;
    for (auto pair = tests.begin(); pair != tests.end(); ++pair) {
        pair->first = pair.key().first;
        pair->second = pair.key().second;
        addProbabilities(*pair, sums.value(pair.key()));
        all.append(*pair);
    }
    inference::adjustByHolm(all, &SystemTest::p, &SystemTest::holm);
    return all;
}

} // namespace tandem::studies
